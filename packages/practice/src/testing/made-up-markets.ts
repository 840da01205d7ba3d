import fc from 'fast-check'
import type { Logged, Sent } from '../engine.ts'
import { marketplace } from '../marketplace/kind.ts'
import { manners } from '../marketplace/plays/plays.ts'
import { type Manner, playDay } from '../marketplace/plays/reference.ts'
import { firstMarket, type MarketScenario, standardMarket } from '../marketplace/scenario.ts'
import type { MarketState } from '../marketplace/state.ts'

/** A run and its log, which replays to the same states. */
export interface PlayedMarket {
  scenario: MarketScenario
  seed: string
  log: Logged[]
  states: MarketState[]
}

const anyMarket: fc.Arbitrary<MarketScenario> = fc
  .record({
    base: fc.constantFrom(standardMarket, firstMarket),
    days: fc.integer({ min: 5, max: 40 }),
    cash: fc.integer({ min: 0, max: 1_500_000 }),
    overdraft: fc.constantFrom(0, 20_000, 100_000),
    demandPermille: fc.constantFrom(300, 1_000, 4_000),
    shipDays: fc.integer({ min: 1, max: 4 }),
  })
  .map(({ base, ...rest }) => ({ ...base, ...rest }))

const codes = ['lunchBox', 'phoneStand', 'slimmingTea', 'nightLight', 'no such code']
const product = fc.constantFrom(...codes)
const supplier = fc.constantFrom('harbour', 'valley', 'island', 'river', 'nobody')
const small = fc.integer({ min: 0, max: 30 })
const cents = fc.oneof(fc.integer({ min: 0, max: 6_000 }), fc.constantFrom(1, 99_999, 100_000))

/** A decision without its day; most of them are possible on some day of some run. */
const anyDecision: fc.Arbitrary<Record<string, unknown>> = fc.oneof(
  fc.record({ type: fc.constant('buyReport'), niche: product }),
  fc.record({ type: fc.constant('chooseNiche'), niche: product, why: fc.string() }),
  fc.record({ type: fc.constant('orderSample'), product, supplier }),
  fc.record({ type: fc.constant('chooseSupplier'), product, supplier, landedCost: cents }),
  fc.record({
    type: fc.constant('setPrice'),
    product,
    price: cents,
    coupon: fc.integer({ min: 0, max: 50 }),
    breakEven: cents,
  }),
  fc.record({
    type: fc.constant('setDeal'),
    product,
    percent: fc.integer({ min: 0, max: 50 }),
    from: small,
    days: fc.integer({ min: 0, max: 14 }),
  }),
  fc.record({
    type: fc.constant('setCampaign'),
    product,
    active: fc.boolean(),
    budget: fc.integer({ min: 0, max: 100_000 }),
  }),
  fc.record({
    type: fc.constant('setBid'),
    product,
    keyword: fc.constantFrom('lunchBox', 'bentoBox', 'snackBox', 'none'),
    match: fc.constantFrom('exact', 'phrase', 'broad'),
    bid: fc.integer({ min: 0, max: 1_000 }),
  }),
  fc.record({
    type: fc.constant('orderGoods'),
    product,
    units: fc.integer({ min: 1, max: 900 }),
    way: fc.constantFrom('sea', 'air'),
    cartons: fc.integer({ min: 1, max: 40 }),
    ownShare: fc.integer({ min: 0, max: 100 }),
  }),
  fc.record({
    type: fc.constant('shipOrder'),
    order: small,
    carrier: fc.constantFrom('tracked', 'untracked'),
  }),
  fc.record({ type: fc.constant('cancelOrder'), order: small }),
  fc.record({
    type: fc.constant('decideReturn'),
    case: small,
    decision: fc.constantFrom('refund', 'partial', 'replace', 'refuse'),
    amount: cents,
  }),
  fc.record({
    type: fc.constant('answerMessage'),
    message: small,
    template: fc.constantFrom('', 'returnRules', 'praiseGift'),
    text: fc.string(),
  }),
  fc.record({
    type: fc.constant('reconcile'),
    period: fc.integer({ min: 1, max: 4 }),
    lines: fc.constant([{ line: 'sales', amount: 100 }]),
  }),
)

const anyEvent: fc.Arbitrary<Record<string, unknown>> = fc.record({
  type: fc.constant('event'),
  event: fc.constantFrom('portStrike', 'competitorPromotion', 'demandPeak', 'feeRise'),
  days: fc.integer({ min: 1, max: 10 }),
})

interface Plan {
  scenario: MarketScenario
  seed: string
  manner: Manner | null
  extra: { day: number; seat: string; decision: Record<string, unknown> }[]
}

const extra = fc.oneof(
  {
    weight: 8,
    arbitrary: fc.record({ seat: fc.constant('seller'), decision: anyDecision }),
  },
  { weight: 1, arbitrary: fc.record({ seat: fc.constant('teacher'), decision: anyEvent }) },
)

const anyPlan: fc.Arbitrary<Plan> = fc.record({
  scenario: anyMarket,
  seed: fc.string({ maxLength: 8 }),
  manner: fc.constantFrom(
    manners.reference,
    { ...manners.reference, coverDays: 6 },
    manners.dumping,
    manners.adBurning,
    null,
  ),
  extra: fc.array(
    fc
      .tuple(fc.integer({ min: 1, max: 40 }), extra)
      .map(([day, { seat, decision }]) => ({ day, seat, decision })),
    { maxLength: 60 },
  ),
})

function played({ scenario, seed, manner, extra: more }: Plan): PlayedMarket {
  let state = marketplace.start(scenario, seed)
  const states = [state]
  const log: Logged[] = []
  while (!state.finished) {
    const { day } = state
    const own = more
      .filter((one) => one.day === day)
      .map(({ seat, decision }): Sent => ({ seat, command: { ...decision, day } }))
    // Optional decisions come first on some days, and last on others.
    const good = manner ? playDay(state, manner) : []
    const sent = day % 2 === 0 ? [...good, ...own] : [...own, ...good]
    log.push(...sent.map((one) => ({ ...one, day })))
    state = marketplace.step(state, sent, scenario, seed)
    states.push(state)
  }
  return { scenario, seed, log, states }
}

export const anyPlayedMarket: fc.Arbitrary<PlayedMarket> = anyPlan.map(played)
