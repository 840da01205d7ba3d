import { sum } from '../../whole.ts'
import type { StepName } from '../content/rules.ts'
import { cashOf } from '../ledger/book.ts'
import { periodsOf } from '../ledger/periods.ts'
import { isLive, ownStockOf, stockOf } from '../lookup.ts'
import { standingRefusal } from '../day/appeals.ts'
import { positionOf } from '../day/logistics.ts'
import type { MarketState, Product } from '../state.ts'
import type { MarketStepView, MarketTask } from '../market-view.ts'

/** PRC-034: the codes of tasks that need a decision; the sites have the texts. */
const taskCodes = [
  'chooseNiche',
  'chooseSupplier',
  'sampleArrived',
  'registerShop',
  'submitPapers',
  'paperRejected',
  'saveListing',
  'setPrice',
  'startAds',
  'adsWithoutSales',
  'orderGoods',
  'reorderGoods',
  'goodsArrived',
  'stockOut',
  'shipOrders',
  'decideReturn',
  'answerMessage',
  'answerReview',
  'healthWarning',
  'sendAppeal',
  'reconcile',
  'lowCash',
] as const
type TaskCode = (typeof taskCodes)[number]

const task = (code: TaskCode, step: StepName, more: Partial<MarketTask> = {}): MarketTask => ({
  code,
  step,
  product: null,
  ref: null,
  dueDay: null,
  count: null,
  ...more,
})

function setUpTasks(state: MarketState, isOpen: (step: StepName) => boolean): MarketTask[] {
  const { choices, shop, papers, openedDay } = state
  const rejected = papers.filter((paper) => paper.state === 'rejected').length
  const isWaiting = papers.some((paper) => paper.state === 'checking')
  return [
    ...(choices.length === 0 ? [task('chooseNiche', 'research')] : []),
    ...(shop.name === '' ? [task('registerShop', 'opening')] : []),
    ...(rejected > 0 ? [task('paperRejected', 'opening', { count: rejected })] : []),
    ...(isOpen('opening') && shop.name !== '' && openedDay === null && !isWaiting && rejected === 0
      ? [task('submitPapers', 'opening')]
      : []),
  ]
}

function offerTasks(product: Product, isOpen: (step: StepName) => boolean): MarketTask[] {
  const name = { product: product.product }
  if (product.supplier === null) return [task('chooseSupplier', 'sourcing', name)]
  if (product.listing === null)
    return isOpen('listing') ? [task('saveListing', 'listing', name)] : []
  if (product.price === 0) return isOpen('pricing') ? [task('setPrice', 'pricing', name)] : []
  return product.campaign.active || product.totals.daysOnSale === 0
    ? []
    : [task('startAds', 'ads', name)]
}

function goodsTasks(state: MarketState, product: Product): MarketTask[] {
  const name = { product: product.product }
  const arrived = product.lots.filter(
    (lot) => lot.state === 'sellable' && lot.nextDay === state.day,
  )
  const sample = product.samples.find(({ arrives }) => arrives === state.day)
  const isLow = product.reorderPoint > 0 && positionOf(product) < product.reorderPoint
  const isEmpty = isLive(state, product) && stockOf(product) + ownStockOf(product) === 0
  const week = product.ads.slice(-7).flatMap(({ keywords }) => Object.values(keywords))
  const spend = sum(week.map((term) => term.spend))
  const isBurning = spend > 3_000 && sum(week.map((term) => term.sales)) * 2 < spend
  return [
    ...(sample ? [task('sampleArrived', 'sourcing', name)] : []),
    ...(product.supplier !== null && product.lots.length === 0
      ? [task('orderGoods', 'inventory', name)]
      : []),
    ...(arrived.length > 0
      ? [
          task('goodsArrived', 'inventory', {
            ...name,
            count: sum(arrived.map((lot) => lot.units)),
          }),
        ]
      : []),
    ...(isEmpty ? [task('stockOut', 'inventory', name)] : []),
    ...(isLow && product.lots.length > 0
      ? [task('reorderGoods', 'inventory', { ...name, count: positionOf(product) })]
      : []),
    ...(isBurning ? [task('adsWithoutSales', 'ads', { ...name, count: spend })] : []),
  ]
}

function serviceTasks(state: MarketState): MarketTask[] {
  const open = state.orders.filter((order) => order.state === 'toShip')
  const dueDay = Math.min(...open.map(({ shipBy }) => shipBy))
  const cases = state.cases.filter((one) => one.decided === null && one.dueDay >= state.day)
  const messages = state.messages.filter(({ answered }) => answered === null)
  return [
    ...(open.length > 0 ? [task('shipOrders', 'orders', { dueDay, count: open.length })] : []),
    ...cases.map((one) =>
      task('decideReturn', 'returns', { product: one.product, ref: one.case, dueDay: one.dueDay }),
    ),
    ...messages.map((one) =>
      task(one.stars === null ? 'answerMessage' : 'answerReview', 'messages', {
        product: one.product,
        ref: one.message,
        dueDay: one.dueDay,
        count: one.stars,
      }),
    ),
  ]
}

function accountTasks(state: MarketState): MarketTask[] {
  const { account, statements, scenario, book } = state
  const periods = periodsOf(state).filter(
    ({ over, period }) => over && !statements.some((one) => one.period === period),
  )
  const isHidden = account.state === 'hidden' || account.state === 'restricted'
  const isAppealed =
    account.appeals.some(({ accepted }) => accepted === null) || standingRefusal(state) !== null
  const dueDay = account.since + scenario.warningDays
  const next = account.state === 'restricted' ? null : dueDay
  return [
    ...(account.state === 'warned' ? [task('healthWarning', 'health', { dueDay })] : []),
    ...(isHidden && !isAppealed ? [task('sendAppeal', 'health', { dueDay: next })] : []),
    ...periods.map(({ period, to }) => task('reconcile', 'finance', { ref: period, count: to })),
    ...(cashOf(book) < 0 ? [task('lowCash', 'finance', { count: cashOf(book) })] : []),
  ]
}

/** PRC-034: what needs a decision today; empty when the run is over. */
export function tasksOf(state: MarketState, steps: readonly MarketStepView[]): MarketTask[] {
  if (state.finished) return []
  const isOpen = (step: StepName) =>
    steps.some((one) => one.step === step && one.state !== 'locked')
  const all = [
    ...setUpTasks(state, isOpen),
    ...state.products.flatMap((product) => [
      ...offerTasks(product, isOpen),
      ...goodsTasks(state, product),
    ]),
    ...serviceTasks(state),
    ...accountTasks(state).filter(({ step }) => step !== 'finance' || isOpen('finance')),
  ]
  return all.map((one) =>
    one.dueDay === null ? one : { ...one, dueDay: Math.min(one.dueDay, state.days) },
  )
}
