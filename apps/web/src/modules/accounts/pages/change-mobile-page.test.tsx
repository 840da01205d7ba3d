import { cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { accounts } from '@titian/contract'
import { sessionStore, setPerson } from '@titian/site'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { cleanupPage, renderPage } from '../../../testing/render-page.tsx'
import { refusal } from '../testing/refusal.ts'
import { field, person } from '../testing/render-at.tsx'
import { ChangeMobilePage } from './change-mobile-page.tsx'

function signIn() {
  document.cookie = 'isLogin=1; path=/'
  sessionStore.look()
  setPerson('u')
}

beforeEach(() => {
  sessionStorage.clear()
  signIn()
})
afterEach(() => {
  document.cookie = 'isLogin=; path=/; max-age=0'
  cleanupPage()
})

const open = () =>
  renderPage(<ChangeMobilePage />, {
    answers: {
      [accounts.loginInfo.path]: person,
      [accounts.verifyCode.path]: true,
      [accounts.updateMobile.path]: () => refusal('noPermission', { reason: 'oldNumberFirst' }),
    },
  })

it('[ACC-318] a reload continues with the second step, or restarts if the proof has expired', async () => {
  await open()
  await userEvent.type(await screen.findByLabelText('Code from the SMS'), '123456')
  await userEvent.click(screen.getByRole('button', { name: 'Next' }))
  expect(await screen.findByRole('button', { name: 'Save the new number' })).toBeTruthy()

  cleanup()
  cleanupPage()
  signIn()
  // Two equal requests at the same time would be refused (FRM-151), so the test waits.
  await new Promise((resolve) => setTimeout(resolve, 1100))
  await open()
  const bind = await screen.findByRole('button', { name: 'Save the new number' })
  await userEvent.type(field('phone'), '1123456789')
  await userEvent.type(screen.getByLabelText('Code from the SMS'), '123456')
  await userEvent.click(bind)
  await waitFor(() => expect(screen.getByRole('button', { name: 'Next' })).toBeTruthy())
  expect(sessionStorage.getItem('titian.of.u.oldNumber')).toBeNull()
})
