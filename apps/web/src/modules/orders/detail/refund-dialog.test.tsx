import { cleanup, fireEvent, screen } from '@testing-library/react'
import { setPerson } from '@titian/site'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { cleanupPage, renderPage } from '../../../testing/render-page.tsx'
import { makeOrder } from '../factories.ts'
import { RefundDialog } from './refund-dialog.tsx'

beforeEach(() => setPerson('student'))
afterEach(() => {
  sessionStorage.clear()
  localStorage.clear()
  cleanupPage()
})

const order = makeOrder({ status: 2, may: { ...makeOrder().may, refund: true } })

async function open() {
  await renderPage(<RefundDialog order={order} />, { at: '/', language: 'en' })
  fireEvent.click(await screen.findByRole('button', { name: 'Ask for a refund' }))
  return screen.findByLabelText<HTMLTextAreaElement>(/Why do you want/)
}

it('[FRM-384] the unfinished reason of a refund is kept until the dialog is opened again', async () => {
  fireEvent.change(await open(), { target: { value: 'The course began late' } })
  fireEvent.keyDown(document.body, { key: 'Escape' })
  cleanup()
  expect((await open()).value).toBe('The course began late')
})
