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
  // Nothing is confirmed in the first half second of a dialog.
  await waitFor(() => expect(button.getAttribute('aria-disabled')).toBeNull(), { timeout: 2000 })
  return button
}
const letter = () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: /Letter/ })

it('[JOB-024] shows what goes to whom, sends letter and post once at a double press, and says so', async () => {
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

it('[JOB-005] has the lists that were seen before ask for the states again once it is sent', async () => {
  signIn()
  const { client } = await open(wholePost(), { [applications.sendEmail.path]: detail() })
  const seen = askKey(employment.deliveryOfPosts, { positionIds: ['one', 'two'] })
  client.setQueryData(seen, { extend: { delivery: {} } })
  await openDialog()
  await user.click(await send())
  await waitFor(() => expect(client.getQueryState(seen)?.isInvalidated).toBe(true))
})

it('keeps the letter when the network fails, in the dialog and when it is opened again', async () => {
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

it('holds a letter of more than 1,000 characters back and takes nothing of it away', async () => {
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

it('asks a visitor to sign in, and opens the dialog afterwards without sending', async () => {
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

it('[JOB-044] lets apply again after the application was withdrawn', async () => {
  signIn()
  await open(applied('withdrawn'))
  expect(await screen.findByRole('button', { name: 'Apply again' })).toBeTruthy()
  expect(screen.getByText('Withdrawn')).toBeTruthy()
})

it('[JOB-050] offers no application where the job has ended', async () => {
  signIn()
  await open(wholePost({ state: 'ended' }))
  await new Promise((done) => setTimeout(done, 100))
  expect(screen.queryByRole('button')).toBeNull()
})

it('has the button of a phone in the bar at the lower edge alone', async () => {
  signIn()
  browseAs(phoneAgent)
  await open(wholePost(), {}, 'en', ApplyBar)
  expect(await screen.findByRole('button', { name: 'Apply' })).toBeTruthy()
  document.body.innerHTML = ''
  await open(wholePost())
  await new Promise((done) => setTimeout(done, 100))
  expect(screen.queryByRole('button', { name: 'Apply' })).toBeNull()
})
