import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { type Language, languages, practice } from '@titian/contract'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { paths } from '../../../../app/paths.ts'
import { AssignmentPage } from '../../pages/assignment-page.tsx'
import { boardOf, given, progress, rowOf, stepsAt } from '../testing/factories.ts'
import { openPage, textsOf } from '../testing/open-page.tsx'
import { attentionOf } from './progress.ts'

beforeEach(() => vi.useFakeTimers({ shouldAdvanceTime: true }))
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

const shops = () => [
  rowOf('Mei'),
  rowOf('Arun', {
    state: 'ended',
    percent: 71,
    passed: true,
    extended: true,
    progress: progress({
      cash: -1_250,
      health: 'restricted',
      steps: stepsAt('warning', 'inventory'),
    }),
  }),
  rowOf('Siti', { state: 'notStarted', run: null, day: null, progress: null }),
]

interface Options {
  search?: string
  language?: Language
}

const open = (
  answer: () => unknown = () => boardOf(shops()),
  { search = '', language = 'en' }: Options = {},
) =>
  openPage(
    AssignmentPage,
    {
      path: paths.practiceBoard,
      at: paths.practiceBoard.replace('$sign', given) + search,
      language,
    },
    { [practice.practiceBoard.path]: answer },
  )

const table = () => screen.findByRole('table', {}, { timeout: 5000 })

it("[PRC-147] the board shows each student's twelve steps, day, cash, account, result and due date", async () => {
  await open()
  const shown = within(await table())
  expect(shown.getAllByRole('columnheader')).toHaveLength(17)
  const [, mei, arun, siti] = shown.getAllByRole('row').map((row) => within(row))
  expect(mei?.getByText('Keywords and ads: Needs attention, 3 of 12 points')).toBeTruthy()
  expect(mei?.getByText('Pricing: Passed, 8 of 8 points')).toBeTruthy()
  expect(mei?.getByText('Finance: Locked, 0 of 8 points')).toBeTruthy()
  for (const text of ['4,812.50', 'Good', '14 / 60', '43 process points'])
    expect(mei?.getByText(text, { exact: false }), text).toBeTruthy()
  expect(mei?.getByRole('link', { name: 'Mei' }).getAttribute('href')).toContain('/practiceRun/')
  for (const text of ['-12.50', 'Restricted', '71%, passed', '(extended)'])
    expect(arun?.getByText(text, { exact: false }), text).toBeTruthy()
  expect(siti?.queryByRole('link')).toBeNull()
  expect(siti?.getAllByText('Not begun').length).toBeGreaterThanOrEqual(12)
})

it('[PRC-147] each state has its own icon besides its colour', async () => {
  await open(() =>
    boardOf([
      rowOf('Mei', {
        progress: progress({
          steps: stepsAt('warning', 'ads').map((one, at) =>
            at < 2 ? { ...one, state: at === 0 ? 'open' : 'inProgress' } : one,
          ),
        }),
      }),
    ]),
  )
  await table()
  const legend = within(screen.getByRole('list', { name: 'Signs' }))
  const signs = legend.getAllByRole('listitem').map((item) => item.querySelector('svg')?.innerHTML)
  expect(new Set(signs).size).toBe(5)
  expect(legend.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Locked',
    'Open',
    'In progress',
    'Passed',
    'Needs attention',
  ])
})

it('[PRC-147] steps in which most students need help are listed first', async () => {
  await open(() => boardOf([...shops(), rowOf('Li'), rowOf('Ravi')]))
  const region = within(
    await screen.findByRole('region', { name: 'Steps that need attention' }, { timeout: 5000 }),
  )
  expect(region.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Keywords and ads: 3 of 4 need attention',
    'Inventory and inbound: 1 of 4 need attention',
  ])
  const ties = attentionOf([
    progress({ steps: stepsAt('warning', 'orders') }),
    progress({ steps: stepsAt('warning', 'sourcing') }),
    progress({ steps: stepsAt('passed', 'finance') }),
  ])
  expect(ties.map(({ step }) => step)).toEqual(['sourcing', 'orders'])
})

it('[PRC-147] on a phone the board is a list with the same texts', async () => {
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query.includes('max-width: 767px'),
    addEventListener: () => {},
    removeEventListener: () => {},
  }))
  await open()
  const list = within(await screen.findByRole('list', { name: /twelve steps/ }, { timeout: 5000 }))
  expect(screen.queryByRole('table')).toBeNull()
  expect(list.getByRole('link', { name: 'Mei' })).toBeTruthy()
  expect(list.getAllByText('Steps: 5 passed, 1 need attention')).toHaveLength(1)
  expect(list.getByText('Keywords and ads: Needs attention, 3 of 12 points')).toBeTruthy()
  expect(list.getByText('4,812.50')).toBeTruthy()
})

it('[PRC-147] the board refreshes itself and keeps its filter and page', async () => {
  let now = boardOf(shops(), 130)
  const { of, router } = await open(() => now, { search: '?state=active&page=2' })
  await table()
  now = boardOf([rowOf('Mei', { day: 15, progress: progress({ cash: 470_000 }) })], 130)
  await act(async () => void (await vi.advanceTimersByTimeAsync(5_500)))
  await waitFor(() => expect(screen.getByText('4,700.00')).toBeTruthy())
  const lists = of(practice.practiceBoard).filter((body) => body['size'] === 50)
  expect(lists.at(-1)).toEqual({ sign: given, state: 'active', page: 2, size: 50 })
  expect(router.state.location.search).toEqual({ state: 'active', page: '2' })
})

it('[PRC-040] the due date of one student can be moved from the board', async () => {
  const { of } = await open()
  await table()
  fireEvent.click(screen.getByRole('button', { name: 'Extend due date of Mei' }))
  const dialog = await screen.findByRole('dialog')
  fireEvent.change(within(dialog).getByLabelText('Due for this student'), {
    target: { value: '2026-12-09T10:00' },
  })
  fireEvent.click(within(dialog).getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(of(practice.extendAssignment)).toHaveLength(1))
  expect(of(practice.extendAssignment)[0]).toMatchObject({ sign: given, userSigns: ['Mei'] })
})

it.each(languages)(
  '[PRC-147] steps, states and accounts are translated into %s',
  async (language) => {
    await open(undefined, { language })
    const shown = within(await table())
    const { market } = textsOf(language)
    const words = [market['health']?.['restricted'], market['board']?.['noRun']]
    for (const text of words) expect(shown.getAllByText(text ?? '').length).toBeGreaterThan(0)
    const heads = shown.getAllByRole('columnheader').map(({ textContent }) => textContent)
    for (const name of Object.values(market['step'] ?? {}))
      expect(
        heads.some((head) => head?.includes(name)),
        name,
      ).toBe(true)
  },
)
