import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { type AnyCall, type BoardGame, practice, type PracticeBoardRow } from '@titian/contract'
import { parseSearch, stringifySearch } from '@titian/site'
import { renderWithSite } from '@titian/site/testing/render'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { paths } from '../../../app/paths.ts'
import texts from '../texts/en.json' with { type: 'json' }
import { assignment as round } from '../testing/rounds.ts'
import { AssignmentPage } from './assignment-page.tsx'
import { RunPage } from './run-page.tsx'

const [given, run] = ['a'.repeat(22), 'b'.repeat(22)]

beforeEach(() => vi.useFakeTimers({ shouldAdvanceTime: true }))
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

const game: BoardGame = {
  sign: run,
  code: 'K7F3QX',
  state: 'active',
  day: 3,
  days: 20,
  turnSeconds: 90,
  turnEndsIn: 60,
  seats: [
    { seat: 'retailer', name: 'Mei', isOwn: false, state: 'playing' },
    { seat: 'wholesaler', name: 'Arun', isOwn: false, state: 'ordered' },
    { seat: 'distributor', name: null, isOwn: false, state: 'free' },
    { seat: 'factory', name: 'Siti', isOwn: false, state: 'bot' },
  ],
}

const row = (userName: string, seat: string): PracticeBoardRow => ({
  userId: userName,
  userName,
  studentCard: null,
  state: 'active',
  run,
  day: 3,
  days: 20,
  attempt: 1,
  percent: null,
  passed: null,
  points: null,
  pointsOf: null,
  parts: [],
  changedAt: null,
  dueAt: null,
  extended: false,
  game: game.code,
  seat,
  progress: null,
  erp: null,
})

const assignment = { ...round, sign: given, days: 20, ended: 0 }

const board = (games: BoardGame[], gamesTotal = games.length) => ({
  list: [row('Mei', 'retailer'), row('Arun', 'wholesaler')],
  total: 60,
  assignment,
  games,
  gamesTotal,
})

const ok = (data: unknown) => Response.json({ ok: true, code: 200, msg: '', data })

interface Asked {
  path: string
  body: Record<string, unknown>
}

type Answers = Partial<Record<string, () => unknown>>

/** Opens a page of the teacher site with a fake server that records the requests. */
async function open(Page: () => React.ReactNode, path: string, at: string, answers: Answers) {
  const asked: Asked[] = []
  vi.stubGlobal('fetch', async (url: string, { body = '{}' }: { body?: string } = {}) => {
    const { pathname } = new URL(url, 'http://localhost')
    asked.push({ path: pathname, body: JSON.parse(body) as Asked['body'] })
    const [, answer] = Object.entries(answers).find(([name]) => pathname.endsWith(name)) ?? []
    const given = answer?.()
    if (given instanceof Error) throw given
    return given instanceof Response ? given : ok(given ?? null)
  })
  const root = createRootRoute()
  const page = createRoute({ getParentRoute: () => root, path, component: Page })
  const router = createRouter({
    routeTree: root.addChildren([page]),
    history: createMemoryHistory({ initialEntries: [at] }),
    parseSearch,
    stringifySearch,
  })
  await renderWithSite(<RouterProvider router={router as never} />, 'en', { practice: texts })
  const of = ({ path: called }: AnyCall) => asked.filter((one) => one.path.endsWith(called))
  return { of, router }
}

const openBoard = (answers: Answers, search = '') =>
  open(AssignmentPage, paths.practiceBoard, paths.practiceBoard.replace('$sign', given) + search, {
    [practice.practiceBoard.path]: () => board([game]),
    ...answers,
  })

const panel = () => screen.findByRole('region', { name: 'Game K7F3QX' }, { timeout: 5000 })
const pass = (milliseconds: number) =>
  act(async () => void (await vi.advanceTimersByTimeAsync(milliseconds)))

it('[PRC-105] the board shows each open game, and refreshes itself with its filter and page', async () => {
  let now = board([game], 130)
  const { of, router } = await openBoard(
    { [practice.practiceBoard.path]: () => now },
    '?state=active&page=2',
  )
  const shown = await panel()
  for (const text of ['Running', 'Week 3 of 20', '60 seconds left', 'Waiting for: Retailer (Mei)'])
    expect(within(shown).getByText(text), text).toBeTruthy()
  const seats = within(shown).getAllByRole('listitem')
  expect(seats.map(({ textContent }) => textContent)).toEqual([
    'Retailer: MeiLet a bot playNot ordered yet',
    'Wholesaler: ArunLet a bot playOrdered',
    'DistributorPlayed by a bot',
    'Factory: SitiPlayed by a bot',
  ])
  expect(screen.getByText('Game K7F3QX, Retailer')).toBeTruthy()
  expect(screen.getByText('Game K7F3QX, Wholesaler')).toBeTruthy()
  expect(screen.getByText(/1 of 130 open games/)).toBeTruthy()
  const lists = () => of(practice.practiceBoard).filter(({ body }) => body['size'] === 50)
  const before = lists().length
  now = board([{ ...game, state: 'paused', day: 4, turnEndsIn: null }])
  await pass(5_500)
  expect(within(shown).getByText('Paused')).toBeTruthy()
  expect(within(shown).getByText('Week 4 of 20')).toBeTruthy()
  expect(within(shown).queryByText(/Waiting for/)).toBeNull()
  expect(screen.queryByText(/open games are shown/)).toBeNull()
  expect(lists().length).toBe(before + 1)
  expect(lists().at(-1)?.body).toEqual({ sign: given, state: 'active', page: 2, size: 50 })
  expect(router.state.location.search).toEqual({ state: 'active', page: '2' })
})

