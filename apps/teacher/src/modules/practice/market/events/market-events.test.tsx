import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { type Language, languages, practice, type PracticeEvent } from '@titian/contract'
import { afterEach, expect, it, vi } from 'vitest'
import { paths } from '../../../../app/paths.ts'
import { AssignmentPage } from '../../pages/assignment-page.tsx'
import { assignmentOf, boardOf, given } from '../testing/factories.ts'
import { openPage, textsOf } from '../testing/open-page.tsx'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const delay: PracticeEvent = {
  sign: 'e'.repeat(22),
  event: 'portStrike',
  day: 20,
  days: 5,
  reached: 0,
  late: 1,
}
const peak: PracticeEvent = {
  sign: 'f'.repeat(22),
  event: 'demandPeak',
  day: 9,
  days: 1,
  reached: 2,
  late: 0,
}

/**
 * A fake server that stores the events it receives. If `refused` is set, the server refuses with
 * it.
 */
async function open(refused?: object, language: Language = 'en', kind = 'marketplace', late = 0) {
  let events = [peak, delay]
  const practiced = { ...assignmentOf().practice, kind: kind as 'marketplace' }
  const shown = await openPage(
    AssignmentPage,
    {
      path: paths.practiceBoard,
      at: `${paths.practiceBoard.replace('$sign', given)}?tab=events`,
      language,
    },
    {
      [practice.practiceBoard.path]: () => ({
        ...boardOf([]),
        assignment: assignmentOf({ started: 7, practice: practiced }),
      }),
      [practice.practiceEvents.path]: () => events,
      [practice.addPracticeEvent.path]: (body) => {
        if (refused) return Response.json({ ok: false, msg: 'Refused', ...refused })
        const made = {
          ...delay,
          ...(body as Partial<PracticeEvent>),
          sign: 'n'.repeat(22),
          late,
        }
        events = [...events, made]
        return made
      },
      [practice.removePracticeEvent.path]: ({ sign }) => {
        events = events.filter((one) => one.sign !== sign)
        return null
      },
    },
  )
  return shown
}

const list = async () =>
  within(await screen.findByRole('table', { name: 'Events of this practice' }))

function fill(event: string, day: string, days: string) {
  fireEvent.change(screen.getByRole('combobox', { name: 'Event' }), { target: { value: event } })
  fireEvent.change(screen.getByRole('textbox', { name: 'First day' }), { target: { value: day } })
  fireEvent.change(screen.getByRole('textbox', { name: 'How many days' }), {
    target: { value: days },
  })
  fireEvent.click(screen.getByRole('button', { name: 'Set the event' }))
}

it('[PRC-149] events are listed with their days and the number of shops they reach', async () => {
  await open()
  const [, first, second] = (await list()).getAllByRole('row')
  expect(first?.textContent).toContain('Demand peak')
  expect(first?.textContent).toContain('Day 9')
  expect(first?.textContent).toContain('Happened in shops: 2 of 7.')
  expect(within(first as HTMLElement).queryByRole('button')).toBeNull()
  expect(second?.textContent).toContain('Days 20 to 24')
  expect(second?.textContent).toContain('Affects all shops when they come to day 20.')
  expect(second?.textContent).toContain('Already past it: 1.')
})

it('[PRC-149] each of the four events can be set with first day and length', async () => {
  const { of } = await open()
  await list()
  const choices = screen.getAllByRole<HTMLOptionElement>('option').map(({ text }) => text)
  expect(choices).toEqual(['Port strike', 'Competitor’s promotion', 'Demand peak', 'Fee rise'])
  fill('feeRise', '31', '4')
  await waitFor(() =>
    expect(of(practice.addPracticeEvent)).toEqual([
      { sign: given, event: 'feeRise', day: 31, days: 4 },
    ]),
  )
  expect(await (await list()).findByText('Days 31 to 34')).toBeTruthy()
  expect(screen.getByText('The marketplace takes higher fees.')).toBeTruthy()
})

it.each([
  ['en', 0, 'The event is set.'],
  ['en', 1, 'The event is set. It is too late for one shop that is past this day.'],
  ['en', 4, 'The event is set. It is too late for 4 shops that are past this day.'],
  ['zh', 4, '事件已设置。有 4 家店铺已过这一天，不会受到影响。'],
  ['my', 4, 'Peristiwa ditetapkan. Ia terlalu lewat untuk 4 kedai yang sudah melepasi hari itu.'],
] as const)('[PRC-162] says for how many shops an event comes too late: %s, %s', async (...row) => {
  const [language, late, words] = row
  await open(undefined, language, 'marketplace', late)
  const day = await screen.findByRole('textbox', { name: /First day|第一天|Hari pertama/ })
  fireEvent.change(day, { target: { value: '31' } })
  fireEvent.submit(day.closest('form') as HTMLFormElement)
  expect(await screen.findByText(words)).toBeTruthy()
})

it('[PRC-149] an error is shown beside its field and nothing is sent', async () => {
  const { of } = await open()
  await list()
  fill('portStrike', '', '31')
  const day = screen.getByRole('textbox', { name: 'First day' })
  await waitFor(() => expect(day.getAttribute('aria-invalid')).toBe('true'))
  expect(screen.getByRole('textbox', { name: 'How many days' }).getAttribute('aria-invalid')).toBe(
    'true',
  )
  expect(of(practice.addPracticeEvent)).toEqual([])
})

it('[PRC-149] a refusal of the server is shown beside its field and the typed values are kept', async () => {
  await open({ code: -2, extend: { fields: { day: 'At most 60.' } } })
  await list()
  fill('portStrike', '61', '3')
  expect(await screen.findByText('At most 60.')).toBeTruthy()
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'First day' }).value).toBe('61')
})

it('[PRC-149] an event is withdrawn after a confirmation, once for two clicks', async () => {
  const { of } = await open()
  const shown = await list()
  fireEvent.click(shown.getByRole('button', { name: 'Withdraw Port strike, Days 20 to 24' }))
  const dialog = within(await screen.findByRole('dialog'))
  expect(of(practice.removePracticeEvent)).toEqual([])
  const confirm = dialog.getByRole('button', { name: 'Withdraw' })
  await new Promise((resolve) => setTimeout(resolve, 700))
  fireEvent.click(confirm)
  fireEvent.click(confirm)
  await waitFor(() => expect(shown.queryByText('Port strike')).toBeNull())
  expect(of(practice.removePracticeEvent)).toEqual([{ sign: delay.sign }])
})

it('[PRC-149] practices of other kinds offer no events', async () => {
  await open(undefined, 'en', 'supply-chain')
  await screen.findByRole('tab', { name: 'Board' })
  expect(screen.queryByRole('tab', { name: 'Events' })).toBeNull()
  expect(screen.queryByRole('combobox', { name: 'Event' })).toBeNull()
})

it.each(languages)('[PRC-149] the events are translated into %s', async (language) => {
  await open(undefined, language)
  const { market } = textsOf(language)
  const shown = within(await screen.findByRole('table', { name: market['events']?.['list'] ?? '' }))
  expect(shown.getByText(market['event']?.['demandPeak'] ?? '')).toBeTruthy()
  const choices = screen.getAllByRole<HTMLOptionElement>('option').map(({ text }) => text)
  expect(choices).toEqual(Object.values(market['event'] ?? {}))
})
