import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { type ErpCommonErrors, type Language, languages, practice } from '@titian/contract'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { paths } from '../../../../app/paths.ts'
import { given } from '../../market/testing/factories.ts'
import { AssignmentPage } from '../../pages/assignment-page.tsx'
import { erpBoardOf, erpCardOf, erpProgress, erpRowOf } from '../testing/factories.ts'
import { erpTextsOf, openErp, textAt } from '../testing/open-erp.tsx'
import { cardColumns } from './progress.ts'

beforeEach(() => vi.useFakeTimers({ shouldAdvanceTime: true }))
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const students = () => [
  erpRowOf('Mei'),
  erpRowOf('Arun', { state: 'ended', percent: 71, passed: true, extended: true }),
  erpRowOf('Siti', { state: 'notStarted', run: null, day: null, erp: null }),
]

const errors: ErpCommonErrors = {
  runs: 18,
  failures: [
    {
      card: 'stockRule',
      title: '',
      place: 3,
      statement: { form: 'stockOf', item: 'I20', units: 130 },
      runs: 12,
      of: 18,
    },
    {
      card: 'T7',
      title: 'Lamps for the shop',
      place: 0,
      statement: { form: 'trialBalanceZero' },
      runs: 2,
      of: 9,
    },
  ],
  slips: [{ code: 'mismatch', count: 7 }],
}

interface Options {
  search?: string
  language?: Language
  common?: ErpCommonErrors
}

const open = (
  answer: () => unknown = () => erpBoardOf(students()),
  { search = '', language = 'en', common = errors }: Options = {},
) =>
  openErp(
    AssignmentPage,
    {
      path: paths.practiceBoard,
      at: paths.practiceBoard.replace('$sign', given) + search,
      language,
    },
    {
      [practice.practiceBoard.path]: answer,
      [practice.erpCommonErrors.path]: () => common,
      [practice.erpCard.path]: () => erpCardOf(),
    },
  )

const table = () => screen.findByRole('table', {}, { timeout: 5000 })
const narrow = (width: number) =>
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: width <= Number(/max-width: (\d+)px/.exec(query)?.[1] ?? 0),
    addEventListener: () => {},
    removeEventListener: () => {},
  }))

it("[PRC-235] the board shows each student's state, hints, bank, slips and result for each card, and links to the run", async () => {
  await open()
  const shown = within(await table())
  expect(shown.getAllByRole('columnheader')).toHaveLength(8)
  const [, mei, arun, siti] = shown.getAllByRole('row').map((row) => within(row))
  for (const text of [
    'Master data: Met, 3 of 3 statements',
    'Buying by a stock rule: Begun, 4 of 6 statements, 1 hint',
    'Lamps for the shop: Not begun',
    'RM48,675.00',
    '2 mistakes',
    '7 / 40',
  ])
    expect(mei?.getByText(text, { exact: false }), text).toBeTruthy()
  expect(mei?.getByRole('link', { name: 'Mei' }).getAttribute('href')).toContain('/practiceRun/')
  for (const text of ['71%, passed', '(extended)'])
    expect(arun?.getByText(text, { exact: false }), text).toBeTruthy()
  expect(siti?.queryByRole('link')).toBeNull()
  expect(siti?.getAllByText('Not begun')).toHaveLength(4)
})

it('[PRC-235] pressing a cell shows the failed statements in words, and pressing it again hides them', async () => {
  await open()
  const shown = within(await table())
  const [, mei] = shown.getAllByRole('row')
  const cell = within(mei as HTMLElement).getByRole('button', { name: /stock rule: Begun/ })
  expect(cell.getAttribute('aria-expanded')).toBe('false')
  expect(screen.queryByText(/Delima Trading/)).toBeNull()
  fireEvent.click(cell)
  expect(cell.getAttribute('aria-expanded')).toBe('true')
  const failed = within(document.getElementById(cell.getAttribute('aria-controls') ?? '')!)
  const [stock, owed] = failed.getAllByRole('listitem')
  expect(stock?.textContent).toContain('Thermos flask')
  expect(stock?.textContent).toContain('30 units')
  expect(owed?.textContent).toContain('Delima Trading')
  expect(owed?.textContent).toContain('RM1,325.00')
  fireEvent.click(cell)
  expect(screen.queryByText(/Delima Trading/)).toBeNull()
  expect(within(mei as HTMLElement).queryByRole('button', { name: /Master data/ })).toBeNull()
})

