import { screen, within } from '@testing-library/react'
import { languages } from '@titian/contract'
import { afterEach, expect, it } from 'vitest'
import { renderPage } from '../../../../../testing/render-page.tsx'
import { erpReview, firstErp, type Play, solve } from '../../../testing/erp.ts'
import { one } from '../../../testing/erp-lines.ts'
import { missingTexts } from '../../../testing/open-market.tsx'
import { leaveRun } from '../../../testing/open-run.tsx'
import { ErpReviewOf } from './erp-review.tsx'

afterEach(leaveRun)

/** The first card is solved. In the second card, a bill was booked at a wrong price. */
const mismatched: Play = (clerk) => {
  solve('masterData')(clerk)
  clerk.do({ type: 'beginCard', card: 'stockRule' })
  clerk.do({ type: 'hint', card: 'stockRule' })
  const lines = one('I20', 100, 1_250)
  const order = clerk.write('purchaseOrder', { card: 'stockRule', partner: 'S20', lines })
  clerk.nextDay(2)
  clerk.write('goodsReceipt', { source: order, lines: one('I20', 100) })
  clerk.write('supplierInvoice', {
    source: order,
    paper: clerk.paper('supplierInvoice', 'S20').id,
    lines: one('I20', 100, 1_300),
  })
}

const open = (play: Play, language: (typeof languages)[number] = 'en') => {
  const review = erpReview(
    play,
    { scenario: firstErp },
    { notes: [{ day: 2, seat: 'clerk', note: 'The bill looks odd' }] },
  )
  return renderPage(<ErpReviewOf review={review} />, { language })
}

const section = (name: string) =>
  screen.getByRole('heading', { level: 2, name }).parentElement as HTMLElement

it('[PRC-224] the review shows measures with points, each card with failed statements, and mistakes with advice', async () => {
  await open(mismatched)
  const result = (await screen.findByRole('heading', { name: 'Result of the period' }))
    .parentElement as HTMLElement
  expect(result.textContent).toContain('Trial balance')
  expect(result.textContent).toContain('Whether all debits together are equal to all credits.')
  expect(result.textContent).toContain('3 of 3')
  expect(result.textContent).toContain('Deliveries on time')
  const cards = section('Card by card')
  const [first, second] = cards.querySelectorAll('ol.lined > li')
  expect(first?.textContent).toContain('All met')
  expect(second?.textContent).toContain('4 of 6 statements met')
  expect(second?.textContent).toContain('1 hint used')
  expect(second?.textContent).toContain('The invoices come to RM1,378.00 instead of RM1,325.00.')
  const slips = section('Accuracy: 1 mistake')
  expect(slips.textContent).toContain('Invoice does not match')
  expect(slips.textContent).toContain('dispute a wrong bill')
  expect(within(slips).getByRole('link', { name: 'SI-0001' }).getAttribute('href')).toMatch(
    /\/erp\/run\/one\/document\?id=\d+/,
  )
  expect(section('Your notes').textContent).toContain('Day 2: The bill looks odd')
})

it('[PRC-224] the review shows trial balance, income statement and balance sheet', async () => {
  await open(mismatched)
  await screen.findByRole('heading', { level: 3, name: 'Trial balance' })
  const books = section('The books at the end')
  const tables = within(books).getAllByRole('table')
  expect(tables.length).toBeGreaterThanOrEqual(4)
  expect(tables[0]?.textContent).toContain('RM1,378.00')
  expect(books.textContent).toContain('RM50,360.00')
  expect(within(books).getAllByRole('link', { name: 'Bank' })[0]?.getAttribute('href')).toBe(
    '/erp/run/one/books?tab=account&account=bank',
  )
})

it('[PRC-224] a run without mistakes says so, and notes are hidden if there are none', async () => {
  const review = erpReview(solve('masterData'), { scenario: firstErp })
  await renderPage(<ErpReviewOf review={review} />)
  expect(await screen.findByText(/No document had to be cancelled/)).toBeTruthy()
  expect(screen.queryByRole('heading', { name: 'Your notes' })).toBeNull()
})

it.each(languages)('every text of the review exists in %s', async (language) => {
  await open(mismatched, language)
  await screen.findAllByRole('table')
  expect(missingTexts()).toEqual([])
})

it('[PRC-245] each measure shows the figure it is based on', async () => {
  await open(mismatched)
  const result = (await screen.findByRole('heading', { name: 'Result of the period' }))
    .parentElement as HTMLElement
  const cells = Object.fromEntries(
    within(result)
      .getAllByRole('row')
      .slice(1)
      .map((row) => {
        const [name, found] = within(row).getAllByRole('cell')
        return [name?.textContent, found?.textContent]
      }),
  )
  expect(cells).toMatchObject({
    'Trial balance': 'RM0.00',
    'Stock accuracy': '1 of 1',
    'Deliveries on time': 'Nothing to measure',
  })
})
