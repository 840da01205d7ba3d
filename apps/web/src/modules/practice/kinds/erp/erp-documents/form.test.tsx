import { fireEvent, screen, waitFor } from '@testing-library/react'
import { languages } from '@titian/contract'
import { afterEach, describe, expect, it } from 'vitest'
import { nothing, playedErp } from '../../../testing/erp.ts'
import { one } from '../../../testing/erp-lines.ts'
import { openBooks } from '../../../testing/open-erp.tsx'
import { missingTexts } from '../../../testing/open-market.tsx'
import { leaveRun } from '../../../testing/open-run.tsx'
import { booksOf } from './testing/books.ts'
import { fieldAt, press, typeInto } from './testing/typing.ts'

afterEach(() => {
  leaveRun()
  localStorage.clear()
})

/** Twenty fans were ordered, and have arrived with their bill. */
const fansArrived = () =>
  playedErp((clerk) => {
    clerk.do({ type: 'beginCard', card: 'invoiceMismatch' })
    clerk.write('purchaseOrder', {
      card: 'invoiceMismatch',
      partner: 'S40',
      lines: one('I40', 20, 10_000),
    })
    clerk.nextDay(2)
  })
type Books = ReturnType<typeof playedErp>

const open = (player: Books, words: Record<string, string>, language?: 'en' | 'zh' | 'my') =>
  openBooks({ part: 'new', words, answers: booksOf(player).answers, language })

const orderOf = (player: Books) =>
  String(player.state().documents.find(({ kind }) => kind === 'purchaseOrder')?.id)

