import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { accounts, applications, employment, reasons } from '@titian/contract'
import { askKey } from '@titian/site'
import { afterEach, beforeEach, expect, it } from 'vitest'
import type { AppliedPost } from '../../../parts/job-acts.ts'
import {
  browseAs,
  cleanupPage,
  desktopAgent,
  phoneAgent,
  renderPage,
} from '../../../testing/render-page.tsx'
import { card, detail, person, refused, wholePost } from '../testing/factories.ts'
import { signIn, signOut } from '../testing/sign-in.ts'
import { ApplyBar, ApplyToPost } from './apply-to-post.tsx'

const userJob = {
  sent: 1,
  collected: 0,
  toDo: 0,
  waiting: 1,
  ended: 0,
  sentList: [card()],
  collectedList: [],
}

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})
afterEach(() => {
  signOut()
  cleanupPage()
  browseAs(desktopAgent)
  document.body.innerHTML = ''
})

const open = (
  post: AppliedPost,
  answers: object = {},
  language: 'en' | 'zh' | 'my' = 'en',
  Place = ApplyToPost,
) =>
  renderPage(<Place post={post} />, {
    language,
    answers: {
      [accounts.loginInfo.path]: person,
      [applications.userJob.path]: userJob,
      ...answers,
    },
  })

const applied = (delivery: 'delivered' | 'withdrawn' | 'offered') =>
  Object.assign(wholePost(), { extend: { delivery } })

const user = userEvent.setup()
const openDialog = async () => user.click(await screen.findByRole('button', { name: 'Apply' }))
const send = async () => {
  const button = await screen.findByRole('button', { name: 'Send application' })
  // A dialog ignores clicks in its first half second (FRM-366).
  await waitFor(() => expect(button.getAttribute('aria-disabled')).toBeNull(), { timeout: 2000 })
  return button
}
const letter = () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: /Letter/ })

it('[JOB-024] the dialog shows what is sent to whom, and a double click sends letter and post once', async () => {
  signIn()
  const inputs: unknown[] = []
  await open(wholePost(), {
    [applications.sendEmail.path]: (input: unknown) => {
      inputs.push(input)
      return detail()
    },
  })
  await openDialog()
  const dialog = within(await screen.findByRole('dialog'))
  expect(dialog.getByText('Your application goes to Kedai Maju.')).toBeTruthy()
  expect(dialog.getByText('You can withdraw until you accept an offer.')).toBeTruthy()
  expect(dialog.getByRole('link', { name: /Look at your resume/ }).getAttribute('href')).toBe(
    '/resume',
  )
  await user.type(await letter(), ' I like shops. ')
  await user.dblClick(await send())
  await waitFor(() => expect(inputs).toEqual([{ positionId: 'one', letter: 'I like shops.' }]))
  expect(await screen.findByText('Your application was sent to Kedai Maju')).toBeTruthy()
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

it('[JOB-005] lists that were shown before load the states again after an application', async () => {
  signIn()
  const { client } = await open(wholePost(), { [applications.sendEmail.path]: detail() })
  const seen = askKey(employment.deliveryOfPosts, { positionIds: ['one', 'two'] })
  client.setQueryData(seen, { extend: { delivery: {} } })
  await openDialog()
  await user.click(await send())
  await waitFor(() => expect(client.getQueryState(seen)?.isInvalidated).toBe(true))
})

it('the letter survives a network failure and closing the dialog', async () => {
  signIn()
  await open(wholePost())
  await openDialog()
  await user.type(await letter(), 'I like shops.')
  await user.click(await send())
  expect((await screen.findByRole('alert')).textContent).not.toBe('')
  expect((await letter()).value).toBe('I like shops.')
  await user.click(screen.getByRole('button', { name: 'Cancel' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await openDialog()
  expect((await letter()).value).toBe('I like shops.')
})

it('a letter of more than 1,000 characters is not sent and not truncated', async () => {
  signIn()
  const { asked } = await open(wholePost(), { [applications.sendEmail.path]: detail() })
  await openDialog()
  const field = await letter()
  await user.click(field)
  await user.paste('x'.repeat(1001))
  await user.click(await send())
  expect(await screen.findByText('A letter has at most 1,000 characters.')).toBeTruthy()
  expect(field.value).toHaveLength(1001)
  expect(asked).not.toContain(applications.sendEmail.path)
})

it.each([
  ['intentionMissing', -217, 403, 'Add a job intention', '/resume'],
  ['postEnded', -4, 409, 'Other jobs', '/employment'],
  ['companyNoAddress', -4, 409, 'Other jobs', '/employment'],
] as const)(
  '[JOB-024] shows %s in its place, with a way on',
  async (reason, code, status, name, href) => {
    signIn()
    await open(wholePost(), {
      [applications.sendEmail.path]: () => refused(code, status, { reason }),
    })
    await openDialog()
    await user.type(await letter(), 'I like shops.')
    await user.click(await send())
    const dialog = within(await screen.findByRole('dialog'))
    expect(await dialog.findByText(reasons[reason].en)).toBeTruthy()
    expect(dialog.getByRole('link', { name }).getAttribute('href')).toBe(href)
    expect((await letter()).value).toBe('I like shops.')
  },
)

it('a visitor is asked to sign in, and then sees the dialog without anything being sent', async () => {
  const { asked } = await open(wholePost(), { [applications.sendEmail.path]: detail() })
  await openDialog()
  expect(screen.queryByRole('dialog')).toBeNull()
  signIn()
  expect(await screen.findByRole('dialog', { name: 'Apply: Shop operator' })).toBeTruthy()
  expect(asked).not.toContain(applications.sendEmail.path)
})

it.each([
  ['en', 'Sent', 'See your application'],
  ['zh', '已投递', '查看您的申请'],
  ['my', 'Dihantar', 'Lihat permohonan anda'],
] as const)(
  '[JOB-043] shows the state with a link to the application instead of the button, in %s',
  async (language, state, name) => {
    signIn()
    await open(applied('delivered'), {}, language)
    expect(await screen.findByText(state)).toBeTruthy()
    const see = await screen.findByRole('link', { name })
    await waitFor(() => expect(see.getAttribute('href')).toBe('/applications/first'))
    expect(screen.queryByRole('button')).toBeNull()
  },
)

it('[JOB-044] after a withdrawal one can apply again', async () => {
  signIn()
  await open(applied('withdrawn'))
  expect(await screen.findByRole('button', { name: 'Apply again' })).toBeTruthy()
  expect(screen.getByText('Withdrawn')).toBeTruthy()
})

it('[JOB-050] an ended job offers no application', async () => {
  signIn()
  await open(wholePost({ state: 'ended' }))
  await new Promise((done) => setTimeout(done, 100))
  expect(screen.queryByRole('button')).toBeNull()
})

it('on a phone the button is only in the bar at the bottom', async () => {
  signIn()
  browseAs(phoneAgent)
  await open(wholePost(), {}, 'en', ApplyBar)
  expect(await screen.findByRole('button', { name: 'Apply' })).toBeTruthy()
  document.body.innerHTML = ''
  await open(wholePost())
  await new Promise((done) => setTimeout(done, 100))
  expect(screen.queryByRole('button', { name: 'Apply' })).toBeNull()
})
