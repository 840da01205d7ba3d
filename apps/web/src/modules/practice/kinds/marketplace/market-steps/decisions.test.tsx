import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import type { MarketStep, MarketView } from '@titian/contract'
import { afterEach, expect, it } from 'vitest'
import { marketRun, product } from './testing/factories.ts'
import { leaveStep, openStep } from './testing/open-step.tsx'
import { pressButton, typeInto } from './testing/typing.ts'

afterEach(() => {
  leaveStep()
  localStorage.clear()
})

interface Form {
  step: MarketStep
  view?: Partial<MarketView>
  typed: readonly (readonly [string | RegExp, string])[]
  button: string
  sent: Record<string, unknown>
}

const appeal = {
  causes: ['slow'],
  remedies: ['ship'],
  preventions: ['staff'],
  answerDay: null,
  refused: null,
}
const lines = [
  ['Sales', '249.90', 'sales', 24_990],
  ['Sales returns', '0', 'salesReturns', 0],
  ['Cost of goods', '58.3', 'costOfGoods', 5830],
  ['Fees of the marketplace', '37.49', 'marketplaceFees', 3749],
  ['Fulfilment', '35', 'fulfilment', 3500],
  ['Advertising', '10', 'advertising', 1000],
  ['Storage', '1.20', 'storage', 120],
  ['Own shipping', '0', 'ownShipping', 0],
  ['Profit', '-1,107.91', 'profit', -110_791],
] as const

const forms: readonly Form[] = [
  {
    step: 'research',
    typed: [
      [/^Niche/, 'lamp'],
      [/^Your reasons/, ' Few strong offers. '],
    ],
    button: 'Choose this niche',
    sent: { type: 'chooseNiche', niche: 'lamp', why: 'Few strong offers.' },
  },
  {
    step: 'sourcing',
    typed: [
      [/^Supplier/, 'west'],
      [/^Landed cost/, '５.83'],
    ],
    button: 'Choose this supplier',
    sent: { type: 'chooseSupplier', product: 'mug', supplier: 'west', landedCost: 583 },
  },
  {
    step: 'opening',
    typed: [
      [/^Name of the shop/, 'Mug House'],
      [/^Legal name/, 'Titian Trading Sdn Bhd'],
      [/^Tax number/, 'C-1'],
      [/^Bank account/, '88'],
    ],
    button: 'Save the data',
    sent: {
      type: 'registerShop',
      name: 'Mug House',
      legalName: 'Titian Trading Sdn Bhd',
      taxId: 'C-1',
      bankAccount: '88',
    },
  },
  {
    step: 'listing',
    typed: [
      [/^Title/, 'Steel mug'],
      [/^Bullet 2/, 'Keeps warm'],
      [/^Description/, 'A mug.'],
      [/^capacity/, '400 ml'],
      [/^Search terms/, 'mug cup'],
    ],
    button: 'Save the listing',
    sent: {
      type: 'saveListing',
      product: 'mug',
      title: 'Steel mug',
      bullets: ['', 'Keeps warm'],
      description: 'A mug.',
      attributes: [
        { name: 'capacity', value: '400 ml' },
        { name: 'lid', value: '' },
      ],
      pictures: [],
      terms: 'mug cup',
    },
  },
  {
    step: 'pricing',
    typed: [
      [/^Price$/, '23.99'],
      [/^Coupon/, '5'],
      [/^Break-even/, '10.98'],
    ],
    button: 'Save the price',
    sent: { type: 'setPrice', product: 'mug', price: 2399, coupon: 5, breakEven: 1098 },
  },
  {
    step: 'pricing',
    typed: [
      [/^Percent off/, '10'],
      [/^First day/, '12'],
      [/^How many days/, '3'],
    ],
    button: 'Save the deal',
    sent: { type: 'setDeal', product: 'mug', percent: 10, from: 12, days: 3 },
  },
  {
    step: 'ads',
    typed: [[/^Budget/, '25']],
    button: 'Save the campaign',
    sent: { type: 'setCampaign', product: 'mug', active: false, budget: 2500 },
  },
  {
    step: 'ads',
    typed: [[/^Search term/, ' wine ']],
    button: 'Exclude the term',
    sent: { type: 'setNegative', product: 'mug', term: 'wine', active: true },
  },
  {
    step: 'inventory',
    typed: [[/^Reorder point/, '150']],
    button: 'Save the reorder point',
    sent: { type: 'setReorderPoint', product: 'mug', units: 150 },
  },
  {
    step: 'inventory',
    typed: [
      [/^Units/, '1,200'],
      [/^Freight/, 'air'],
      [/^Cartons/, '50'],
      [/^Share of the own/, '20'],
    ],
    button: 'Order the goods',
    sent: {
      type: 'orderGoods',
      product: 'mug',
      units: 1200,
      way: 'air',
      cartons: 50,
      ownShare: 20,
    },
  },
  {
    step: 'returns',
    typed: [
      [/^Decision/, 'partial'],
      [/^Amount/, '5'],
    ],
    button: 'Decide the case',
    sent: { type: 'decideReturn', case: 3, decision: 'partial', amount: 500 },
  },
  {
    step: 'messages',
    typed: [[/^Your answer/, 'Order 1007 is on its way.']],
    button: 'Send the answer',
    sent: { type: 'answerMessage', message: 5, template: '', text: 'Order 1007 is on its way.' },
  },
  {
    step: 'messages',
    typed: [[/^Template/, 'onItsWay']],
    button: 'Send the answer',
    sent: { type: 'answerMessage', message: 5, template: 'onItsWay', text: '' },
  },
  {
    step: 'health',
    view: { health: { state: 'warned', since: 5, nextDay: 12, measures: [], appeal, appeals: [] } },
    typed: [
      [/^Cause/, 'slow'],
      [/^Remedy/, 'ship'],
      [/^Prevention/, 'staff'],
      [/^Your letter/, 'We pack earlier.'],
    ],
    button: 'Send the appeal',
    sent: {
      type: 'appeal',
      cause: 'slow',
      remedy: 'ship',
      prevention: 'staff',
      text: 'We pack earlier.',
    },
  },
  {
    step: 'finance',
    typed: lines.map(([label, text]) => [new RegExp(`^${label}$`), text] as const),
    button: 'Send the statement',
    sent: {
      type: 'reconcile',
      period: 1,
      lines: lines.map(([, , line, amount]) => ({ line, amount })),
    },
  },
]