describe('[PRC-225] the form of a document', () => {
  it('is filled with the goods that have arrived for its order, and has no field of another kind', async () => {
    const player = fansArrived()
    await open(player, { kind: 'goodsReceipt', source: orderOf(player) })
    expect((await fieldAt(/^Usable units/)).value).toBe('20')
    expect((await fieldAt(/^Item 1/)).value).toBe('I40')
    expect(screen.getByLabelText(/^Damaged, refused/)).toBeTruthy()
    for (const label of [/^Unit price/, /^Supplier/, /^Amount/, /^Warehouse/, /^Deliver by/])
      expect(screen.queryByLabelText(label)).toBeNull()
  })

  it('copies a bill with its prices, and shows order and receipt beside it', async () => {
    const player = fansArrived()
    const bill = player.state().papers.find(({ kind }) => kind === 'supplierInvoice')
    await open(player, { kind: 'supplierInvoice', paper: String(bill?.id) })
    expect((await fieldAt(/^Unit price/)).value).toBe('105.00')
    expect(screen.getByText(/Ordered 20 at RM100.00 · received 0 · billed before 0/)).toBeTruthy()
    expect(screen.getByText('RM2,226.00')).toBeTruthy()
    await typeInto(/^Unit price/, '1,100.00')
    expect(await screen.findByText('RM23,320.00')).toBeTruthy()
  })

  it('uses the only order that has a bill, with that bill', async () => {
    const player = fansArrived()
    await open(player, { kind: 'supplierInvoice' })
    expect((await fieldAt(/^Unit price/)).value).toBe('105.00')
    expect((await fieldAt(/^Written from/)).value).toBe(orderOf(player))
    expect((await fieldAt(/^Paper/)).value).not.toBe('')
  })

  it('counts for the card of its source or paper, even if another card was begun later', async () => {
    const player = fansArrived()
    player.do({ type: 'beginCard', card: 'stockCount' })
    player.nextDay(1)
    player.do({ type: 'beginCard', card: 'latePayer' })
    await open(player, { kind: 'goodsReceipt', source: orderOf(player) })
    expect((await fieldAt(/^For the card/)).value).toBe('invoiceMismatch')
    await press('Submit')
    await waitFor(() =>
      expect(player.state().documents.findLast(({ kind }) => kind === 'goodsReceipt')?.card).toBe(
        'invoiceMismatch',
      ),
    )
    leaveRun()
    document.body.replaceChildren()
    const bill = player.state().papers.find(({ kind }) => kind === 'supplierInvoice')
    await open(player, { kind: 'supplierInvoice', paper: String(bill?.id) })
    expect((await fieldAt(/^For the card/)).value).toBe('invoiceMismatch')
    leaveRun()
    document.body.replaceChildren()
    await open(player, { kind: 'purchaseRequest' })
    expect((await fieldAt(/^For the card/)).value).toBe('latePayer')
  })

  it('keeps typed lines when a paper is chosen afterwards', async () => {
    const player = playedErp((clerk) => clerk.do({ type: 'beginCard', card: 'stockCount' }))
    const sheet = player.state().papers.find(({ kind }) => kind === 'countSheet')
    await open(player, { kind: 'stockCount' })
    await typeInto(/^Item 1/, 'I80')
    await typeInto(/^Units counted/, '33')
    await typeInto(/^Paper/, String(sheet?.id))
    await waitFor(async () => expect((await fieldAt(/^Paper/)).value).toBe(String(sheet?.id)))
    expect((await fieldAt(/^Units counted/)).value).toBe('33')
  })

  it('moves to the next field on Enter, and adds a line after the last one', async () => {
    const player = playedErp((clerk) => clerk.do({ type: 'beginCard', card: 'stockCount' }))
    await open(player, { kind: 'purchaseRequest' })
    const item = await typeInto(/^Item 1/, 'I80')
    item.focus()
    fireEvent.keyDown(item, { key: 'Enter' })
    const units = await fieldAt(/^Units/)
    expect(document.activeElement).toBe(units)
    fireEvent.keyDown(units, { key: 'Enter' })
    await waitFor(async () => expect(document.activeElement).toBe(await fieldAt(/^Item 2/)))
    fireEvent.click(screen.getByLabelText('Remove line 2'))
    await waitFor(() => expect(screen.queryByLabelText(/^Item 2/)).toBeNull())
  })

  it('saves a draft without postings', async () => {
    const player = playedErp((clerk) => clerk.do({ type: 'beginCard', card: 'stockCount' }))
    await open(player, { kind: 'purchaseRequest' })
    await typeInto(/^Item 1/, 'I80')
    await typeInto(/^Units/, '5')
    await press('Save draft')
    await waitFor(() => expect(player.state().documents.at(-1)?.state).toBe('draft'))
    expect(player.state().documents.at(-1)).toMatchObject({
      card: 'stockCount',
      lines: [{ units: 5 }],
    })
  })

  it.each(languages)('has every text of each form in %s', { timeout: 60_000 }, async (language) => {
    const player = fansArrived()
    for (const kind of [
      '',
      'purchaseOrder',
      'goodsReceipt',
      'supplierInvoice',
      'payment',
      'transfer',
    ]) {
      await open(player, { kind, source: kind === 'goodsReceipt' ? orderOf(player) : '' }, language)
      await screen.findByRole('heading', { level: 1 })
      await waitFor(() => expect(document.querySelector('form, section')).toBeTruthy())
      expect([kind, missingTexts()]).toEqual([kind, []])
      leaveRun()
      document.body.replaceChildren()
    }
  })
})

describe('[PRC-226] a document that cannot be booked', () => {
  it('is a day other than today, with the reason', async () => {
    await open(playedErp(nothing), { kind: 'purchaseRequest' })
    const date = await fieldAt(/^Date/)
    expect([date.value, date.disabled]).toEqual(['Today, day 1', true])
    expect(screen.getByText(/Always today. A posting in the past would change/)).toBeTruthy()
  })

  it('is reported at the refused field, which keeps the typed text even after a reload', async () => {
    const player = fansArrived()
    const words = { kind: 'goodsReceipt', source: orderOf(player) }
    await open(player, words)
    await typeInto(/^Usable units/, '21')
    await press('Submit')
    expect(await screen.findByText('moreThanOrdered')).toBeTruthy()
    const field = await fieldAt(/^Usable units/)
    expect([field.value, field.getAttribute('aria-invalid')]).toEqual(['21', 'true'])
    expect(player.state().documents.some(({ kind }) => kind === 'goodsReceipt')).toBe(false)
    leaveRun()
    document.body.replaceChildren()
    await open(player, words)
    expect((await fieldAt(/^Usable units/)).value).toBe('21')
    expect(screen.getByText(/What you typed here before/)).toBeTruthy()
  })
})