it("[PRC-235] partners and items have the names of the teacher's card", async () => {
  const failed = [
    {
      place: 0,
      statement: { form: 'owedBy', partner: 'P100', amount: 0 } as const,
      met: false,
      expected: 0,
      found: 100,
    },
  ]
  const card = { code: 'T7', title: 'Lamps for the shop', begun: true, met: 0, of: 1, hints: 0 }
  await open(() =>
    erpBoardOf([erpRowOf('Mei', { erp: erpProgress({ cards: [{ ...card, failed }] }) })]),
  )
  fireEvent.click(within(await table()).getByRole('button', { name: /^Lamps for the shop/ }))
  expect(await screen.findByText(/Lamp House/)).toBeTruthy()
})

it.each([390, 820])(
  '[PRC-235] at a width of %i pixels the board is a list of students with the same texts',
  async (width) => {
    narrow(width)
    await open()
    const list = within(
      await screen.findByRole('list', { name: /cards of their companies/ }, { timeout: 5000 }),
    )
    expect(screen.queryByRole('table')).toBeNull()
    expect(list.getByRole('link', { name: 'Mei' })).toBeTruthy()
    expect(list.getAllByText('Cards: 1 met, 1 begun')).toHaveLength(2)
    const [failed] = list.getAllByText(/stock rule: Begun, 4 of 6/)
    expect(failed?.closest('details')?.textContent).toContain('Delima Trading')
  },
)

it('[PRC-235] the board refreshes itself and keeps its filter and page', async () => {
  let now = erpBoardOf(students(), 130)
  const { of, router } = await open(() => now, { search: '?state=active&page=2' })
  await table()
  now = erpBoardOf([erpRowOf('Mei', { erp: erpProgress({ cash: 123_400 }) })], 130)
  await act(async () => void (await vi.advanceTimersByTimeAsync(5_500)))
  await waitFor(() => expect(screen.getByText('RM1,234.00')).toBeTruthy())
  const lists = of(practice.practiceBoard).filter((body) => body['size'] === 50)
  expect(lists.at(-1)).toEqual({ sign: given, state: 'active', page: 2, size: 50 })
  expect(router.state.location.search).toEqual({ state: 'active', page: '2' })
})

it('[PRC-235] before any student has begun, the board has the cards of the assignment as columns', () => {
  const { assignment } = erpBoardOf([])
  expect(cardColumns([], assignment).map(({ code, title }) => title || code)).toEqual([
    'masterData',
    'stockRule',
    'Lamps for the shop',
  ])
})

it('[PRC-236] failed statements are ranked by the share of students who began the card, with advice', async () => {
  await open(undefined, { search: '?tab=errors' })
  const [failures, slips] = await screen.findAllByRole('list', {}, { timeout: 5000 })
  const [first, second] = within(failures as HTMLElement).getAllByRole('listitem')
  expect(first?.textContent).toContain('Buying by a stock rule · 12 of 18 who began the card')
  expect(first?.textContent).toContain('Thermos flask')
  expect(first?.querySelector('[role="progressbar"]')?.getAttribute('aria-valuenow')).toBe('67')
  expect(first?.querySelector('details')?.textContent).toContain('A purchase is a chain')
  expect(second?.textContent).toContain('Lamps for the shop · 2 of 9')
  expect(second?.querySelector('details')).toBeNull()
  const [slip] = within(slips as HTMLElement).getAllByRole('listitem')
  expect(slip?.textContent).toContain('Invoice does not match: 7')
  expect(slip?.textContent).toContain('Compare price and units first')
})

it('[PRC-236] before any student has begun, the list says so', async () => {
  await open(undefined, {
    search: '?tab=errors',
    common: { runs: 0, failures: [], slips: [] },
  })
  expect(await screen.findByText('No run yet', {}, { timeout: 5000 })).toBeTruthy()
})

it.each(languages)(
  '[PRC-235] [PRC-236] cards, states and errors are translated into %s',
  async (language) => {
    await open(undefined, { language })
    const shown = within(await table())
    const texts = erpTextsOf(language)
    for (const key of ['state.met', 'state.begun', 'state.notBegun'])
      expect(screen.getAllByText(textAt(texts.erp, key)).length, key).toBeGreaterThan(0)
    const heads = shown.getAllByRole('columnheader').map(({ textContent }) => textContent)
    for (const code of ['masterData', 'stockRule'])
      expect(
        heads.some((head) => head?.includes(textAt(texts['erp-content'], `card.${code}.title`))),
        code,
      ).toBe(true)
    fireEvent.click(screen.getByRole('tab', { name: textAt(texts.erp, 'errors.title') }))
    for (const key of ['errors.statements', 'errors.slips'])
      expect(await screen.findByRole('heading', { name: textAt(texts.erp, key) })).toBeTruthy()
  },
)
