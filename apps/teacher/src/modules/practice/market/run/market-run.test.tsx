import { cleanup, fireEvent, screen, within } from '@testing-library/react'
import { type BoardRun, type Language, languages, practice } from '@titian/contract'
import { afterEach, expect, it, vi } from 'vitest'
import { paths } from '../../../../app/paths.ts'
import { RunPage } from '../../pages/run-page.tsx'
import { boardRunOf, reviewOf, run } from '../testing/factories.ts'
import { openPage, textsOf } from '../testing/open-page.tsx'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

interface Options {
  search?: string
  language?: Language
}

const open = (shown: BoardRun, { search = '', language = 'en' }: Options = {}) =>
  openPage(
    RunPage,
    { path: paths.practiceRun, at: paths.practiceRun.replace('$sign', run) + search, language },
    { [practice.boardRun.path]: () => shown },
  )

const tableOf = async (name: string) => within(await screen.findByRole('table', { name }))
const cellsOf = (row: HTMLElement | undefined) =>
  within(row as HTMLElement)
    .getAllByRole('cell')
    .map(({ textContent }) => textContent)

it('[PRC-148] each measure is shown between the passive and the reference shop', async () => {
  await open(boardRunOf())
  const result = await tableOf('Result between the idle and the reference shop')
  const [, profit, sold, ads, rating] = result.getAllByRole('row')
  expect(cellsOf(profit)).toEqual(['Net profit', '-143.00', '3,000.00', '7,395.00', '5 / 12'])
  expect(cellsOf(sold)).toEqual(['Sold without stock-out', '0%', '62%', '91%', '4 / 6'])
  expect(cellsOf(ads).slice(0, 3)).toEqual(['Margin of sales through ads', '0.00', '-12.50'])
  expect(cellsOf(rating).slice(0, 3)).toEqual(['Stars above three', '0', '1.2'])
  expect(
    screen
      .getByRole('progressbar', { name: 'Net profit: 5 of 12 points' })
      .getAttribute('aria-valuenow'),
  ).toBe('42')
})

it('[PRC-148] the failed rules of each step and the totals of the books are shown', async () => {
  await open(boardRunOf())
  const steps = await tableOf('Steps and their rules')
  const ads = steps.getAllByRole('row').find((row) => row.textContent?.includes('Keywords'))
  expect(cellsOf(ads).slice(1, 3)).toEqual(['Needs attention', '5 / 12'])
  expect(within(ads as HTMLElement).getByRole('listitem').textContent).toContain('(−7)')
  const books = await tableOf('Books at this point')
  expect(cellsOf(books.getAllByRole('row').at(-1))).toEqual(['Total', '5,907.20', '5,907.20'])
})

it('[PRC-148] [PRC-031] slider and buttons replay the shop day by day with decisions and figures', async () => {
  await open(boardRunOf())
  const slider = await screen.findByRole<HTMLInputElement>('slider', { name: 'Day 3 of 3' })
  const figures = await tableOf('Day by day')
  const value = (name: string) => cellsOf(figures.getByText(name).closest('tr') as HTMLElement)[1]
  expect([value('Sales'), value('Stock'), value('Units sold')]).toEqual([
    '239.90',
    '0 (out of stock)',
    '10',
  ])
  expect(screen.getByText('Demand peak')).toBeTruthy()
  expect(screen.getByText('4,812.50', { selector: 'b' })).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Day before' }))
  expect(slider.value).toBe('2')
  expect([value('Sales'), value('Profit')]).toEqual(['119.95', '46.56'])
  expect(screen.queryByText('Demand peak')).toBeNull()
  const ofDay = screen.getByRole('heading', { name: 'Decisions of this day' }).parentElement
  expect(
    within(ofDay as HTMLElement)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(['Set the price', 'Set a bid: desk lamp'])
  fireEvent.change(slider, { target: { value: '1' } })
  expect(screen.getByText('The shop has not sold anything yet on this day.')).toBeTruthy()
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Day before' }).disabled).toBe(true)
})

it('[PRC-148] every decision is listed with the sales of its day, and links to the day', async () => {
  await open(boardRunOf())
  const timeline = await tableOf('Decisions and days')
  const [, first, second, third] = timeline.getAllByRole('row')
  expect(cellsOf(first).slice(1)).toEqual(['Bought a report: lamps', '--', '4,900.00'])
  expect(cellsOf(second).slice(1)).toEqual([
    'Set the priceSet a bid: desk lamp',
    '119.95',
    '4,700.05',
  ])
  expect(cellsOf(third)[1]).toBe('Event of the teacher: Demand peak')
  fireEvent.click(timeline.getByRole('button', { name: 'Show day 2' }))
  expect(screen.getByRole<HTMLInputElement>('slider').value).toBe('2')
})

it('[PRC-063] the replay opens at the day that an assessment names', async () => {
  await open(boardRunOf(), { search: '?day=2' })
  expect(await screen.findByRole('slider', { name: 'Day 2 of 3' })).toBeTruthy()
})

it('[PRC-038] a restricted account limits the total, and the page says so', async () => {
  await open(boardRunOf({ marketplace: { ...reviewOf(), cap: 59 } }))
  expect(await screen.findByText(/the total is at most 59 percent/)).toBeTruthy()
})

it('[PRC-148] an open shop is shown as it is now, without a result and without actions', async () => {
  const view = { finished: false, day: 3 }
  await open(boardRunOf({ state: 'active', endedAt: null, marketplace: reviewOf(view) }))
  expect(
    await screen.findByText(/This run has not ended: the figures are those of now/),
  ).toBeTruthy()
  expect(screen.queryByRole('table', { name: /Result between/ })).toBeNull()
  expect(screen.getByRole('slider', { name: 'Day 2 of 2' })).toBeTruthy()
  expect(screen.getByText('Below the median price')).toBeTruthy()
  const buttons = screen.getAllByRole('button').map(({ textContent }) => textContent)
  expect(buttons.toSorted((one, other) => ((one ?? '') < (other ?? '') ? -1 : 1))).toEqual([
    'Day after',
    'Day before',
    'Show day 1',
    'Show day 2',
    'Show day 3',
  ])
})

it('[PRC-148] while the server withholds the days of an open run, the page says that they follow', async () => {
  await open(boardRunOf({ state: 'active', endedAt: null, marketplace: null }))
  expect(await screen.findByText(/are shown after the end/)).toBeTruthy()
})

it.each(languages)('[PRC-148] the page is translated into %s', async (language) => {
  await open(boardRunOf(), { language })
  const { market } = textsOf(language)
  for (const key of ['steps', 'result', 'replay', 'timeline', 'ledger', 'notes'])
    expect(await screen.findByRole('heading', { name: market['run']?.[key] ?? '' })).toBeTruthy()
  for (const name of ['sales', 'capital'])
    expect(screen.getAllByText(market['account']?.[name] ?? '').length).toBeGreaterThan(0)
})
