import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { type ApplicationDetail, applications, reasons } from '@titian/contract'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { paths } from '../../../app/paths.ts'
import { cleanupPage, renderPage } from '../../../testing/render-page.tsx'
import { copy, detail, refused } from '../testing/factories.ts'
import { ApplicationPage } from './application-page.tsx'

beforeEach(() => localStorage.clear())
afterEach(() => {
  cleanupPage()
  vi.restoreAllMocks()
})

const open = (
  answer: ApplicationDetail | (() => ApplicationDetail),
  answers: Record<string, unknown> = {},
) =>
  renderPage(<ApplicationPage />, {
    at: '/applications/first',
    path: paths.application,
    answers: { [applications.application.path]: answer, ...answers },
  })

const user = userEvent.setup()
const confirm = async (name: string) => {
  const button = await within(await screen.findByRole('dialog')).findByRole('button', { name })
  await waitFor(() => expect(button.getAttribute('aria-disabled')).toBeNull(), { timeout: 2000 })
  return button
}

const interview = { at: '2026-12-01T09:30:00.000Z', place: '12 Jalan Ampang' }
const invited = detail({
  state: 'interview',
  next: 'prepare',
  interview,
  timeline: [
    ...detail().timeline,
    {
      at: '2026-11-21T08:00:00.000Z',
      state: 'viewed',
      by: 'company',
      note: '',
      interview: null,
    },
    {
      at: '2026-11-22T08:00:00.000Z',
      state: 'interview',
      by: 'company',
      note: 'Bring your resume.',
      interview,
    },
  ],
})
const offered = detail({ state: 'offered', next: 'answerOffer', mayAnswerOffer: true })

it('[JOB-041] the history is shown newest first, with person and note', async () => {
  await open(invited)
  const part = within(await screen.findByRole('region', { name: 'History' }))
  const steps = part.getAllByRole('listitem').map(({ textContent }) => textContent)
  expect(steps).toHaveLength(3)
  expect(steps[0]).toMatch(/^Invited to an interviewThe company · .*Bring your resume\.$/)
  expect(steps[1]).toMatch(/^Opened by the companyThe company/)
  expect(steps[2]).toMatch(/^SentYou · 20 Nov 2026/)
  expect(screen.getByText(/I like shops\.\s+I can start now\./)).toBeTruthy()
})

it('[JOB-106] the interview can be downloaded as a calendar file', async () => {
  const files: Blob[] = []
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    files.push(file as Blob)
    return 'blob:one'
  })
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {})
  await open(invited)
  await user.click(await screen.findByRole('button', { name: 'Add to calendar' }))
  expect(files).toHaveLength(1)
  expect(files[0]?.type).toContain('text/calendar')
  const text = (await files[0]?.text())?.replaceAll('\r\n ', '') ?? ''
  expect(text).toContain('UID:interview-first@localhost')
  expect(text).toContain('DTSTART:20261201T093000Z')
  expect(text).toContain('LOCATION:12 Jalan Ampang')
  expect(text).toContain('DESCRIPTION:Bring your resume.')
})

it('[JOB-044] withdrawing needs a confirmation, and a double click sends it once with the note', async () => {
  const inputs: unknown[] = []
  await open(detail(), {
    [applications.withdrawApplication.path]: (input: unknown) => {
      inputs.push(input)
      return detail({ state: 'withdrawn', next: 'none', mayWithdraw: false })
    },
  })
  await user.click(await screen.findByRole('button', { name: 'Withdraw the application' }))
  await user.type(await screen.findByRole('textbox'), 'I found another job.')
  expect(inputs).toEqual([])
  await user.dblClick(await confirm('Withdraw the application'))
  await waitFor(() => expect(inputs).toEqual([{ sign: 'first', note: 'I found another job.' }]))
  expect(await screen.findByText('Withdrawn')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Withdraw the application' })).toBeNull()
})

it('the note is kept when the network fails', async () => {
  await open(detail())
  await user.click(await screen.findByRole('button', { name: 'Withdraw the application' }))
  const note = await screen.findByRole<HTMLTextAreaElement>('textbox')
  await user.type(note, 'I found another job.')
  await user.click(await confirm('Withdraw the application'))
  expect(await screen.findByRole('alert')).toBeTruthy()
  expect(note.value).toBe('I found another job.')
})

it.each([
  [true, 'Accept the offer', 'accepted', 'Offer accepted'],
  [false, 'Decline the offer', 'declined', 'Offer declined'],
] as const)('[JOB-041] answers an offer with accept %s', async (accept, name, state, words) => {
  const inputs: unknown[] = []
  await open(offered, {
    [applications.answerOffer.path]: (input: unknown) => {
      inputs.push(input)
      return detail({ state, next: 'none', mayWithdraw: false })
    },
  })
  await user.click(await screen.findByRole('button', { name }))
  await user.dblClick(await confirm(name))
  await waitFor(() => expect(inputs).toEqual([{ sign: 'first', accept, note: '' }]))
  expect(await screen.findByText(words)).toBeTruthy()
  expect(screen.queryByRole('button', { name })).toBeNull()
})

it('[JOB-103] an offer that was answered in another window shows its state, and the note is kept', async () => {
  let now = offered
  await open(() => now, {
    [applications.answerOffer.path]: () => {
      now = detail({ state: 'declined', next: 'none', mayWithdraw: false })
      return refused(-4, 409, { reason: 'applicationOver' })
    },
  })
  await user.click(await screen.findByRole('button', { name: 'Accept the offer' }))
  const note = await screen.findByRole<HTMLTextAreaElement>('textbox')
  await user.type(note, 'Thank you.')
  await user.click(await confirm('Accept the offer'))
  expect(
    await screen.findByText(
      'This application has changed: Offer declined. What you wrote is still here.',
    ),
  ).toBeTruthy()
  expect(screen.getByText(reasons.applicationOver.en)).toBeTruthy()
  expect(note.value).toBe('Thank you.')
  const dialog = within(screen.getByRole('dialog'))
  expect(dialog.getByRole('button', { name: 'Accept the offer' })).toHaveProperty('disabled', true)
})

it('[JOB-047] only the actions that the server allows are offered', async () => {
  await open(detail({ mayWithdraw: false, mayAnswerOffer: false }))
  await screen.findByRole('heading', { level: 1, name: 'Shop operator' })
  for (const name of [/Withdraw/, /Accept/, /Decline/])
    expect(screen.queryByRole('button', { name })).toBeNull()
})

it('[JOB-048] the page says that the company could not be reached', async () => {
  await open(detail({ mail: 'failed' }))
  expect(
    await screen.findByText(
      'The company could not be reached by e-mail; your school sees this too.',
    ),
  ).toBeTruthy()
})

it('[JOB-042] the sent copy of the resume is shown on request', async () => {
  const { asked } = await open(detail(), { [applications.applicationResume.path]: copy })
  await user.click(await screen.findByRole('button', { name: 'Show the resume' }))
  expect(await screen.findByRole('heading', { name: '李玥' })).toBeTruthy()
  expect(screen.getByText(/^Copied on 20 November 2026/)).toBeTruthy()
  expect(asked).toContain(applications.applicationResume.path)
})
