import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { languages } from '@titian/contract'
import { afterEach, expect, it } from 'vitest'
import {
  erpRun,
  firstErp,
  nothing,
  type Play,
  playedErp,
  servedBooks,
  solve,
  standardErp,
  viewAfter,
} from '../../../testing/erp.ts'
import { one } from '../../../testing/erp-lines.ts'
import { booksAt, openBooks } from '../../../testing/open-erp.tsx'
import { missingTexts } from '../../../testing/open-market.tsx'
import { leaveRun } from '../../../testing/open-run.tsx'

afterEach(leaveRun)

const begun: Play = (clerk) => clerk.do({ type: 'beginCard', card: 'stockRule' })
const wrongBill: Play = (clerk) => {
  begun(clerk)
  clerk.write('purchaseOrder', { card: 'stockRule', partner: 'S20', lines: one('I20', 90, 1_250) })
}
const view = (play: Play) => viewAfter(play, { scenario: firstErp })
const openCard = (play: Play, id = 'stockRule') =>
  openBooks({ run: erpRun(view(play)), part: 'card', words: { id } })

const section = async (name: string) =>
  (await screen.findByRole('heading', { level: 2, name })).parentElement as HTMLElement

it('[PRC-223] each card is listed with its state and the used hints', async () => {
  await openBooks({
    run: erpRun(
      view((clerk) => {
        solve('masterData')(clerk)
        wrongBill(clerk)
        clerk.do({ type: 'hint', card: 'stockRule' })
      }),
    ),
    part: 'cards',
  })
  const first = await screen.findByRole('link', { name: /1\. Master data/ })
  expect(first.textContent).toContain('All met')
  expect(first.getAttribute('href')).toBe(`${booksAt}/card?id=masterData`)
  const second = screen.getByRole('link', { name: /2\. Buying by a stock rule/ })
  expect(second.textContent).toMatch(/\d of 6 statements met/)
  expect(second.textContent).toContain('1 hint used')
  cleanup()
  leaveRun()
  await openBooks({ run: erpRun(view(nothing)), part: 'cards' })
  expect((await screen.findByRole('link', { name: /1\. Master data/ })).textContent).toContain(
    'Not begun',
  )
})

it('[PRC-223] story and goal are shown, one click begins the card, and only then the statements appear', async () => {
  const player = playedErp(nothing, { scenario: firstErp })
  const { answers, sent } = servedBooks(player)
  await openBooks({ answers, part: 'card', words: { id: 'masterData' } })
  expect(await screen.findByText(/The company is new/)).toBeTruthy()
  expect(screen.getByText(/Enter the two partners and the item/)).toBeTruthy()
  expect(screen.getByText(/as soon as you have begun the card/)).toBeTruthy()
  expect(screen.queryByText(/S10/)).toBeNull()
  expect(screen.queryByRole('heading', { name: 'Hints' })).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: 'Begin this card' }))
  await screen.findByText(/The partner S10 is in the master data/)
  expect(sent).toEqual([{ type: 'beginCard', card: 'masterData', day: 1 }])
  expect(screen.queryByText(/There is no partner S10/)).toBeNull()
  expect(screen.queryByRole('button', { name: 'Begin this card' })).toBeNull()
  const papers = await section('Papers of this card')
  expect(within(papers).getAllByRole('listitem')).toHaveLength(3)
  expect(
    within(papers)
      .getByRole('link', { name: 'Work on it: New partner N-101' })
      .getAttribute('href'),
  ).toBe(`${booksAt}/partners?paper=1&card=masterData`)
})

it('[PRC-223] [PRC-047] true statements are ticked, and after the first action failed ones say what the books have instead', async () => {
  await openCard(wrongBill)
  const list = await section('What must be true at the end')
  const items = within(list).getAllByRole('listitem')
  expect(items).toHaveLength(6)
  expect(items[0]?.textContent).toMatch(/come to 100 units of Thermos flask.*\(not yet true\)/)
  expect(items[0]?.textContent).toContain('come to 90 units instead of 100 units')
  expect(items[3]?.textContent).toContain('(true)')
  const documents = await section('Documents of this card')
  expect(
    within(documents).getByRole('link', { name: 'Purchase order PO-0001' }).getAttribute('href'),
  ).toBe(`${booksAt}/document?id=3`)
  expect(screen.queryByText(/A purchase is a chain/)).toBeNull()
})

