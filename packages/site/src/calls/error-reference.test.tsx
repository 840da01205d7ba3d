import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { refusals } from '@titian/contract'
import { afterEach, expect, it, vi } from 'vitest'
import { ErrorView } from '../parts/error-view.tsx'
import { FormError } from '../parts/form-error.tsx'
import { renderWithSite } from '../testing/render-with-site.tsx'
import { ServerRefusal } from './refusal.ts'
import { useShowFailure } from './use-show-failure.ts'

afterEach(cleanup)

const { busy, alreadyDone } = refusals
const unexpected = new ServerRefusal('/x', busy.status, {
  code: busy.code,
  msg: '',
  extend: { refusal: 'busy', reference: '7QKX2M4P9Z' },
})
const expected = new ServerRefusal('/x', alreadyDone.status, { code: alreadyDone.code, msg: '' })

function copies() {
  const writeText = vi.fn(() => Promise.resolve())
  Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true })
  return writeText
}

it('[OPS-054] a page that could not be loaded shows the reference of the error, and copies it', async () => {
  const writeText = copies()
  await renderWithSite(<ErrorView error={unexpected} />)
  expect(await screen.findByText(/7QKX2M4P9Z/)).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Copy the reference' }))
  await waitFor(() => expect(writeText).toHaveBeenCalledWith('7QKX2M4P9Z'))
})

it('[OPS-054] a form shows the reference of an unexpected error, and none of an expected one', async () => {
  await renderWithSite(
    <>
      <FormError error={unexpected} />
      <FormError error={expected} />
    </>,
  )
  expect(await screen.findAllByRole('button', { name: 'Copy the reference' })).toHaveLength(1)
})

it('[OPS-054] a notice of an unexpected error shows the reference, and copies it', async () => {
  const writeText = copies()
  const Failing = () => {
    const show = useShowFailure()
    return <button onClick={() => show(unexpected)}>Save</button>
  }
  await renderWithSite(<Failing />)
  fireEvent.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText(/Reference: 7QKX2M4P9Z/)).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Copy the reference' }))
  await waitFor(() => expect(writeText).toHaveBeenCalledWith('7QKX2M4P9Z'))
})