it.each(forms)('[PRC-176] $sent.type of the step $step is sent as typed', async (form) => {
  const { sent } = await openStep(form.step, { run: marketRun(form.view ?? {}) })
  for (const [label, text] of form.typed) await typeInto(label, text)
  await pressButton(form.button)
  await waitFor(() => expect(sent).toHaveLength(1))
  expect(sent[0]).toMatchObject({
    number: 4,
    decisions: [{ seat: 'seller', command: { day: 9, ...form.sent } }],
    endDay: 0,
  })
  // After the send, the draft on the device is removed.
  await waitFor(() =>
    expect(Object.keys(localStorage).filter((key) => key.includes('draft'))).toEqual([]),
  )
})

interface OnePress {
  step: MarketStep
  button: string
  sent: Record<string, unknown>
}

const presses: readonly OnePress[] = [
  {
    step: 'research',
    button: 'Buy for $30.00 lamp',
    sent: { type: 'buyReport', niche: 'lamp' },
  },
  {
    step: 'sourcing',
    button: 'Order for $25.00 west',
    sent: { type: 'orderSample', product: 'mug', supplier: 'west' },
  },
  {
    step: 'opening',
    button: 'Hand in licence-new',
    sent: { type: 'submitPaper', slot: 'licence', paper: 'licence-new' },
  },
  {
    step: 'ads',
    button: 'Exclude wine bottle',
    sent: { type: 'setNegative', product: 'mug', term: 'wine bottle', active: true },
  },
  {
    step: 'ads',
    button: 'Allow again baby bottle',
    sent: { type: 'setNegative', product: 'mug', term: 'baby bottle', active: false },
  },
  {
    step: 'orders',
    button: 'Ship Order 7',
    sent: { type: 'shipOrder', order: 7, carrier: 'tracked' },
  },
]

