import { screen, waitFor, within } from '@testing-library/react'
import { languages } from '@titian/contract'
import { afterEach, describe, expect, it } from 'vitest'
import { playedErp, solve } from '../../../testing/erp.ts'
import { one } from '../../../testing/erp-lines.ts'
import { openBooks } from '../../../testing/open-erp.tsx'
import { missingTexts } from '../../../testing/open-market.tsx'
import { leaveRun } from '../../../testing/open-run.tsx'
import { booksOf } from './testing/books.ts'
import { confirm, press } from './testing/typing.ts'

afterEach(leaveRun)

type Books = ReturnType<typeof playedErp>

const idOf = (player: Books, kind: string) =>
  String(player.state().documents.find((document) => document.kind === kind)?.id)

const open = (player: Books, id: string, language?: 'en' | 'zh' | 'my') =>
  openBooks({ part: 'document', words: { id }, answers: booksOf(player).answers, language })

const wrongBill = () =>
  playedErp((clerk) => {
    clerk.do({ type: 'beginCard', card: 'invoiceMismatch' })
    const source = clerk.write('purchaseOrder', {
      card: 'invoiceMismatch',
      partner: 'S40',
      lines: one('I40', 20, 10_000),
    })
    clerk.nextDay(2)
    clerk.write('goodsReceipt', { source, lines: one('I40', 20) })
    const paper = clerk.paper('supplierInvoice', 'S40').id
    clerk.write('supplierInvoice', { source, paper, lines: one('I40', 20, 10_500) })
  })

describe('[PRC-227] the postings of a document', () => {
  it('are shown as T accounts with explanations', async () => {
    const player = wrongBill()
    await open(player, idOf(player, 'goodsReceipt'))
    const table = await screen.findByRole('table', { name: 'Inventory' })
    expect(
      within(table)
        .getAllByRole('cell')
        .map(({ textContent }) => textContent),
    ).toEqual(['RM2,000.00', ''])
    const other = screen.getByRole('table', { name: /^Goods received/ })
    expect(
      within(other)
        .getAllByRole('cell')
        .map(({ textContent }) => textContent),
    ).toEqual(['', 'RM2,000.00'])
    expect(screen.getByText(/Goods that have arrived and whose bill has not/)).toBeTruthy()
  })

  it('are missing for an order, with the reason', async () => {
    const player = wrongBill()
    await open(player, idOf(player, 'purchaseOrder'))
    expect(await screen.findByText(/A purchase order posts nothing/)).toBeTruthy()
    expect(screen.queryByText(/Three-way match/)).toBeNull()
  })

  it('are shown with the result of the match of a bill', async () => {
    const player = wrongBill()
    await open(player, idOf(player, 'supplierInvoice'))
    expect(await screen.findByText(/Three-way match failed/)).toBeTruthy()
    leaveRun()
    document.body.replaceChildren()
    const right = playedErp(solve('partialReceipt'))
    await open(right, idOf(right, 'supplierInvoice'))
    expect(
      await screen.findByText(/Three-way match: order, goods received and bill agree/),
    ).toBeTruthy()
  })

  it('have no open units for a received bill that agrees', async () => {
    const player = playedErp((clerk) => {
      clerk.do({ type: 'beginCard', card: 'stockRule' })
      const source = clerk.write('purchaseOrder', {
        card: 'stockRule',
        partner: 'S20',
        lines: one('I20', 100, 1_250),
      })
      clerk.nextDay(2)
      clerk.write('goodsReceipt', { source, lines: one('I20', 100) })
      const paper = clerk.paper('supplierInvoice', 'S20').id
      clerk.write('supplierInvoice', { source, paper, lines: one('I20', 100, 1_250) })
    })
    await open(player, idOf(player, 'supplierInvoice'))
    await screen.findByText(/Three-way match: order/)
    expect(screen.queryByText('Still open')).toBeNull()
    expect(screen.getByText('Still to pay')).toBeTruthy()
  })

  it('mention no tax of zero, and a due date before day 1 for an older bill', async () => {
    const player = playedErp((clerk) => clerk.do({ type: 'beginCard', card: 'latePayer' }))
    await open(player, idOf(player, 'customerInvoice'))
    expect(await screen.findByText('Before day 1')).toBeTruthy()
    expect(screen.queryByText(/^Tax/)).toBeNull()
    expect(screen.queryByText(/Day (0|-)/)).toBeNull()
  })

  it.each(languages)('have every text in %s', { timeout: 40_000 }, async (language) => {
    const player = wrongBill()
    for (const kind of ['purchaseOrder', 'goodsReceipt', 'supplierInvoice', 'opening']) {
      await open(player, idOf(player, kind), language)
      await waitFor(() => expect(document.querySelector('#posted')).toBeTruthy(), {
        timeout: 8_000,
      })
      expect([kind, missingTexts()]).toEqual([kind, []])
      leaveRun()
      document.body.replaceChildren()
    }
  })
})

