import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { languages, practice } from '@titian/contract'
import { afterEach, describe, expect, it } from 'vitest'
import { run } from '../../../testing/factories.ts'
import {
  marketDay,
  marketProduct,
  marketRun,
  marketStepsOf,
  marketView,
} from '../../../testing/market.ts'
import { missingTexts, openShop, shopAt, widen } from '../../../testing/open-market.tsx'
import { leaveRun, refusal } from '../../../testing/open-run.tsx'

afterEach(() => {
  leaveRun()
  localStorage.clear()
  widen(1024)
})

const path = practice.decideRun.path
const steps = marketStepsOf({
  research: 'passed',
  sourcing: 'passed',
  opening: 'passed',
  listing: 'open',
  pricing: 'warning',
  ads: 'inProgress',
})
const task = (fields: object = {}) => ({
  code: 'saveListing',
  step: 'listing' as const,
  product: 'lunchBox',
  ref: 3,
  dueDay: 5,
  count: 2,
  ...fields,
})
const rows = [3, 4, 5].map((day) => marketDay({ day, stockOut: day === 5, sales: 20_000 / day }))
const shop = (fields: Parameters<typeof marketRun>[0] = {}, more = {}) =>
  marketRun(
    {
      day: 5,
      steps,
      shop: { ...marketView().shop, name: 'Kotak Bekal' },
      products: [marketProduct({ rows })],
      ...fields,
    },
    { practice: { ...marketRun().practice, idSign: 'market-standard' }, ...more },
  )
const endDay = () => screen.findByRole('button', { name: 'End day 5' })

describe('the flow chart of a shop', () => {
  it('[PRC-171] [PRC-030] lists the twelve steps with state, points and conditions, each linked to its form', async () => {
    await openShop({ run: shop() })
    expect(await screen.findByRole('heading', { level: 1, name: 'Kotak Bekal' })).toBeTruthy()
    expect(screen.getByRole('heading', { name: '3 of 12 steps passed' })).toBeTruthy()
    const list = screen.getByRole('link', { name: /^1. Market/ }).closest('ol') as HTMLElement
    const items = [...list.children].map((item) => item.textContent ?? '')
    expect(items).toHaveLength(12)
    items.forEach((text, at) => expect(text).toContain(`${at + 1}. `))
    expect(items[0]).toContain('Passed')
    expect(items[0]).toContain('8 of 8 points')
    expect(items[4]).toContain('Attention')
    expect(items[5]).toContain('In progress')
    expect(items[6]).toContain('Opens after 6. Keywords and ads')
    const links = within(list).getAllByRole('link')
    expect(links.map((link) => link.getAttribute('href'))).toEqual(
      ['research', 'sourcing', 'opening', 'listing', 'pricing', 'ads'].map(
        (step) => `${shopAt}/${step}`,
      ),
    )
    expect(screen.getByText('Passed 3')).toBeTruthy()
    expect(screen.getByText('Locked 6')).toBeTruthy()
  })

  it('[PRC-030] is one column at a width of 390 pixels', async () => {
    widen(390)
    await openShop({ run: shop() })
    const first = await screen.findByRole('link', { name: /^1. Market/ })
    const list = first.closest('ol') as HTMLElement
    expect(list.style.gridTemplateColumns).toBe('minmax(0, 1fr)')
    expect([...list.children].every((item) => (item as HTMLElement).style.order === '0')).toBe(true)
  })
})

