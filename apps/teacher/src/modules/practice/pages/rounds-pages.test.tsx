import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router'
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { type AnyCall, type BoardGame, chainSeats, practice } from '@titian/contract'
import { parseSearch, stringifySearch } from '@titian/site'
import { renderWithSite } from '@titian/site/testing/render'
import { afterEach, expect, it, vi } from 'vitest'
import { paths } from '../../../app/paths.ts'
import texts from '../texts/en.json' with { type: 'json' }
import { given, assignment, finished, row, runOf, game } from '../testing/rounds.ts'
import { AssignmentPage } from './assignment-page.tsx'
import { DemoPage } from './demo-page.tsx'
import { GroupsPage } from './groups-page.tsx'
import { WallPage } from './wall-page.tsx'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const board = (games: BoardGame[] = []) => ({
  list: [],
  total: 0,
  assignment,
  games,
  gamesTotal: games.length,
})

const ok = (data: unknown) => Response.json({ ok: true, code: 200, msg: '', data })

type Answer = (input: Record<string, string>) => unknown

/** Opens a page of the teacher site with a fake server that records the requests. */
async function open(
  Page: () => React.ReactNode,
  path: string,
  answers: Partial<Record<string, Answer>>,
  search = '',
) {
  const asked: { path: string; input: Record<string, unknown> }[] = []
  vi.stubGlobal('fetch', async (url: string, { body = '{}' }: { body?: string } = {}) => {
    const { pathname, searchParams } = new URL(url, 'http://localhost')
    const input = { ...Object.fromEntries(searchParams), ...JSON.parse(body) } as never
    asked.push({ path: pathname, input })
    const [, answer] = Object.entries(answers).find(([name]) => pathname.endsWith(name)) ?? []
    const data = answer?.(input)
    return data instanceof Response ? data : ok(data ?? null)
  })
  const root = createRootRoute()
  const routes = [
    createRoute({ getParentRoute: () => root, path, component: Page }),
    createRoute({ getParentRoute: () => root, path: '/$', component: () => null }),
  ]
  const router = createRouter({
    routeTree: root.addChildren(routes),
    history: createMemoryHistory({ initialEntries: [path.replace('$sign', given) + search] }),
    parseSearch,
    stringifySearch,
  })
  await renderWithSite(<RouterProvider router={router as never} />, 'en', { practice: texts })
  const of = ({ path: called }: AnyCall) =>
    asked.filter((one) => one.path.endsWith(called)).map(({ input }) => input)
  return { of, router }
}

const cards = [
  { idSign: 'beer-game', title: 'The beer game', kind: 'supply-chain' },
  { idSign: 'beer-game-shared', title: 'Second round', kind: 'supply-chain' },
]

const openGroups = (count: number, search = '') =>
  open(
    GroupsPage,
    paths.practiceGroups,
    {
      [practice.finishedGames.path]: () => ({
        assignment,
        list: Array.from({ length: count }, (_, at) => finished(at + 1)),
        total: count,
      }),
      [practice.boardRun.path]: ({ sign = '' }) => runOf(Number(sign.replace('run-', ''))),
    },
    search,
  )

/** Resolves to the button of an open dialog. In its first half second, a dialog ignores clicks. */
const readyButton = async (name: string) => {
  const button = within(await screen.findByRole('dialog')).getByRole('button', { name })
  await waitFor(() => expect(button.getAttribute('aria-disabled')).toBeNull())
  return button
}

const asksAtLeaving = () => {
  const closing = new Event('beforeunload', { cancelable: true })
  window.dispatchEvent(closing)
  return closing.defaultPrevented
}

