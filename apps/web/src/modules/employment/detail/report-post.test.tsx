import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { accounts, employment } from '@titian/contract'
import { sessionStore } from '@titian/site'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { cleanupPage, renderPage } from '../../../testing/render-page.tsx'
import { JobPage } from '../pages/job-page.tsx'
import { detail, person } from '../testing/factories.ts'

function signIn() {
  document.cookie = 'isLogin=1; path=/'
  sessionStore.look()
}

beforeEach(() => {
  sessionStorage.clear()
  localStorage.clear()
})
afterEach(() => {
  document.cookie = 'isLogin=; path=/; max-age=0'
  cleanupPage()
})

const open = (answers: object = {}, language: 'en' | 'zh' | 'my' = 'en') =>
  renderPage(<JobPage />, {
    at: '/job/one',
    path: '/job/$sign',
    language,
    answers: {
      [accounts.loginInfo.path]: person,
      [employment.jobDetails.path]: detail(),
      ...answers,
    },
  })
/** A dialog ignores clicks in its first half second (FRM-366). */
async function press(name = 'Report this post') {
  const button = await screen.findByRole('button', { name })
  await waitFor(() => expect(button.getAttribute('aria-disabled')).toBeNull())
  await userEvent.click(button)
}
const field = () => screen.findByRole('textbox', { name: /What is wrong with it/ })

it('[JOB-051] sends a reason and says what happens next', async () => {
  signIn()
  const sent: unknown[] = []
  await open({
    [employment.reportPost.path]: (input: unknown) => {
      sent.push(input)
      return { already: false }
    },
  })
  await press()
  const reason = await field()
  expect(reason.getAttribute('maxlength')).toBe('200')
  await userEvent.type(reason, ' x ')
  await press('Send report')
  expect(await screen.findByText('Write at least 3 characters.')).toBeTruthy()
  expect(sent).toEqual([])
  await userEvent.type(reason, 'Asks for a deposit')
  await press('Send report')
  expect(await screen.findByText('Thank you. The school will check this post.')).toBeTruthy()
  expect(sent).toEqual([{ positionId: 'one', reason: 'x Asks for a deposit' }])
  await press('Done')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

it.each([
  ['en', 'Report this post', 'Send report', /You have already reported this post/],
  ['zh', '举报此岗位', '提交举报', /您已举报过该岗位/],
  ['my', 'Laporkan jawatan ini', 'Hantar laporan', /Anda telah melaporkan jawatan ini/],
] as const)('[JOB-100] says in %s that the post is reported already', async (...words) => {
  const [language, report, send, text] = words
  signIn()
  await open({ [employment.reportPost.path]: { already: true } }, language)
  await press(report)
  await userEvent.type(await screen.findByRole('textbox'), 'Asks for a deposit')
  await press(send)
  expect(await screen.findByText(text)).toBeTruthy()
})

it('[JOB-051] a visitor signs in first and returns to the form', async () => {
  await open()
  await press()
  expect(screen.queryByRole('textbox', { name: /What is wrong with it/ })).toBeNull()
  signIn()
  expect(await field()).toBeTruthy()
})

it('[JOB-051] the text is kept when the report fails', async () => {
  signIn()
  await open()
  await press()
  await userEvent.type(await field(), 'Asks for a deposit')
  await press('Send report')
  expect(await screen.findByRole('alert')).toBeTruthy()
  expect(await field()).toHaveProperty('value', 'Asks for a deposit')
})
