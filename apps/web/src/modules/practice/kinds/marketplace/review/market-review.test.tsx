import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { accounts, type Language, languages, practice, type RunReview } from '@titian/contract'
import { sessionStore, setPerson } from '@titian/site'
import { afterEach, expect, it } from 'vitest'
import { renderPage } from '../../../../../testing/render-page.tsx'
import { person } from '../../../testing/factories.ts'
import { marketReview, marketStepsOf, marketView } from '../../../testing/market.ts'
import { missingTexts, shopAt } from '../../../testing/open-market.tsx'
import { leaveRun } from '../../../testing/open-run.tsx'
import { ReviewPage } from '../../review-page.tsx'
import { MarketStepPage } from '../lazy-pages.tsx'

afterEach(leaveRun)

function openReview(
  review: RunReview,
  {
    language = 'en',
    words = '',
    at = shopAt,
  }: { language?: Language; words?: string; at?: string } = {},
) {
  document.cookie = 'isLogin=1; path=/'
  sessionStore.look()
  setPerson('u')
  // The review of a shop has an address among the steps of the shop; the review of a supply chain
  // run has its own address.
  const [page, path] =
    at === shopAt
      ? [<MarketStepPage key="shop" />, '$step']
      : [<ReviewPage key="chain" />, 'review']
  return renderPage(page, {
    at: `${at}/review${words}`,
    path: `${at.replace('/one', '/$sign')}/${path}`,
    language,
    answers: {
      [accounts.loginInfo.path]: person,
      [practice.runReview.path]: review,
      [practice.practiceList.path]: [],
    },
  })
}

it('[PRC-173] each measure is shown between a passive and a good run, as bars and a table', async () => {
  await openReview(marketReview())
  await screen.findByRole('heading', { name: 'Result against two other runs' })
  const item = screen.getByText('Net profit', { selector: 'li b' }).closest('li') as HTMLElement
  expect(item.textContent).toContain('$500.00 · 6 of 12 points')
  expect(item.textContent).toContain('Doing nothing: $0.00')
  expect(item.textContent).toContain('Good run: $1,000.00')
  expect(item.querySelector<HTMLElement>('[style*="width: 50%"]')).toBeTruthy()
  const table = screen.getByRole('table', { name: /Result against/, hidden: true })
  expect(within(table).getByText('1.4 above 3 stars')).toBeTruthy()
})

it('[PRC-173] each step shows its points and failed rules, and the cap is stated', async () => {
  const rule = { rule: 'price', met: false, points: 0, of: 3, details: {} }
  const steps = marketStepsOf({ research: 'passed' }).map((step) =>
    step.step === 'pricing'
      ? { ...step, rules: [rule, { ...rule, rule: 'other', met: true }] }
      : step,
  )
  await openReview(marketReview({ cap: 59, view: marketView({ steps }) }))
  await screen.findByText(/total can be at most 59 points/)
  const heading = screen.getByRole('heading', { name: '5. Pricing' })
  const pricing = within(heading.closest('li') as HTMLElement)
  expect(pricing.getByText('Not met')).toBeTruthy()
  expect(pricing.getByText(/^Lesson: |Lesson: /)).toBeTruthy()
  expect(pricing.queryByText('Met')).toBeNull()
  const research = screen.getByRole('heading', { name: '1. Market and product research' })
  expect(within(research.closest('li') as HTMLElement).getByText('8 of 8 points')).toBeTruthy()
})

it('[PRC-031] [PRC-173] buttons and arrow keys replay the run by day with decisions, note and figures', async () => {
  await openReview(marketReview())
  const heading = await screen.findByRole('heading', { name: 'Day by day' })
  const replay = within(heading.parentElement as HTMLElement)
  expect(replay.getByText(/^Niche chosen/)).toBeTruthy()
  expect(replay.getByText(/^1 unit sold for \$200.00/)).toBeTruthy()
  await userEvent.click(replay.getByRole('button', { name: 'Next day' }))
  expect(replay.getByText(/^Price set/)).toBeTruthy()
  expect(replay.getByText('Note: The rival is cheaper')).toBeTruthy()
  fireEvent.change(replay.getByRole('slider'), { target: { value: '3' } })
  expect(replay.getByText('No decision on this day.')).toBeTruthy()
  expect(replay.getByText(/^3 units sold for .*A product ran out of stock/)).toBeTruthy()
  expect(replay.getByRole<HTMLButtonElement>('button', { name: 'Next day' }).disabled).toBe(true)
})

it("[PRC-173] decisions are listed with their day's result, the day of an assessment is highlighted, and a link leads back", async () => {
  await openReview(marketReview(), { words: '?day=2' })
  const heading = await screen.findByRole('heading', {
    name: 'Decisions and results of each day',
  })
  const days = within(heading.parentElement as HTMLElement).getAllByRole('listitem')
  const marked = days.find((item) => item.getAttribute('aria-current') === 'true')
  expect(marked?.textContent).toMatch(/^Day 2Price set.*2 units sold for \$200.00/)
  expect(screen.getByRole('link', { name: 'Play again' }).getAttribute('href')).toBe(
    '/simulation/amazon-virtual-system?practice=market-first-shop',
  )
})

it('the address of the chain redirects to the review of the marketplace', async () => {
  const { router } = await openReview(marketReview(), { at: '/supplyChain/run/one' })
  await waitFor(() => expect(router.state.location.pathname).toBe(`${shopAt}/review`))
})

it.each(languages)('has every text in %s', async (language) => {
  await openReview(marketReview({ cap: 59 }), { language })
  await waitFor(() => expect(screen.getAllByRole('slider').length).toBe(2))
  expect(missingTexts()).toEqual([])
})
