import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { type Language, languages, practice } from '@titian/contract'
import { advancedErp, type Player } from '@titian/practice/erp'
import { afterEach, describe, expect, it } from 'vitest'
import type { ErpPart, ErpWords } from '../../../../links.ts'
import {
  erpRun,
  nothing,
  playedErp,
  servedBooks,
  solve,
  viewAfter,
} from '../../../../testing/erp.ts'
import { booksAt, openBooks } from '../../../../testing/open-erp.tsx'
import { missingTexts } from '../../../../testing/open-market.tsx'
import { leaveRun, refusal } from '../../../../testing/open-run.tsx'

afterEach(() => {
  leaveRun()
  localStorage.clear()
})

interface Scene {
  words?: ErpWords
  more?: object
  language?: Language
}

function openPage(part: ErpPart, player: Player, { words, more, language }: Scene = {}) {
  const served = servedBooks(player)
  const page = openBooks({
    run: served.now(),
    answers: { ...served.answers, ...more },
    part,
    ...(words ? { words } : {}),
    ...(language ? { language } : {}),
  })
  return { served, page }
}

const begun = (card: string) => playedErp((player) => player.do({ type: 'beginCard', card }))
const field = (label: string) => screen.findByLabelText(label, { selector: 'input, select' })
const type = async (values: Record<string, string>) => {
  for (const [label, value] of Object.entries(values))
    // oxlint-disable-next-line no-await-in-loop -- one field after the other
    fireEvent.change(await field(label), { target: { value } })
}
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const cellsOf = (name: string) =>
  [...(screen.getByText(name).closest('tr')?.querySelectorAll('td') ?? [])].map(
    ({ textContent }) => textContent,
  )

describe('partners', () => {
  it('[PRC-233] the paper of the address is shown beside an empty form, and the copied values are saved for the card', async () => {
    const { served, page } = openPage('partners', begun('masterData'), {
      words: { paper: '2', card: 'masterData' },
    })
    await page
    expect(await screen.findByRole('heading', { name: 'New partner N-102' })).toBeTruthy()
    expect(screen.getByText('RM5,000.00')).toBeTruthy()
    for (const label of ['Code', 'Name', 'Credit limit', 'Payment within'])
      expect(screen.getByLabelText<HTMLInputElement>(label).value).toBe('')
    await type({
      Code: ' C10 ',
      Name: 'Cahaya Stores',
      Role: 'customer',
      'Credit limit': 'RM5,000.00',
      'Payment within': '14',
    })
    press('Save the partner')
    expect(await screen.findByText('Cahaya Stores (C10)')).toBeTruthy()
    expect(served.sent).toEqual([
      {
        type: 'savePartner',
        card: 'masterData',
        code: 'C10',
        name: 'Cahaya Stores',
        role: 'customer',
        creditLimit: 500_000,
        paymentDays: 14,
        currency: 'home',
        day: 1,
      },
    ])
    expect(
      served.now().erp!.cards[0]?.statements.find(({ statement }) => statement['partner'] === 'C10')
        ?.met,
    ).toBe(true)
    expect(screen.queryByRole('form', { name: 'Add a partner' })).toBeNull()
    fireEvent.click(screen.getByRole('link', { name: 'N-101' }))
    expect(await screen.findByRole('heading', { name: 'New partner N-101' })).toBeTruthy()
  })

  it('[PRC-233] limits are explained, and values beyond them or an existing code are refused beside the field', async () => {
    const { served, page } = openPage('partners', playedErp(solve('masterData')))
    await page
    fireEvent.click(await screen.findByRole('button', { name: 'Add a partner' }))
    expect(screen.getByText(/from RM0\.00 to RM10,000,000\.00/)).toBeTruthy()
    expect(screen.getByText(/from 0 to 90/)).toBeTruthy()
    await type({
      Code: 'C10',
      Name: 'x'.repeat(81),
      'Credit limit': '10000000.01',
      'Payment within': '91',
    })
    press('Save the partner')
    expect(await screen.findByText(/^C10 is in the list already\./)).toBeTruthy()
    expect(screen.getByText('Shorten this by 1 letter.')).toBeTruthy()
    expect(screen.getByText('Choose one.')).toBeTruthy()
    expect(screen.getByText(/^Enter an amount from 0\.00 to 10,000,000\.00/)).toBeTruthy()
    expect(screen.getByText('Enter a whole number from 0 to 90.')).toBeTruthy()
    expect(served.sent).toEqual([])
  })

  it('[PRC-233] a refusal is shown beside its field, and dollars are offered only if they are used', async () => {
    const fields = { 'decisions.0.command.currency': 'A customer pays in ringgit.' }
    const { page } = openPage('partners', playedErp(nothing, { scenario: advancedErp }), {
      more: { [practice.decideRun.path]: () => refusal(-2, 400, { reason: 'badInput', fields }) },
    })
    await page
    fireEvent.click(await screen.findByRole('button', { name: 'Add a partner' }))
    await type({
      Code: 'C1',
      Name: 'Cahaya',
      Role: 'customer',
      'Credit limit': '1',
      'Payment within': '1',
      Currency: 'usd',
    })
    press('Save the partner')
    await waitFor(() =>
      expect(screen.getByLabelText('Currency').getAttribute('aria-invalid')).toBe('true'),
    )
    expect(screen.getByText('A customer pays in ringgit.')).toBeTruthy()
    leaveRun()
    document.body.replaceChildren()
    await openPage('partners', playedErp(nothing)).page
    fireEvent.click(await screen.findByRole('button', { name: 'Add a partner' }))
    await field('Code')
    expect(screen.queryByLabelText('Currency')).toBeNull()
  })

  it("[PRC-233] limit, used credit, payment terms and open invoices are listed, and a card's partner is read-only with the reason", async () => {
    const player = begun('latePayer')
    await openPage('partners', player).page
    await screen.findByText('Kenari Gifts (C90)')
    const cells = cellsOf('Kenari Gifts (C90)')
    expect(cells.slice(1, 6)).toEqual([
      'Customer',
      'RM2,000.00RM500.00 used',
      '14 days',
      'Ringgit (RM)',
      'RM500.00',
    ])
    expect(cells[6]).toBe('From the card “A customer pays late”, read only')
    expect(screen.getByRole('link', { name: 'RM500.00' }).getAttribute('href')).toBe(
      `${booksAt}/books?tab=receivables`,
    )
    expect(screen.queryByRole('button', { name: /^Change/ })).toBeNull()
  })

  it("[PRC-233] a student's partner can be changed, keeping its code and card", async () => {
    const { served, page } = openPage('partners', playedErp(solve('masterData')))
    await page
    fireEvent.click(await screen.findByRole('button', { name: 'Change C10' }))
    expect((await field('Code')).getAttribute('readonly')).not.toBeNull()
    await type({ 'Credit limit': '600' })
    press('Save the partner')
    await waitFor(() => expect(screen.queryByLabelText('Code')).toBeNull())
    expect(cellsOf('Cahaya Stores (C10)')[2]).toContain('RM600.00')
    expect(served.sent).toMatchObject([
      { type: 'savePartner', code: 'C10', card: 'masterData', creditLimit: 60_000 },
    ])
  })
})

