import { cleanup, screen, waitFor } from '@testing-library/react'
import { accounts, privacy, schools, type AccountClosing } from '@titian/contract'
import { sessionStore, setPerson } from '@titian/site'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { cleanupPage, renderPage } from '../../testing/render-page.tsx'
import { LateParts } from './late-parts.tsx'

const person = {
  userId: 'u',
  name: 'Aisyah',
  mobile: '123456701',
  areaCode: '60',
  functionCodeList: [],
  impersonation: null,
  mustAgree: false,
}
const closing = {
  state: 'closing',
  requestedAt: '2026-11-02T08:00:00.000Z',
  endsAt: '2026-11-09T08:00:00.000Z',
  hindrances: [],
  kept: [],
  applications: 0,
} satisfies AccountClosing

function signIn() {
  document.cookie = 'isLogin=1; path=/'
  sessionStore.look()
  setPerson('u')
}

beforeEach(() => {
  sessionStorage.clear()
  localStorage.clear()
  signIn()
})
afterEach(() => {
  document.cookie = 'isLogin=; path=/; max-age=0'
  cleanupPage()
})

const open = (now: AccountClosing, at = '/course') =>
  renderPage(<LateParts />, {
    at,
    answers: {
      [accounts.loginInfo.path]: person,
      [schools.agreementsToAccept.path]: [],
      [privacy.accountClosing.path]: now,
    },
  })

/**
 * Two equal requests at the same time would be refused (FRM-151), so the clock advances between
 * pages.
 */
const nextPage = async () => {
  cleanup()
  cleanupPage()
  signIn()
  await new Promise((resolve) => setTimeout(resolve, 1100))
}

it('[ACC-317] after a sign-in, a person whose account is being closed is asked once whether to keep it', async () => {
  await open(closing)
  await waitFor(() => expect(document.body.textContent).toContain('9 Nov 2026'))
  await nextPage()
  // The dialog must not appear again on the next page of the same visit.
  const { asked } = await open(closing)
  await waitFor(() => expect(asked).toContain(accounts.loginInfo.path))
  await new Promise((resolve) => setTimeout(resolve, 100))
  expect(asked).not.toContain(privacy.accountClosing.path)
  expect(screen.queryByRole('dialog')).toBeNull()
})

it('[ACC-317] an open account is not asked, and an examination is not interrupted', async () => {
  await nextPage()
  const { asked } = await open({ ...closing, state: 'open' })
  await waitFor(() => expect(asked).toContain(privacy.accountClosing.path))
  expect(screen.queryByRole('dialog')).toBeNull()
  await nextPage()
  sessionStorage.clear()
  const during = await open(closing, '/testPaper')
  await waitFor(() => expect(during.asked).toContain(accounts.loginInfo.path))
  await new Promise((resolve) => setTimeout(resolve, 100))
  expect(during.asked).not.toContain(privacy.accountClosing.path)
})