it.each(presses)(
  '[PRC-176] $sent.type is sent once by one click',
  async ({ step, button, sent }) => {
    const page = await openStep(step)
    const one = await screen.findByLabelText(button, undefined, { timeout: 8_000 })
    fireEvent.click(one)
    fireEvent.click(one)
    await waitFor(() => expect(page.sent).toHaveLength(1))
    expect(page.sent[0]?.decisions[0]?.command).toEqual({ day: 9, ...sent })
  },
)

it('[PRC-178] one click sends the changed bids only', async () => {
  const { sent } = await openStep('ads')
  const [exact] = await screen.findAllByLabelText('Exact', undefined, { timeout: 8_000 })
  expect((exact as HTMLInputElement).value).toBe('0.60')
  const [, phrase] = screen.getAllByLabelText('Phrase')
  fireEvent.change(phrase as HTMLElement, { target: { value: '0.45' } })
  fireEvent.change(exact as HTMLElement, { target: { value: '0' } })
  await pressButton('Save the bids')
  await waitFor(() => expect(sent).toHaveLength(1))
  expect(sent[0]?.decisions.map(({ command }) => command)).toEqual([
    { type: 'setBid', product: 'mug', keyword: 'mug', match: 'exact', bid: 0, day: 9 },
    { type: 'setBid', product: 'mug', keyword: 'flask', match: 'phrase', bid: 45, day: 9 },
  ])
})

it('[PRC-178] no bid is sent if none has changed', async () => {
  const { sent } = await openStep('ads')
  await pressButton('Save the bids')
  expect(await screen.findByText('Nothing has changed')).toBeTruthy()
  expect(sent).toEqual([])
})

it('[PRC-178] all due orders are shipped with the chosen carrier', async () => {
  const { sent } = await openStep('orders')
  fireEvent.click(await screen.findByLabelText('Not tracked', undefined, { timeout: 8_000 }))
  await pressButton('Ship all that are due')
  await waitFor(() => expect(sent).toHaveLength(1))
  expect(sent[0]?.decisions[0]?.command).toEqual({
    type: 'shipOrder',
    order: 0,
    carrier: 'untracked',
    day: 9,
  })
})

it('[PRC-178] an order is cancelled after a confirmation', async () => {
  const { sent } = await openStep('orders')
  fireEvent.click(await screen.findByLabelText('Cancel Order 7', undefined, { timeout: 8_000 }))
  const dialog = await screen.findByRole('dialog')
  expect(sent).toEqual([])
  await waitFor(() => expect(dialog.querySelector('[aria-disabled]')).toBeNull(), {
    timeout: 3_000,
  })
  fireEvent.click(within(dialog).getByText('Cancel the order'))
  await waitFor(() => expect(sent).toHaveLength(1))
  expect(sent[0]?.decisions[0]?.command).toEqual({ type: 'cancelOrder', order: 7, day: 9 })
})

it('[PRC-178] pictures are sorted by keys and buttons', async () => {
  const { sent } = await openStep('listing', {
    run: marketRun({
      products: [
        product({
          listing: {
            title: 'Mug',
            bullets: [],
            description: '',
            attributes: [],
            pictures: ['shotA', 'shotB'],
            terms: '',
          },
        }),
      ],
    }),
  })
  await pressButton('shotC')
  fireEvent.click(screen.getByLabelText('Move up: shotC'))
  fireEvent.click(screen.getByLabelText('Move down: shotA'))
  fireEvent.click(screen.getByLabelText('Remove shotB'))
  const handle = screen.getByLabelText('Move shotA')
  handle.focus()
  fireEvent.keyDown(handle, { key: 'ArrowUp' })
  await waitFor(() => expect(handle.isConnected).toBe(false), { timeout: 8_000 })
  fireEvent.keyDown(screen.getByLabelText('Move shotA'), { key: 'ArrowUp' })
  expect(await screen.findByText('shotA (main picture)')).toBeTruthy()
  await pressButton('Save the listing')
  await waitFor(() => expect(sent).toHaveLength(1))
  expect(sent[0]?.decisions[0]?.command).toMatchObject({ pictures: ['shotA', 'shotC'] })
})