it('[PRC-143] two clicks start the usual next scenario once, and the page leads to its board without a warning about unsaved work', async () => {
  const { of, router } = await open(AssignmentPage, paths.practiceBoard, {
    [practice.practiceBoard.path]: () => board(),
    [practice.practiceList.path]: () => cards,
    [practice.startNextRound.path]: () => ({ ...assignment, sign: 'next-1' }),
  })
  fireEvent.click(await screen.findByRole('button', { name: 'Start the next scenario' }))
  const dialog = within(await screen.findByRole('dialog'))
  await waitFor(() =>
    expect(dialog.getByRole<HTMLSelectElement>('combobox').value).toBe('beer-game-shared'),
  )
  fireEvent.click(dialog.getByRole('radio', { name: /^New teams/ }))
  await waitFor(() => expect(asksAtLeaving()).toBe(true))
  const press = await readyButton('Start')
  fireEvent.click(press)
  fireEvent.click(press)
  await waitFor(() => expect(asksAtLeaving()).toBe(false))
  await waitFor(() => expect(router.state.location.pathname).toBe('/practiceBoard/next-1'))
  expect(of(practice.startNextRound)).toEqual([
    { sign: given, idSign: 'beer-game-shared', teams: 'new', leaveOut: false },
  ])
})

it('[PRC-143] before any team has finished, a note says so; after the next round exists, it is linked', async () => {
  const fields = { teams: 'No team has ended a game yet.' }
  let now = board()
  await open(AssignmentPage, paths.practiceBoard, {
    [practice.practiceBoard.path]: () => now,
    [practice.practiceList.path]: () => cards,
    [practice.startNextRound.path]: () =>
      Response.json({ ok: false, code: -2, msg: 'no', data: null, extend: { fields } }),
  })
  fireEvent.click(await screen.findByRole('button', { name: 'Start the next scenario' }))
  fireEvent.click(await readyButton('Start'))
  await screen.findByText(fields.teams)
  cleanup()
  now = { ...board(), assignment: { ...assignment, next: 'next-1' } }
  await open(AssignmentPage, paths.practiceBoard, { [practice.practiceBoard.path]: () => now })
  const link = await screen.findByRole('link', { name: 'To the next round' })
  expect(link.getAttribute('href')).toBe('/practiceBoard/next-1')
})

const openRound = (leftOut: number) =>
  open(AssignmentPage, paths.practiceBoard, {
    [practice.practiceBoard.path]: () => ({ ...board(), assignment: { ...assignment, leftOut } }),
    [practice.practiceList.path]: () => cards,
    [practice.startNextRound.path]: ({ leaveOut }) => {
      const extend = { fields: { leaveOut: 'Decide.' }, leftOut: 1 }
      return leaveOut
        ? { ...assignment, sign: 'next-1' }
        : Response.json({ ok: false, code: -2, msg: 'no', data: null, extend })
    },
  })

const openDialog = async (name: string) => {
  fireEvent.click(await screen.findByRole('button', { name }))
  return within(await screen.findByRole('dialog'))
}