it('the seconds of a week count down until the next response', async () => {
  vi.spyOn(performance, 'now').mockImplementation(() => Date.now())
  await openBoard({})
  await within(await panel()).findByText('60 seconds left')
  await pass(3_000)
  const left = Number.parseInt(within(await panel()).getByRole('timer').textContent ?? '', 10)
  expect(left).toBeLessThan(60)
  expect(left).toBeGreaterThan(50)
})

it('rows stay on screen when the network is lost, with a note', async () => {
  let isCut = false
  await openBoard({
    [practice.practiceBoard.path]: () => (isCut ? new TypeError('cut') : board([game])),
  })
  await panel()
  isCut = true
  await pass(5_500)
  await waitFor(() => expect(screen.getByText(/cannot be reached/)).toBeTruthy(), { timeout: 9000 })
  expect(screen.getByText('Game K7F3QX, Retailer')).toBeTruthy()
  isCut = false
  await pass(5_500)
  await waitFor(() => expect(screen.queryByText(/cannot be reached/)).toBeNull())
})

it('two clicks send an action once, for the displayed week and seat', async () => {
  const { of } = await openBoard({
    [practice.controlGame.path]: () => ({ state: 'active', day: 3, game }),
  })
  await panel()
  const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
  const acts = () => of(practice.controlGame).map(({ body }) => body)
  press('Pause game K7F3QX')
  press('Pause game K7F3QX')
  await waitFor(() => expect(acts()).toEqual([{ sign: run, act: 'pause', seat: '', week: 3 }]))
  await pass(100)
  press('Let a bot play Retailer in game K7F3QX')
  await waitFor(() =>
    expect(acts().at(-1)).toEqual({ sign: run, act: 'bot', seat: 'retailer', week: 3 }),
  )
  await pass(100)
  press('End the week of game K7F3QX')
  const dialog = await screen.findByRole('dialog')
  expect(dialog.textContent).toContain('Retailer (Mei)')
  await pass(1000)
  fireEvent.click(within(dialog).getByRole('button', { name: 'End the week' }))
  await waitFor(() =>
    expect(acts().at(-1)).toEqual({ sign: run, act: 'endWeek', seat: '', week: 3 }),
  )
  expect(acts()).toHaveLength(3)
})

it('the confirmation closes when the week ends by itself', async () => {
  let now = board([game])
  const { of } = await openBoard({ [practice.practiceBoard.path]: () => now })
  await panel()
  fireEvent.click(screen.getByRole('button', { name: 'End the week of game K7F3QX' }))
  await screen.findByRole('dialog')
  now = board([{ ...game, day: 4 }])
  await pass(6_000)
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(of(practice.controlGame)).toEqual([])
})

it('after a refused action the current state of the game is shown', async () => {
  const text = 'This run has ended and takes no more decisions.'
  let now = board([game])
  await openBoard({
    [practice.practiceBoard.path]: () => now,
    [practice.controlGame.path]: () => {
      now = board([])
      return Response.json({ ok: false, code: -4, msg: text, extend: { reason: 'runOver' } })
    },
  })
  await panel()
  fireEvent.click(screen.getByRole('button', { name: 'Pause game K7F3QX' }))
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Game K7F3QX' })).toBeNull())
})

it('[PRC-107] a team run shows its seats, and each note with seat and player', async () => {
  const shown = {
    sign: run,
    practice: assignment.practice,
    mode: 'team',
    seats: ['retailer', 'wholesaler'],
    state: 'active',
    day: 2,
    days: 20,
    score: null,
    assignment: null,
    userName: 'Mei',
    code: 'K7F3QX',
    team: [
      { seat: 'retailer', name: 'Mei', isOwn: false },
      { seat: 'wholesaler', name: 'Arun', isOwn: false },
    ],
    notes: [{ day: 1, seat: 'wholesaler', note: 'Buy more' }],
    inventory: null,
    marketplace: null,
    erp: null,
    supplyChain: {
      chainCost: 0,
      seats: ['retailer', 'wholesaler', 'factory'].map((seat) => ({
        seat,
        playedBy: seat === 'factory' ? 'human' : 'player',
        rows: [],
      })),
    },
  }
  await open(RunPage, paths.practiceRun, paths.practiceRun.replace('$sign', run), {
    [practice.boardRun.path]: () => shown,
  })
  expect(await screen.findByRole('heading', { level: 1, name: 'Game K7F3QX' })).toBeTruthy()
  const items = screen.getAllByRole('listitem').map(({ textContent }) => textContent)
  expect(items).toEqual([
    'Retailer: Mei',
    'Wholesaler: Arun',
    'Week 1, Wholesaler (Arun): Buy more',
  ])
  const options = screen.getAllByRole('option').map(({ textContent }) => textContent)
  expect(options).toEqual(['Retailer (Mei)', 'Wholesaler (Arun)', 'Factory (bot)'])
})