describe('[PRC-228] the actions on a document', () => {
  it('include submitting, editing and discarding a draft', async () => {
    const player = playedErp((clerk) => {
      clerk.do({ type: 'beginCard', card: 'stockCount' })
      clerk.do({ type: 'write', kind: 'purchaseRequest', submit: false, lines: one('I80', 5) })
      clerk.do({ type: 'write', kind: 'purchaseRequest', submit: false, lines: one('I81', 6) })
    })
    const drafts = player.state().documents.filter(({ state }) => state === 'draft')
    const [first, second] = drafts.map(({ id }) => String(id))
    await open(player, first ?? '')
    const edit = await screen.findByRole('link', { name: 'Edit' })
    expect(edit.getAttribute('href')).toContain(`/new?id=${first}`)
    await press('Submit')
    await screen.findByText('Submitted')
    expect(player.state().documents[Number(first) - 1]?.state).toBe('submitted')
    leaveRun()
    document.body.replaceChildren()
    await open(player, second ?? '')
    await press('Discard')
    await confirm('Discard')
    expect(await screen.findByText(/This draft was discarded/)).toBeTruthy()
  })

  it('include the following documents, and cancelling after a confirmation, with links to the reversal', async () => {
    const player = wrongBill()
    const id = idOf(player, 'supplierInvoice')
    await open(player, id)
    const pay = await screen.findByRole('link', { name: 'Pay' })
    expect(pay.getAttribute('href')).toContain(`kind=payment&source=${id}`)
    await press('Cancel by reversal')
    const asks = await screen.findByRole('dialog')
    expect(asks.textContent).toContain('counts against your accuracy')
    expect(player.state().documents[Number(id) - 1]?.state).not.toBe('cancelled')
    await confirm('Cancel by reversal')
    const note = await screen.findByText(/no longer counts/)
    const link = note.querySelector('a') ?? note.parentElement?.querySelector('a')
    const reversal = String(player.state().documents.at(-1)?.id)
    expect(link?.getAttribute('href')).toContain(`id=${reversal}`)
    leaveRun()
    document.body.replaceChildren()
    await open(player, reversal)
    const back = await screen.findByText(/This is a reversing document/)
    expect(
      (back.querySelector('a') ?? back.parentElement?.querySelector('a'))?.getAttribute('href'),
    ).toContain(`id=${id}`)
    expect(screen.queryByText('Cancel by reversal')).toBeNull()
  })

  it('include closing the rest of an order, and a refusal is shown at once', async () => {
    const player = playedErp((clerk) => {
      clerk.do({ type: 'beginCard', card: 'invoiceMismatch' })
      clerk.write('purchaseOrder', { partner: 'S40', lines: one('I40', 20, 10_000) })
      clerk.nextDay(2)
    })
    await open(player, idOf(player, 'purchaseOrder'))
    await press('Cancel by reversal')
    await confirm('Cancel by reversal')
    expect(await screen.findByText('hasFollowUps')).toBeTruthy()
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await press('Close the rest')
    await confirm('Close the rest')
    await waitFor(() => expect(player.state().documents.at(-1)?.closed).toBe(true))
  })

  it('include reminding a customer of an overdue invoice once a day', async () => {
    const player = playedErp((clerk) => clerk.do({ type: 'beginCard', card: 'latePayer' }))
    await open(player, idOf(player, 'customerInvoice'))
    await press('Remind the customer')
    expect(await screen.findByText('The customer was reminded: Day 1.')).toBeTruthy()
    await waitFor(() => expect(screen.queryByText('Remind the customer')).toBeNull())
    expect(screen.getByRole('link', { name: 'Receive the payment' })).toBeTruthy()
  })
})
