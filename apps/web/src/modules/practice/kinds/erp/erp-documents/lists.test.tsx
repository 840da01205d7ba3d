import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { languages } from '@titian/contract'
import { afterEach, describe, expect, it } from 'vitest'
import { playedErp, solve } from '../../../testing/erp.ts'
import { one } from '../../../testing/erp-lines.ts'
import { openBooks } from '../../../testing/open-erp.tsx'
import { missingTexts } from '../../../testing/open-market.tsx'
import { leaveRun } from '../../../testing/open-run.tsx'
import { booksOf } from './testing/books.ts'
import { confirm } from './testing/typing.ts'

afterEach(leaveRun)

type Books = ReturnType<typeof playedErp>

const open = (
  player: Books,
  part: 'inbox' | 'documents',
  words: Record<string, string> = {},
  language?: 'en' | 'zh' | 'my',
) => openBooks({ part, words, answers: booksOf(player).answers, language })

/** A used bill, an unused order letter, and a note. */
const busy = () =>
  playedErp((clerk) => {
    solve('invoiceMismatch')(clerk)
    for (const card of ['masterData', 'backOrder', 'stockCount', 'latePayer'])
      clerk.do({ type: 'beginCard', card })
    clerk.write('purchaseOrder', {
      partner: 'S60',
      card: 'backOrder',
      lines: one('I60', 20, 5_150),
    })
    clerk.nextDay(2)
  })

describe('[PRC-229] the inbox', () => {
  it('lists papers that need a form first, each with a link to it', async () => {
    const player = busy()
    await open(player, 'inbox')
    const todo = await screen.findByRole('region', { name: 'To work on' })
    const links = within(todo)
      .getAllByRole('link')
      .map((link) => link.getAttribute('href') ?? '')
    for (const kind of ['salesOrder', 'quotation', 'goodsReceipt', 'supplierInvoice', 'stockCount'])
      expect([kind, links.some((href) => href.includes(`/new?kind=${kind}&paper=`))]).toEqual([
        kind,
        true,
      ])
    for (const part of ['partners', 'items'])
      expect(links.some((href) => href.includes(`/${part}?paper=`))).toBe(true)
    const done = screen.getByRole('region', { name: 'Done' })
    expect(within(done).queryByRole('link', { name: 'Enter the bill' })).toBeNull()
    const days = within(todo)
      .getAllByText(/day \d+$/)
      .map(({ textContent }) => Number(/\d+$/.exec(textContent)?.[0]))
    expect(days).toEqual(days.toSorted((early, late) => late - early))
  })

  it('disputes a bill after a confirmation', async () => {
    const player = playedErp((clerk) => {
      clerk.do({ type: 'beginCard', card: 'invoiceMismatch' })
      clerk.write('purchaseOrder', { partner: 'S40', lines: one('I40', 20, 10_000) })
      clerk.nextDay(2)
    })
    await open(player, 'inbox')
    fireEvent.click(
      await screen.findByLabelText(/^Dispute the bill/, undefined, { timeout: 8_000 }),
    )
    await screen.findByRole('dialog')
    expect(player.state().papers.some(({ disputed }) => disputed)).toBe(false)
    await confirm('Dispute the bill')
    await waitFor(() => expect(player.state().papers.some(({ disputed }) => disputed)).toBe(true))
    expect(await screen.findByText('Disputed')).toBeTruthy()
  })

  it.each(languages)('has every text in %s', async (language) => {
    await open(busy(), 'inbox', {}, language)
    await waitFor(() => expect(document.querySelector('article')).toBeTruthy(), { timeout: 8_000 })
    expect(missingTexts()).toEqual([])
  })
})

describe('[PRC-229] the list of documents', () => {
  const numbers = () =>
    screen
      .getAllByRole('row')
      .slice(1)
      .map((row) => within(row).getByRole('link').textContent.split(' ').at(-1))

  it('lists open documents first, newest on top, with their number', async () => {
    const player = busy()
    await open(player, 'documents')
    await screen.findByText('PO-0002', { exact: false })
    const openOnes = player
      .state()
      .documents.filter(({ state }) => state === 'submitted' || state === 'partlyDone')
      .map(({ number }) => number)
      .toReversed()
    const all = player.state().documents.length
    expect(numbers().slice(0, openOnes.length)).toEqual(openOnes)
    expect(numbers()).toHaveLength(all)
    expect(screen.getByText(`${all} shown; ${all} documents in the books.`)).toBeTruthy()
  })

  it('can be filtered by kind and state, and says when it is empty', async () => {
    await open(busy(), 'documents', { kind: 'purchaseOrder', state: 'submitted' })
    await screen.findByText('PO-0002', { exact: false })
    expect(numbers()).toEqual(['PO-0002'])
    fireEvent.change(screen.getByLabelText('Status'), { target: { value: 'draft' } })
    expect(await screen.findByText('No documents here yet')).toBeTruthy()
  })

  it.each(languages)('has every text in %s', async (language) => {
    await open(busy(), 'documents', {}, language)
    await screen.findByText('PO-0002', { exact: false }, { timeout: 8_000 })
    expect(missingTexts()).toEqual([])
  })
})
