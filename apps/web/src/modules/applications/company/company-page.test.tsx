import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { applications, type CompanyApplication, deliveryStates, reasons } from '@titian/contract'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { rememberLanguage } from '@titian/site'
import { paths } from '../../../app/paths.ts'
import { cleanupPage, renderPage } from '../../../testing/render-page.tsx'
import { ofCompany, refused } from '../testing/factories.ts'
import english from '../texts/en.json' with { type: 'json' }
import { CompanyPage } from './company-page.tsx'

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})
afterEach(() => {
  cleanupPage()
  document.body.innerHTML = ''
})

const token = 'abcdefghijklmnopqrstuvwxyz0123456789'
const { companyApplication, answerApplication } = applications

const open = (
  answer: CompanyApplication | (() => unknown),
  answers: Record<string, unknown> = {},
  language: 'en' | 'zh' | 'my' = 'en',
) =>
  renderPage(<CompanyPage />, {
    at: `/company-answer/${token}`,
    path: paths.companyAnswer,
    language,
    answers: { [companyApplication.path]: answer, ...answers },
  })

/** JOB-108: returns what the server responds after the end of an application. */
const over = (fields: Partial<CompanyApplication>) =>
  ofCompany({ applicantName: '', letter: '', timeline: [], steps: [], resume: null, ...fields })
const user = userEvent.setup()
const viewed = ofCompany({
  state: 'viewed',
  version: 2,
  steps: ['shortlisted', 'interview', 'offered', 'rejected'],
})
const confirm = async (name: string) => {
  const button = await within(await screen.findByRole('dialog')).findByRole('button', { name })
  await waitFor(() => expect(button.getAttribute('aria-disabled')).toBeNull(), { timeout: 2000 })
  return button
}
const press = async (name: string) => user.click(await screen.findByRole('button', { name }))
const field = (name: RegExp) => screen.findByLabelText<HTMLInputElement>(name)

it('[JOB-046] opening the page changes nothing: only the click opens the application, once', async () => {
  const inputs: unknown[] = []
  const { asked } = await open(ofCompany(), {
    [answerApplication.path]: (input: unknown) => {
      inputs.push(input)
      return viewed
    },
  })
  expect(await screen.findByText(/李玥 from Demo school applies for/)).toBeTruthy()
  expect(screen.queryByRole('article')).toBeNull()
  expect(screen.queryByText('I like shops.')).toBeNull()
  expect(asked).not.toContain(answerApplication.path)
  await user.dblClick(screen.getByRole('button', { name: 'Open the application' }))
  expect(await screen.findByText('I like shops.')).toBeTruthy()
  expect(await screen.findByRole('article')).toBeTruthy()
  expect(inputs).toEqual([{ token, version: 1, step: 'viewed' }])
})

it.each([
  ['Shortlist', 'shortlisted', 'Shortlist'],
  ['Make an offer', 'offered', 'Send the offer'],
  ['Reject', 'rejected', 'Reject'],
] as const)(
  '[JOB-046] sends %s after a confirmation, once, with the note',
  async (name, step, confirmed) => {
    const inputs: unknown[] = []
    await open(viewed, {
      [answerApplication.path]: (input: unknown) => {
        inputs.push(input)
        return ofCompany({ state: step, version: 3, steps: [] })
      },
    })
    await press(name)
    await user.type(await field(/Note to the applicant/), ' Thank you. ')
    expect(inputs).toEqual([])
    await user.dblClick(await confirm(confirmed))
    await waitFor(() =>
      expect(inputs).toEqual([
        { token, version: 2, step, note: 'Thank you.', interviewAt: null, interviewPlace: '' },
      ]),
    )
    expect(await screen.findByText('Your answer was sent')).toBeTruthy()
  },
)

it('[JOB-106] an invitation needs a future time and a place, with errors at their fields, and sends both', async () => {
  const inputs: unknown[] = []
  await open(viewed, {
    [answerApplication.path]: (input: unknown) => {
      inputs.push(input)
      return ofCompany({ state: 'interview', version: 3, steps: ['interview'] })
    },
  })
  await press('Invite to an interview')
  const button = await confirm('Send the invitation')
  await user.click(button)
  const [time, place] = [await field(/Date and time/), await field(/^Place/)]
  expect(screen.getByText('Choose the time of the interview.')).toBeTruthy()
  expect(screen.getByText('Say where the interview is: an address or a link.')).toBeTruthy()
  expect(time.getAttribute('aria-invalid')).toBe('true')
  await user.type(place, 'Level 3')
  await user.type(time, '2020-01-01T10:00')
  await user.click(button)
  expect(await screen.findByText('Choose a time after now.')).toBeTruthy()
  expect(inputs).toEqual([])
  await user.clear(time)
  await user.type(time, '2099-01-05T10:00')
  await user.click(button)
  const at = new Date('2099-01-05T10:00').toISOString()
  await waitFor(() =>
    expect(inputs).toEqual([
      {
        token,
        version: 2,
        step: 'interview',
        note: '',
        interviewAt: at,
        interviewPlace: 'Level 3',
      },
    ]),
  )
  expect(place.maxLength).toBe(200)
})

it('[JOB-103] when the application has changed, its newer state is shown and the note kept', async () => {
  let now: CompanyApplication = viewed
  await open(() => now, {
    [answerApplication.path]: () => {
      now = over({ state: 'withdrawn', version: 5 })
      return refused(-4, 409, { reason: 'applicationChanged' })
    },
  })
  await press('Make an offer')
  const note = await field(/Note to the applicant/)
  await user.type(note, 'Start in May.')
  await user.click(await confirm('Send the offer'))
  expect(await screen.findByRole('dialog', { name: 'Make 李玥 an offer?' })).toBeTruthy()
  expect(
    await screen.findByText(
      'The application has changed: Withdrawn by the applicant. What you wrote is still here.',
    ),
  ).toBeTruthy()
  expect(note.value).toBe('Start in May.')
  expect(await confirm('Send the offer')).toHaveProperty('disabled', true)
})