it('[PRC-223] [PRC-047] no hint is offered once all statements are true', async () => {
  await openCard(solve('masterData'), 'masterData')
  await screen.findByRole('heading', { level: 2, name: 'What must be true at the end' })
  expect(screen.queryByRole('button', { name: /^Show hint/ })).toBeNull()
})

it('[PRC-223] [PRC-047] each hint is shown after a confirmation that names its price', async () => {
  const player = playedErp(begun, { scenario: firstErp })
  const { answers, sent } = servedBooks(player)
  await openBooks({ answers, part: 'card', words: { id: 'stockRule' } })
  fireEvent.click(await screen.findByRole('button', { name: 'Show hint 1 of 3' }))
  const asks = await screen.findByRole('dialog')
  expect(asks.textContent).toContain('costs one point')
  expect(sent).toEqual([])
  const confirm = within(asks).getByRole('button', { name: 'Show it for one point' })
  await waitFor(() => expect(confirm.getAttribute('aria-disabled')).toBeNull())
  fireEvent.click(confirm)
  await screen.findByText(/compare the stock with the reorder point/)
  expect(sent).toEqual([{ type: 'hint', card: 'stockRule', day: 1 }])
  expect(screen.queryByText(/End the day twice\. Then book/)).toBeNull()
  expect(screen.getByRole('button', { name: 'Show hint 2 of 3' })).toBeTruthy()
})

it('[PRC-223] the lesson is shown once all statements are true, and a reset by a teacher is reported', async () => {
  await openCard(solve('stockRule'))
  expect(await screen.findByText(/A purchase is a chain/)).toBeTruthy()
  cleanup()
  leaveRun()
  await openCard((clerk) => {
    wrongBill(clerk)
    clerk.do({ type: 'resetCard', card: 'stockRule' })
  })
  expect(await screen.findByText(/has reset this card/)).toBeTruthy()
})

it('[PRC-223] a card that requires the month close shows its form', async () => {
  const run = erpRun(
    viewAfter((clerk) => clerk.do({ type: 'beginCard', card: 'monthClose' }), {
      scenario: standardErp,
    }),
  )
  await openBooks({ run, part: 'card', words: { id: 'monthClose' } })
  expect(await screen.findByRole('textbox', { name: /Net sales/ })).toBeTruthy()
  cleanup()
  leaveRun()
  await openCard(begun)
  await section('Papers of this card')
  expect(screen.queryByRole('textbox', { name: /Net sales/ })).toBeNull()
})

it('[PRC-223] an unknown card redirects to the list, and after the end no hint can be used', async () => {
  await openCard(nothing, 'other')
  expect((await screen.findByRole('link', { name: 'All cards' })).getAttribute('href')).toBe(
    `${booksAt}/cards`,
  )
  cleanup()
  leaveRun()
  await openBooks({
    run: erpRun(view(begun), { state: 'scored' }),
    part: 'card',
    words: { id: 'stockRule' },
  })
  await section('What must be true at the end')
  expect(screen.queryByRole('button', { name: /Show hint/ })).toBeNull()
})

it.each(languages)('every text of the cards exists in %s', async (language) => {
  const all = viewAfter(
    (clerk) => {
      for (const card of standardErp.cards) {
        clerk.do({ type: 'beginCard', card })
        clerk.do({ type: 'hint', card })
      }
    },
    { scenario: standardErp },
  )
  await openBooks({ run: erpRun(all), language, part: 'cards' })
  await screen.findAllByRole('list')
  expect(missingTexts()).toEqual([])
  for (const code of ['stockRule', 'monthClose']) {
    cleanup()
    leaveRun()
    await openBooks({ run: erpRun(all), language, part: 'card', words: { id: code } })
    await screen.findAllByRole('heading', { level: 2 })
    expect(missingTexts(), code).toEqual([])
  }
})