describe('a day of the shop', () => {
  it('[PRC-171] lists what needs a decision with links, or says when a later step opens it', async () => {
    const today = [task(), task({ step: 'finance', ref: 4, dueDay: 9 })]
    await openShop({ run: shop({ today }) })
    const section = await screen.findByRole('region', { name: '2 things for today' })
    const link = within(section).getByRole('link', { name: 'Open: Lunch boxes: write the listing' })
    expect(link.getAttribute('href')).toBe(`${shopAt}/listing`)
    expect(within(section).getByText('Due today')).toBeTruthy()
    expect(within(section).getByText('Opens with 12. Finance')).toBeTruthy()
    expect(within(section).getAllByRole('link')).toHaveLength(1)
  })

  it('[PRC-171] ends at once if nothing is due, once for two clicks, and shows its result', async () => {
    const sent: unknown[] = []
    await openShop({
      run: shop({ today: [task({ dueDay: 6 })] }),
      answers: {
        [path]: (input: unknown) => {
          sent.push(input)
          return shop(
            { day: 6, products: [marketProduct({ rows: [...rows, marketDay({ day: 6 })] })] },
            { number: 2 },
          )
        },
      },
    })
    const button = await endDay()
    expect(screen.getByText(/About 10.4 units are expected/)).toBeTruthy()
    expect(screen.getByText(/Nothing that is due today is open/)).toBeTruthy()
    fireEvent.click(button)
    fireEvent.click(button)
    expect(await screen.findByText('Results of day 6')).toBeTruthy()
    expect(
      screen.getByText(
        '10 units sold for $200.00; +$50.00 left after goods, fees, ads and sending.',
      ),
    ).toBeTruthy()
    expect(sent).toEqual([{ sign: 'one', number: 1, decisions: [], endDay: 1 }])
  })

  it('[PRC-171] asks first if something due today is undecided, and names it', async () => {
    const { asked } = await openShop({
      run: shop({ today: [task()] }),
      answers: { [path]: shop({ day: 6 }, { number: 2 }) },
    })
    expect(await screen.findByText(/One thing due today is not decided/)).toBeTruthy()
    await userEvent.click(await endDay())
    const dialog = await screen.findByRole('dialog')
    expect(within(dialog).getByText('Lunch boxes: write the listing')).toBeTruthy()
    expect(asked).not.toContain(path)
    await waitFor(() => expect(dialog.querySelector('[aria-disabled]')).toBeNull(), {
      timeout: 3_000,
    })
    await userEvent.click(within(dialog).getByRole('button', { name: 'End day 5' }))
    await screen.findByRole('button', { name: 'End day 6' })
  })

  it('shows the state that another tab has caused', async () => {
    await openShop({
      run: shop(),
      answers: {
        [path]: () =>
          refusal(-4, 400, { reason: 'runChanged', run: shop({ day: 9 }, { number: 12 }) }),
      },
    })
    await userEvent.click(await endDay())
    expect(await screen.findByText(/continued in another tab/)).toBeTruthy()
    expect(screen.getByRole('button', { name: 'End day 9' })).toBeTruthy()
  })

  it('stays when the server cannot be reached', async () => {
    await openShop({ run: shop() })
    await userEvent.click(await endDay())
    expect(await screen.findByText(/server cannot be reached/)).toBeTruthy()
    expect(await endDay()).toBeTruthy()
  })

  it('[PRC-171] has a log of decisions of all days, newest first', async () => {
    const decisions = [
      { day: 4, type: 'setPrice', product: 'lunchBox', label: '20.00' },
      { day: 5, type: 'orderGoods', product: null, label: '240' },
    ]
    await openShop({ run: shop({ decisions }) })
    const button = await screen.findByRole('button', { name: 'Log' })
    expect(screen.queryByText('Log of decisions')).toBeNull()
    await userEvent.click(button)
    expect(button.getAttribute('aria-expanded')).toBe('true')
    const log = await screen.findByRole('region', { name: 'Log of decisions' })
    const days = within(log).getAllByRole('heading', { level: 3 })
    expect(days.map((day) => day.textContent)).toEqual(['Day 5, today', 'Day 4', 'Day 3'])
    expect(within(log).getByText('Goods ordered · 240')).toBeTruthy()
    expect(within(log).getByText(/Price set · .*20.00/)).toBeTruthy()
  })

  it('[PRC-208] says how many earlier decisions the log leaves out, and hides their days', async () => {
    const decisions = [{ day: 4, type: 'setPrice', product: 'lunchBox', label: '20.00' }]
    await openShop({ run: shop({ decisions, olderDecisions: 7_800 }) })
    await userEvent.click(await screen.findByRole('button', { name: 'Log' }))
    const log = await screen.findByRole('region', { name: 'Log of decisions' })
    const days = within(log).getAllByRole('heading', { level: 3 })
    expect(days.map((day) => day.textContent)).toEqual(['Day 5, today', 'Day 4'])
    expect(within(log).getByText(/^7800 earlier decisions are left out here/)).toBeTruthy()
  })

  it('links to the review after the end, and back to its practice', async () => {
    await openShop({ run: shop({}, { state: 'scored' }) })
    const link = await screen.findByRole('link', { name: 'Go to the review' })
    expect(link.getAttribute('href')).toBe(`${shopAt}/review`)
    expect(screen.queryByRole('button', { name: /End day/ })).toBeNull()
    const back = screen.getByRole('link', { name: 'Virtual marketplace' })
    expect(back.getAttribute('href')).toBe(
      '/simulation/amazon-virtual-system?practice=market-standard',
    )
  })
})