it('[JOB-103] if the step is still possible, it is sent with the newer version', async () => {
  const inputs: { version: number }[] = []
  let now: CompanyApplication = viewed
  await open(() => now, {
    [answerApplication.path]: (input: { version: number }) => {
      inputs.push(input)
      if (inputs.length > 1) return ofCompany({ state: 'offered', version: 7, steps: [] })
      now = { ...viewed, state: 'shortlisted', version: 6 }
      return refused(-4, 409, { reason: 'applicationChanged' })
    },
  })
  await press('Make an offer')
  await user.type(await field(/Note to the applicant/), 'Start in May.')
  await user.click(await confirm('Send the offer'))
  await screen.findByText(/has changed: Shortlisted/)
  await user.click(await confirm('Send the offer'))
  await waitFor(() => expect(inputs.at(-1)).toMatchObject({ version: 6, note: 'Start in May.' }))
})

it('after a network failure the note is kept, but nothing of the link is stored', async () => {
  await open(viewed)
  await press('Reject')
  const note = await field(/Note to the applicant/)
  await user.type(note, 'Thank you.')
  await user.click(await confirm('Reject'))
  expect(await screen.findByRole('alert')).toBeTruthy()
  expect(note.value).toBe('Thank you.')
  const kept = JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage)])
  expect(kept).toContain('Thank you.')
  expect(kept).not.toContain(token.slice(0, 10))
})

it.each(
  (['en', 'zh', 'my'] as const).flatMap((language) =>
    (
      [
        ['companyLinkWrong', -2, 404],
        ['companyLinkEnded', -6, 403],
      ] as const
    ).map(([reason, code, status]) => ({ language, reason, code, status })),
  ),
)('[JOB-046] says in $language: $reason', async ({ language, reason, code, status }) => {
  await open(() => refused(code, status, { reason }), {}, language)
  expect(await screen.findByText(reasons[reason][language])).toBeTruthy()
  expect(screen.getByRole('heading', { level: 1 })).toBeTruthy()
})

it('a missing network is reported and the request can be repeated', async () => {
  let isOffline = true
  await open(() => {
    if (isOffline) throw new TypeError('offline')
    return viewed
  })
  const again = await screen.findByRole('button', { name: /again/i }, { timeout: 8000 })
  isOffline = false
  await user.click(again)
  expect(await screen.findByText('I like shops.')).toBeTruthy()
})

it('earlier responses are shown, and no buttons if no response is possible', async () => {
  await open(over({ state: 'rejected', version: 4 }))
  expect(await screen.findByText('You can no longer answer.')).toBeTruthy()
  expect(screen.getByText('Rejected')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Make an offer' })).toBeNull()
})

it.each(['withdrawn', 'rejected', 'declined', 'expired'] as const)(
  '[JOB-108] an application that is %s shows only post, state and day, without a PDF',
  async (state) => {
    await open(over({ state, changedAt: '2026-11-24T08:00:00.000Z' }))
    expect(await screen.findByRole('heading', { level: 1, name: 'Shop operator' })).toBeTruthy()
    expect(screen.getByText(english.company.state[state])).toBeTruthy()
    expect(
      screen.getByText(
        /^Closed since .*24.*2026. The resume and the letter are no longer shown\.$/,
      ),
    ).toBeTruthy()
    expect(screen.queryByRole('article')).toBeNull()
    expect(screen.queryAllByRole('button', { name: /PDF/ })).toEqual([])
    for (const word of [/李玥/, /Letter$/, /History/, /from Demo school/])
      expect(screen.queryByText(word)).toBeNull()
  },
)

it('[JOB-108] the end is shown when the PDF is refused because the applicant has withdrawn', async () => {
  let now: CompanyApplication = viewed
  await open(() => now, {
    [applications.companyResumePdf.path]: () => {
      now = over({ state: 'withdrawn', version: 5 })
      return refused(-6, 403, { reason: 'applicationClosed' })
    },
  })
  await press('Download as PDF')
  expect(await screen.findByText('Withdrawn by the applicant')).toBeTruthy()
  expect(screen.queryByText('I like shops.')).toBeNull()
})

it('the page starts in the language of the post until the reader chooses another', async () => {
  const leave = vi.spyOn(location, 'replace').mockImplementation(() => {})
  await open({ ...viewed, language: 'my' })
  await waitFor(() => expect(leave).toHaveBeenCalledExactlyOnceWith(`/my${location.pathname}`))
  leave.mockClear()
  document.body.innerHTML = ''
  rememberLanguage('en')
  await open({ ...viewed, language: 'my' })
  await screen.findByText('I like shops.')
  expect(leave).not.toHaveBeenCalled()
  leave.mockRestore()
})

it.each(['en', 'zh', 'my'] as const)(
  '[JOB-040] each state has its own text in %s',
  async (language) => {
    const at = '2026-11-20T08:00:00.000Z'
    const timeline = deliveryStates.map((state) => ({
      at,
      state,
      by: 'company' as const,
      note: '',
      interview: null,
    }))
    await open({ ...viewed, timeline, letter: '' }, {}, language)
    const list = (await screen.findAllByRole('list')).find(({ tagName }) => tagName === 'OL')
    const texts = within(list as HTMLElement)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent)
    expect(new Set(texts).size).toBe(12)
    for (const text of texts) expect(text).not.toMatch(/state\./)
  },
)