it('[PRC-181] the dialog says how many teams have not finished, and nothing starts if the teacher waits', async () => {
  const { of } = await openRound(2)
  const dialog = await openDialog('Start the next scenario')
  dialog.getByText(/^2 teams have not ended/)
  await userEvent.click(dialog.getByRole('radio', { name: /^New teams/ }))
  expect(dialog.queryByText(/have not ended/)).toBeNull()
  await userEvent.click(dialog.getByRole('radio', { name: /^The same teams/ }))
  fireEvent.click(dialog.getByRole('button', { name: 'Wait for them' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(of(practice.startNextRound)).toEqual([])
})

it('[PRC-181] the teacher is asked too when only the response says that a team has not finished', async () => {
  const { of, router } = await openRound(0)
  const dialog = await openDialog('Start the next scenario')
  fireEvent.click(await readyButton('Start'))
  await dialog.findByText(/^1 team has not ended/)
  fireEvent.click(await readyButton('Start without them'))
  await waitFor(() => expect(router.state.location.pathname).toBe('/practiceBoard/next-1'))
  expect(of(practice.startNextRound).map(({ leaveOut }) => leaveOut)).toEqual([false, true])
})

it('[PRC-180] a next round can be withdrawn, and the dialog says that its waiting rooms are removed', async () => {
  const round = { ...assignment, canRemove: true, lobbies: 2 }
  const { of } = await open(
    AssignmentPage,
    paths.practiceBoard,
    {
      [practice.practiceBoard.path]: () => ({ ...board(), assignment: round }),
      [practice.practiceList.path]: () => cards,
    },
    '?tab=settings',
  )
  const dialog = await openDialog('Withdraw')
  dialog.getByText(/2 waiting rooms are closed too/)
  const confirm = dialog.getByRole('button', { name: 'Withdraw' })
  await waitFor(() => expect(confirm.getAttribute('aria-disabled')).toBeNull())
  fireEvent.click(confirm)
  await waitFor(() => expect(of(practice.deleteAssignment)).toEqual([{ sign: given }]))
})

const cellsOf = (table: HTMLElement) =>
  within(table)
    .getAllByRole('row', { hidden: true })
    .map((one) =>
      within(one)
        .queryAllByRole('cell', { hidden: true })
        .map(({ textContent }) => textContent),
    )
    .filter(({ length }) => length > 0)

it('[PRC-060] [PRC-144] the best four games are compared: orders by seat with tables, costs, service, bullwhip and notes', async () => {
  await openGroups(6)
  const results = await screen.findByRole('table', { name: 'Costs, service and calm orders' })
  const heads = within(results).getAllByRole('columnheader')
  expect(heads.map(({ textContent }) => textContent)).toEqual([
    'Measure',
    ...[1, 2, 3, 4].map((number) => `Game CODE2${number}`),
  ])
  expect(cellsOf(results)).toEqual([
    ['Result', '99%', '98%', '97%', '96%'],
    ['Cost of the chain', '10.00', '20.00', '30.00', '40.00'],
    ['Cost: Retailer', '1.00', '2.00', '3.00', '4.00'],
    ['Cost: Wholesaler', '1.01', '2.01', '3.01', '4.01'],
    ['Cost: Distributor', '1.02', '2.02', '3.02', '4.02'],
    ['Cost: Factory', '1.03', '2.03', '3.03', '4.03'],
    ['Weeks in which the shop had no backlog', '50%', '50%', '50%', '50%'],
    ['Delivered in the week of the order', '75%', '75%', '75%', '75%'],
    ['Bullwhip of the factory', '1.50', '1.50', '1.50', '1.50'],
  ])
  const plots = screen.getAllByRole('figure')
  expect(plots.map((plot) => plot.getAttribute('aria-label'))).toEqual([
    'Orders: Retailer',
    'Orders: Wholesaler',
    'Orders: Distributor',
    'Orders: Factory',
  ])
  // All plots have the same axes: each ends at the largest order of all games.
  const tops = plots.map((plot) =>
    Math.max(...[...plot.querySelectorAll('text')].map((mark) => Number(mark.textContent))),
  )
  expect(new Set(tops)).toEqual(new Set([83]))
  const factory = screen.getByRole('table', { name: 'Orders: Factory', hidden: true })
  expect(cellsOf(factory)).toEqual([
    ['Week 1', '13', '23', '33', '43'],
    ['Week 2', '23', '43', '63', '83'],
  ])
  expect(screen.getByText('Calm 4')).toBeTruthy()
  expect(screen.getAllByText('Week 1, Retailer (Player 2):')).toHaveLength(1)
})

it('[PRC-144] the chosen games are compared, at most four', async () => {
  const { router } = await openGroups(6, '?games=run-2,run-6')
  const box = (name: RegExp) => screen.findByRole<HTMLInputElement>('checkbox', { name })
  expect((await box(/CODE26/)).checked).toBe(true)
  expect((await box(/CODE21/)).checked).toBe(false)
  fireEvent.click(await box(/CODE21/))
  await waitFor(() =>
    expect(new URLSearchParams(router.state.location.searchStr).get('games')).toBe(
      'run-2,run-6,run-1',
    ),
  )
  fireEvent.click(await box(/CODE23/))
  await screen.findByText(/At most 4 games can be compared/)
  expect((await box(/CODE24/)).disabled).toBe(true)
})

it('[PRC-144] before a game has finished, the page says that nothing can be compared', async () => {
  await openGroups(0)
  await screen.findByText('No game has ended yet')
})

const key = (name: string) => act(() => void fireEvent.keyDown(document.body, { key: name }))

it('[PRC-145] the projector page shows ten games with their week and the awaited players, a key switches to the comparison, and names can be hidden', async () => {
  const games = Array.from({ length: 10 }, (_, at) => game(at))
  await open(WallPage, paths.practiceWall, {
    [practice.practiceBoard.path]: () => board(games),
    [practice.finishedGames.path]: () => ({ assignment, list: [finished(1)], total: 1 }),
    [practice.boardRun.path]: () => runOf(1),
  })
  const first = await screen.findByRole('region', { name: 'Game GAME0' })
  expect(screen.getAllByRole('region')).toHaveLength(10)
  expect(first.textContent).toContain('Week 3')
  expect(
    within(first)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(['Retailer (Mei 0)'])
  key('n')
  await waitFor(() => expect(screen.queryByText(/Mei|Arun/)).toBeNull())
  expect(
    within(screen.getByRole('region', { name: 'Game GAME0' })).getByRole('listitem').textContent,
  ).toBe('Retailer')
  key('2')
  await screen.findByText('Calm 1')
  expect(screen.getByRole('table', { name: 'Costs, service and calm orders' })).toBeTruthy()
  expect(screen.queryByText(/Player 1/)).toBeNull()
  key('n')
  await screen.findByText('Week 1, Retailer (Player 1):')
  key('1')
  await screen.findByRole('region', { name: 'Game GAME9' })
})

const desk = (seat: (typeof chainSeats)[number], week: number) => ({
  seat,
  week,
  weeks: 2,
  finished: false,
  usual: 4,
  stock: 12,
  backlog: 0,
  inTransit: [4, 4],
  onOrder: 8,
  cost: 600,
  rows: [row(1, 4)],
  consumerDemand: null,
})

const played = (day: number, state = 'active') => ({
  sign: 'demo-1',
  practice: assignment.practice,
  mode: 'allSeats',
  seats: chainSeats,
  state,
  day,
  days: 2,
  score: null,
  assignment: null,
  number: day,
  decided: [],
  game: null,
  inventory: null,
  marketplace: null,
  erp: null,
  supplyChain: chainSeats.map((seat) => desk(seat, day)),
})

it('[PRC-055] [PRC-146] the teacher plays all four seats with the keyboard, each week is sent once, and the curves are shown at the end', async () => {
  let now = played(1)
  const { of } = await open(DemoPage, paths.practiceDemo, {
    [practice.practiceList.path]: () => cards,
    [practice.startRun.path]: () => now,
    [practice.practiceRun.path]: () => now,
    [practice.decideRun.path]: () =>
      (now = played(now.day + 1, now.day === 2 ? 'scored' : 'active')),
    [practice.runReview.path]: () => runOf(1),
  })
  await screen.findByRole('option', { name: 'The beer game' })
  fireEvent.click(screen.getByRole('button', { name: 'Start' }))
  const order = (seat: string) =>
    screen.findByRole<HTMLInputElement>('textbox', { name: `Order of ${seat}` })
  await order('Retailer')
  expect(of(practice.startRun)).toEqual([{ idSign: 'beer-game', mode: 'allSeats' }])
  const press = () => fireEvent.submit(document.querySelector('form') as HTMLElement)
  press()
  expect(await screen.findAllByText('Whole units from 0 to 99,999.')).toHaveLength(4)
  for (const seat of ['Retailer', 'Wholesaler', 'Distributor', 'Factory']) {
    const field = await order(seat)
    act(() => field.focus())
    fireEvent.change(field, { target: { value: '7' } })
    press()
    if (seat === 'Factory') press()
  }
  await screen.findByText('Week 2')
  expect(of(practice.decideRun)).toEqual([
    {
      sign: 'demo-1',
      number: 1,
      decisions: chainSeats.map((seat) => ({
        seat,
        command: { type: 'order', week: 1, quantity: 7 },
      })),
    },
  ])
  // The table contains the same numbers as the curves (PRC-030).
  const table = screen.getByRole('table', { name: 'Orders of all seats', hidden: true })
  expect(within(table).getAllByRole('columnheader', { hidden: true }).slice(1)).toHaveLength(4)
  expect((await order('Retailer')).value).toBe('')
  for (const seat of ['Retailer', 'Wholesaler', 'Distributor', 'Factory'])
    fireEvent.change(await order(seat), { target: { value: '5' } })
  fireEvent.click(screen.getByRole('button', { name: 'Next week' }))
  await screen.findByText('The game has ended')
  await screen.findByRole('table', { name: 'Costs, service and calm orders' })
  expect(screen.getAllByRole('figure')).toHaveLength(4)
})