describe('the figures of a shop', () => {
  it('[PRC-171] show cash, units, margin, ad cost and rating with their targets', async () => {
    await openShop({ run: shop() })
    const figures = await screen.findByRole('region', { name: 'Figures of the shop' })
    for (const text of ['$4,182.60', '30', '20%', '4.4', '12 reviews', 'no week before it'])
      expect(within(figures).getAllByText(text).length).toBeGreaterThan(0)
  })

  it('[PRC-171] [PRC-030] have a plot titled with its finding, with days without stock tinted, and a table', async () => {
    await openShop({ run: shop() })
    expect(
      await screen.findByRole('heading', { name: /^Sales fell when .* ran out on day 5$/ }),
    ).toBeTruthy()
    const plot = screen.getByRole('figure', { name: 'Sales and cost by day' })
    expect(plot.querySelector('[data-band="5"] rect')).toBeTruthy()
    expect(
      screen.getByRole('table', { name: 'Sales and cost by day', hidden: true }).textContent,
    ).toContain('$66.67')
  })

  it('[PRC-036] [PRC-171] show each measure of the account with its limit and what happens next', async () => {
    const measure = { part: 3, of: 62, limit: 40, most: true, breached: true } as const
    await openShop({
      run: shop({
        health: {
          state: 'warned',
          since: 4,
          nextDay: 11,
          appeal: null,
          appeals: [],
          measures: [
            { ...measure, measure: 'lateShipment', value: 48 },
            { ...measure, measure: 'orderDefects', value: 4, limit: 10, breached: false },
            { ...measure, measure: 'validTracking', value: 900, limit: 950, most: false },
            { ...measure, measure: 'cancellation', value: null, limit: 25, breached: false },
          ],
        },
      }),
    })
    await screen.findByRole('heading', { name: 'Account health: 2 warnings' })
    const table = screen.getByRole('table', { name: /Measures of account health/ })
    const row = (name: string) => within(table).getByRole('row', { name: new RegExp(name) })
    expect(row('Late shipment').textContent).toMatch(/3 of 62.*4.8%over 4%/)
    expect(row('Order defects').textContent).toMatch(/0.4%under 1%/)
    expect(row('Valid tracking').textContent).toMatch(/90%under 95%/)
    expect(row('Cancellations').textContent).toMatch(/no order yet.*under 2.5%/)
    expect(screen.getByText(/hidden on day 11, in 6 days/)).toBeTruthy()
  })

  it('[PRC-171] list lots with delays, and warn below the reorder point', async () => {
    await openShop({ run: shop({ products: [marketProduct({ stock: 10, ownStock: 5 })] }) })
    const table = await screen.findByRole('table', { name: /Lots of/ })
    expect(within(table).getByText(/On its way · 3 days late/)).toBeTruthy()
    expect(within(table).getByText('240')).toBeTruthy()
    expect(screen.getByText('At the marketplace').closest('[data-warn]')).toBeTruthy()
  })

  it('[PRC-035] explain the sales of a product and day, and the keyboard changes the day', async () => {
    const products = [
      marketProduct({ rows }),
      marketProduct({
        product: 'bottle',
        rows: [marketDay({ day: 4, choice: null, outcome: null, stockOut: true })],
      }),
    ]
    await openShop({ run: shop({ products }) })
    await screen.findByRole('heading', { name: 'Why did this sell?' })
    const slider = screen.getByRole('slider', { name: 'Day to explain' })
    expect(slider.getAttribute('aria-valuetext')).toBe('Day 5 of 5')
    const share = (name: string) =>
      screen.getByText(name, { selector: 'li b' }).closest('li')?.textContent
    expect(share('Price')).toBe('Price -0.18: hurt a little')
    expect(share('Number of reviews')).toBe('Number of reviews -0.61: hurt much')
    expect(share('Pictures and text')).toContain('made no difference')
    expect(screen.getByText(/^Bought from others/, { selector: 'li' }).textContent).toContain('50%')
    fireEvent.change(slider, { target: { value: '3' } })
    expect(slider.getAttribute('aria-valuetext')).toBe('Day 3 of 5')
    const table = screen.getByRole('table', { name: 'Days of Lunch boxes', hidden: true })
    expect(within(table).getAllByText('-0.61').length).toBe(3)
    await userEvent.click(screen.getByRole('radio', { name: /bottles/i }))
    expect(screen.getByText(/There was no stock on day 4/)).toBeTruthy()
  })
})

