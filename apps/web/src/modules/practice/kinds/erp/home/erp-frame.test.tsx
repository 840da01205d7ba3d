import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { languages } from '@titian/contract'
import { afterEach, expect, it } from 'vitest'
import { erpRun, firstErp, playedErp, servedBooks, solve, viewAfter } from '../../../testing/erp.ts'
import { booksAt, openBooks } from '../../../testing/open-erp.tsx'
import { missingTexts } from '../../../testing/open-market.tsx'
import { leaveRun } from '../../../testing/open-run.tsx'
import { one } from '../../../testing/erp-lines.ts'

afterEach(leaveRun)

const days = 20
const firstCard = () => viewAfter(solve('masterData'), { scenario: firstErp })

it('[PRC-220] day, cash, true statements and all pages of the books are shown, and the open page is marked', async () => {
  await openBooks({ run: erpRun(firstCard()), part: 'cards' })
  const pages = await screen.findByRole('navigation', { name: 'Pages of the books' })
  expect(screen.getByRole('progressbar', { name: `Day 1 of ${days}` })).toBeTruthy()
  expect(screen.getByText('RM50,000.00')).toBeTruthy()
  expect(screen.getByText('3 of 9')).toBeTruthy()
  const links = within(pages).getAllByRole('link')
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    booksAt,
    ...['inbox', 'cards', 'documents', 'books', 'partners', 'items'].map(
      (part) => `${booksAt}/${part}`,
    ),
  ])
  expect(links.filter((link) => link.getAttribute('aria-current') === 'page')).toEqual([
    within(pages).getByRole('link', { name: 'Cards' }),
  ])
})

it('[PRC-220] the count of papers includes only those that still need a form', async () => {
  const begun = viewAfter(
    (player) => {
      player.do({ type: 'beginCard', card: 'masterData' })
      player.do({ type: 'beginCard', card: 'stockRule' })
    },
    { scenario: firstErp },
  )
  expect(begun.papers).toHaveLength(4)
  await openBooks({ run: erpRun(begun) })
  expect(await screen.findByRole('link', { name: /Inbox.*3 papers to work on/ })).toBeTruthy()
  cleanup()
  leaveRun()
  await openBooks({ run: erpRun(firstCard()) })
  expect(await screen.findByRole('link', { name: 'Inbox' })).toBeTruthy()
})

it('[PRC-220] one click ends the day, and a live region announces the news', async () => {
  const player = playedErp(
    (clerk) => {
      clerk.do({ type: 'beginCard', card: 'stockRule' })
      clerk.write('purchaseOrder', {
        card: 'stockRule',
        partner: 'S20',
        lines: one('I20', 100, 1_250),
      })
      clerk.nextDay()
    },
    { scenario: firstErp },
  )
  const { answers, sent } = servedBooks(player)
  await openBooks({ answers })
  const end = await screen.findByRole('button', { name: 'End the day' })
  fireEvent.click(end)
  const said = await screen.findByText('This morning (day 3):')
  expect(said.closest('[aria-live]')?.textContent).toContain('2 new papers in the inbox.')
  expect(sent).toEqual([])
  expect(player.state().day).toBe(3)
  fireEvent.click(screen.getByRole('button', { name: 'End the day' }))
  await screen.findByText('This morning (day 4):')
  expect(screen.getByText('no new papers.')).toBeTruthy()
})

it('[PRC-220] the last day ends after a confirmation, and the review opens', async () => {
  const player = playedErp((clerk) => clerk.nextDay(days - 1), { scenario: firstErp })
  await openBooks({ answers: servedBooks(player).answers })
  fireEvent.click(await screen.findByRole('button', { name: 'End the last day' }))
  expect(player.state().finished).toBe(false)
  const asks = await screen.findByRole('dialog')
  const last = within(asks).getByRole('button', { name: 'End the last day' })
  await waitFor(() => expect(last.getAttribute('aria-disabled')).toBeNull())
  fireEvent.click(last)
  await waitFor(() => expect(player.state().finished).toBe(true))
  const review = await screen.findByRole('link', { name: 'Go to the review' })
  expect(review.getAttribute('href')).toBe(`${booksAt}/review`)
  expect(screen.queryByRole('button', { name: /End the/ })).toBeNull()
})

it('[PRC-220] an assigned run shows due date, attempt and pauses, with a link back and the languages', async () => {
  await openBooks({
    run: erpRun(firstCard(), {
      state: 'paused',
      assignment: {
        sign: 'given-1',
        dueAt: '2026-12-01T08:00:00.000Z',
        attempt: 2,
        attempts: 3,
      } as never,
    }),
  })
  expect(await screen.findByText(/Due .*Attempt 2 of 3/)).toBeTruthy()
  expect(screen.getByText(/has paused this practice/)).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'End the day' })).toBeNull()
  expect(screen.getByRole('link', { name: 'All practices' }).getAttribute('href')).toBe(
    '/simulation',
  )
  expect(screen.getByRole('link', { name: 'ERP practice' }).getAttribute('href')).toContain(
    'assignment=given-1',
  )
  expect(screen.getByRole('button', { name: /language/i })).toBeTruthy()
})

it.each(languages)('every text of the frame exists in %s', async (language) => {
  await openBooks({ run: erpRun(firstCard()), language })
  await screen.findByRole('progressbar')
  expect(missingTexts()).toEqual([])
})