describe('items', () => {
  it('[PRC-233] an item is added from its paper', async () => {
    const { served, page } = openPage('items', begun('masterData'), {
      words: { paper: '3', card: 'masterData' },
    })
    await page
    expect(await screen.findByRole('heading', { name: 'New item N-103' })).toBeTruthy()
    await type({
      Code: 'I10',
      Name: 'Desk lamp',
      'Price without tax': '39.90',
      'Reorder point': '20',
      'Reorder quantity': '50',
    })
    press('Save the item')
    expect(await screen.findByText('Desk lamp (I10)')).toBeTruthy()
    expect(cellsOf('Desk lamp (I10)').slice(1, 5)).toEqual([
      'RM39.90',
      '0 units',
      '20 units',
      'Order 50 units',
    ])
    expect(served.sent).toMatchObject([
      { card: 'masterData', code: 'I10', price: 3_990, reorderPoint: 20, reorderUnits: 50 },
    ])
  })

  it('[PRC-233] the quantity to order is shown, and values beyond the limits are refused', async () => {
    const { served, page } = openPage(
      'items',
      playedErp((player) => {
        player.do({ type: 'beginCard', card: 'partialReceipt' })
        solve('stockRule')(player)
      }),
    )
    await page
    await screen.findByText('Thermos flask (I20)')
    expect(cellsOf('Thermos flask (I20)')[4]).toBe('Enough in stock')
    expect(cellsOf('Glass jar (I30)')[4]).toBe('No stock rule')
    fireEvent.click(screen.getByRole('button', { name: 'Add an item' }))
    await type({
      Code: 'x'.repeat(21),
      Name: 'Lamp',
      'Price without tax': '10000.01',
      'Reorder point': '10001',
      'Reorder quantity': '1.5',
    })
    press('Save the item')
    expect(await screen.findByText('Shorten this by 1 letter.')).toBeTruthy()
    expect(screen.getByText(/^Enter an amount from 0\.00 to 10,000\.00/)).toBeTruthy()
    expect(screen.getAllByText('Enter a whole number from 0 to 10,000.')).toHaveLength(2)
    expect(served.sent).toEqual([])
  })

  it('[PRC-233] the page is read-only after the end of the run', async () => {
    const view = viewAfter((player) => {
      solve('masterData')(player)
      player.nextDay(50)
    })
    await openBooks({ run: erpRun(view, { state: 'scored' }), part: 'items' })
    expect(await screen.findByText('Desk lamp (I10)')).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Add an item' })).toBeNull()
    expect(screen.queryByRole('button', { name: 'Change I10' })).toBeNull()
  })
})

describe.each(languages)('in %s', (language) => {
  it.each(['partners', 'items'] as const)('[FRM-007] the texts of %s exist', async (part) => {
    const player = playedErp(
      (clerk) => {
        solve('stockRule')(clerk)
        clerk.do({ type: 'beginCard', card: 'masterData' })
      },
      { scenario: advancedErp },
    )
    await openPage(part, player, { language, words: { paper: part === 'items' ? '4' : '2' } }).page
    const form = await screen.findByRole('form')
    expect(missingTexts()).toEqual([])
    fireEvent.click(within(form).getAllByRole('button').at(-1)!)
    await waitFor(() => expect(document.querySelector('[aria-invalid="true"]')).toBeTruthy())
    expect(missingTexts()).toEqual([])
  })
})