describe('the guide of the first shop', () => {
  const sentOrder = {
    order: 1,
    product: 'lunchBox',
    units: 1,
    price: 2_000,
    day: 8,
    shipBy: 10,
    state: 'shipped' as const,
    carrier: 'tracked' as const,
    late: false,
  }
  const first = (fields: object = {}) => marketRun({ steps, ...fields })

  it('[PRC-170] shows the next step with one button, and ends the day if nothing is left', async () => {
    await openShop({ run: first() })
    const guide = await screen.findByRole('region', { name: 'Guide for the first days' })
    expect(within(guide).getByText(/Write the title/)).toBeTruthy()
    const link = within(guide).getByRole('link')
    expect(link.getAttribute('href')).toBe(`${shopAt}/listing`)
    expect(link.textContent).toBe('Open 4. Listing')
    leaveRun()
    document.body.replaceChildren()
    const { asked } = await openShop({
      run: first({ steps: marketStepsOf({ research: 'passed', sourcing: 'inProgress' }) }),
      answers: { [path]: first({ day: 2 }) },
    })
    const next = await screen.findByRole('region', { name: 'Guide for the first days' })
    await userEvent.click(within(next).getByRole('button', { name: 'End day 1' }))
    await waitFor(() => expect(asked).toContain(path))
  })

  it('[PRC-170] is shown on the day of the first order, and ends days of waiting', async () => {
    await openShop({
      run: first({
        day: 8,
        steps: marketStepsOf({ research: 'passed', inventory: 'inProgress' }),
        products: [marketProduct({ rows: [] })],
      }),
    })
    const guide = await screen.findByRole('region', { name: 'Guide for the first days' })
    expect(within(guide).getByText(/^Your goods are on their way/)).toBeTruthy()
    expect(within(guide).getByRole('button', { name: 'End day 8' })).toBeTruthy()
  })

  it('[PRC-170] stays closed, and is hidden after the first shipped order and in other practices', async () => {
    await openShop({ run: first() })
    await userEvent.click(await screen.findByRole('button', { name: 'Close the guide' }))
    expect(screen.queryByRole('region', { name: 'Guide for the first days' })).toBeNull()
    for (const run of [first(), first({ day: 9, orders: [sentOrder] }), shop({ day: 2 })]) {
      leaveRun()
      document.body.replaceChildren()
      if (run.day > 1) localStorage.clear()
      await openShop({ run })
      await screen.findByRole('button', { name: /End day/ })
      expect(screen.queryByRole('region', { name: 'Guide for the first days' })).toBeNull()
    }
  })
})

it.each(languages)('has every text in %s', async (language) => {
  const events = [{ event: 'portStrike' as const, from: 5, days: 3 }]
  await openShop({ run: shop({ today: [task()], events }), language })
  await screen.findByRole('heading', { level: 1, name: 'Kotak Bekal' })
  await userEvent.click(screen.getByRole('button', { name: /Log|日志/ }))
  expect(missingTexts()).toEqual([])
})

it('a run of another kind redirects to the page of the chain', async () => {
  const { router } = await openShop({ run: run() })
  await waitFor(() => expect(router.state.location.pathname).toBe('/supplyChain/run/one'))
})
