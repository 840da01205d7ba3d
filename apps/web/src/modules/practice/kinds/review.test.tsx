import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { accounts, practice } from '@titian/contract'
import { sessionStore, setPerson } from '@titian/site'
import { afterEach, expect, it } from 'vitest'
import { renderPage } from '../../../testing/render-page.tsx'
import { person, review } from '../testing/factories.ts'
import { leaveRun } from '../testing/open-run.tsx'
import { ReviewPage } from './review-page.tsx'

afterEach(leaveRun)

function openReview(
  answer: unknown,
  cards: unknown[] = [],
  language: 'en' | 'zh' | 'my' = 'en',
  words = '',
) {
  document.cookie = 'isLogin=1; path=/'
  sessionStore.look()
  setPerson('u')
  return renderPage(<ReviewPage />, {
    at: `/supplyChain/run/one/review${words}`,
    path: '/supplyChain/run/$sign/review',
    language,
    answers: {
      [accounts.loginInfo.path]: person,
      [practice.runReview.path]: answer,
      [practice.practiceList.path]: cards,
    },
  })
}

it('[PRC-057] [PRC-083] unrated parts, costs, bullwhip, notes, tables and the effect of each week are shown', async () => {
  const shared = { idSign: 'beer-game-shared', title: 'Second round' }
  await openReview(review(), [{ idSign: 'chain-first-steps' }, shared])
  await screen.findByRole('heading', { name: 'Your score: 20 of 35 points' })
  expect(screen.getByText('not yet rated')).toBeTruthy()
  expect(await screen.findByText('24.00')).toBeTruthy()
  expect(screen.getByText('no variation')).toBeTruthy()
  expect(screen.getAllByText('1.50')).toHaveLength(3)
  expect(screen.getAllByText(/Keep calm/).length).toBeGreaterThan(0)
  expect(screen.getAllByRole('table', { hidden: true }).length).toBeGreaterThanOrEqual(4)
  const slider = screen.getByRole('slider')
  const steps = slider.closest('div') as HTMLElement
  expect(within(steps).getAllByText(/stock 5.*backlog 2|5.*2/i).length).toBeGreaterThan(0)
  await userEvent.click(within(steps).getByRole('button', { name: /Next/ }))
  expect(within(steps).getByText('Week 2 of 2')).toBeTruthy()
  const second = await screen.findByRole('link', { name: /second round/i })
  expect(second.getAttribute('href')).toContain('beer-game-shared')
})

const players = [
  { seat: 'retailer', name: 'Mei', isOwn: true },
  { seat: 'wholesaler', name: 'Ravi', isOwn: false },
  { seat: 'distributor', name: 'Siti', isOwn: false },
]
const note = (seat: string) => ({ day: 1, seat, note: `Why the ${seat} ordered` })
const teamReview = () =>
  review({ mode: 'team', team: players, notes: [note('retailer'), note('wholesaler')] })

it.each([
  ['en', 'Notes of the team', 'Week 1, Wholesaler (Ravi)', 'You', 'Factory'],
  ['zh', '团队备注', '第 1 周，批发商（Ravi）', '您', '工厂'],
  ['my', 'Nota pasukan', 'Minggu 1, Pemborong (Ravi)', 'Anda', 'Kilang'],
] as const)(
  'names the players of a team beside their orders and notes, in %s',
  async (language, title, noteOf, you, factory) => {
    await openReview(teamReview(), [], language)
    const notes = (await screen.findByRole('heading', { name: title })).parentElement as HTMLElement
    expect(within(notes).getByText(noteOf)).toBeTruthy()
    const rows = screen.getAllByRole('table', { hidden: true }).slice(-4)
    const deciders = rows.map(
      (table) => within(table).getAllByRole('row', { hidden: true }).at(-1)?.textContent ?? '',
    )
    for (const [at, name] of [you, 'Ravi', 'Siti', factory].entries())
      expect(deciders[at]).toMatch(new RegExp(`${name}$`))
    expect(screen.getAllByText('Ravi').length).toBeGreaterThan(1)
  },
)

it('[PRC-063] [PRC-140] the review opens at the decision of an assessment and highlights its week, row and point', async () => {
  await openReview(review(), [], 'en', '?day=2&seat=factory')
  expect(await screen.findByText('Week 2 of 2')).toBeTruthy()
  const tables = screen.getAllByRole('table', { hidden: true }).slice(-4)
  const marked = tables.map((table) => table.querySelectorAll('tr[aria-current]'))
  expect(marked.map(({ length }) => length)).toEqual([0, 0, 0, 1])
  expect(within(marked[3]?.[0] as HTMLElement).getAllByRole('cell')[0]?.textContent).toBe('2')
  const open = tables.map((table) => table.closest('details')?.open)
  expect(open).toEqual([false, false, false, true])
  expect(document.querySelectorAll('line[data-marked="2"]')).toHaveLength(3)
})

it('[PRC-063] an unknown week or seat highlights nothing', async () => {
  await openReview(review(), [], 'en', '?day=99&seat=nobody')
  expect(await screen.findByText('Week 1 of 2')).toBeTruthy()
  expect(document.querySelectorAll('[data-marked], tr[aria-current]')).toHaveLength(0)
})

it('[PRC-142] the review of an assigned run links back to the assignment', async () => {
  const assignment = {
    sign: 'given-1',
    attempt: 1,
    attempts: 2,
    weights: [],
    passLine: 60,
    dueAt: null,
    percent: 40,
    passed: false,
  }
  const shared = { idSign: 'beer-game-shared', title: 'Second round' }
  await openReview({ ...teamReview(), assignment }, [shared])
  const back = await screen.findByRole('link', { name: 'Back to the practice of your teacher' })
  const links = screen
    .getAllByRole('link')
    .map((link) => link.getAttribute('href') ?? '')
    .filter((href) => href.startsWith('/supplyChain?'))
  expect(links).toHaveLength(2)
  for (const href of links) expect(href).toBe(back.getAttribute('href'))
  const { searchParams } = new URL(links[0] ?? '', 'http://localhost')
  expect(Object.fromEntries(searchParams)).toEqual({
    practice: 'beer-game',
    assignment: 'given-1',
  })
})

it('an open run redirects to its page', async () => {
  const no = {
    ok: false,
    code: -4,
    msg: 'no',
    data: null,
    extend: { refusal: 'alreadyDone', reason: 'runNotOver' },
  }
  await openReview(() => new Response(JSON.stringify(no), { status: 409 }))
  const link = await screen.findByRole('link', { name: 'Continue' })
  expect(link.getAttribute('href')).toBe('/supplyChain/run/one')
})
