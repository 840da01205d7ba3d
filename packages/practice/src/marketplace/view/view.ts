import { sum } from '../../whole.ts'
import { paperFault } from '../content/opening.ts'
import type { Niche } from '../content/types.ts'
import { cashOf } from '../ledger/book.ts'
import { contentOfState, neededSlots, nicheOf } from '../lookup.ts'
import type { Case, MarketState, Message, Order } from '../state.ts'
import { stepsOf } from '../steps/steps.ts'
import { financeOf, healthOf } from './accounts.ts'
import { productView } from './product.ts'
import { tasksOf } from './tasks.ts'
import type {
  CaseView,
  MarketView,
  MessageView,
  NicheView,
  OrderView,
  PaperView,
} from '../market-view.ts'

function nicheView(state: MarketState, niche: Niche): NicheView {
  const { fees, certificate, peak } = niche
  const { searchesPerDay, growthPercent, returnsPermille, competition, restricted, usualCost } =
    niche
  const report = {
    searchesPerDay,
    growthPercent,
    returnsPermille,
    competition,
    restricted,
    usualCost,
  }
  return {
    code: niche.code,
    category: niche.category,
    medianPrice: niche.medianPrice,
    offers: niche.offers,
    topReviews: niche.topReviews,
    reportPrice: niche.reportPrice,
    fees: { referralPermille: fees.referralPermille, fulfilment: fees.fulfilment },
    report: state.reports.includes(niche.code)
      ? { ...report, certificate: certificate !== null, peakDay: peak?.day ?? null }
      : null,
    chosen: state.choices.some((choice) => choice.niche === niche.code),
  }
}

function papersOf(state: MarketState): PaperView[] {
  const needed = neededSlots(state)
  return contentOfState(state).slots.map((slot) => {
    const paper = state.papers.find((one) => one.slot === slot.code)
    const rejected = paper?.state === 'rejected'
    return {
      slot: slot.code,
      needed: needed.includes(slot.code),
      choices: slot.papers.map(({ code, facts }) => ({
        paper: code,
        facts: facts.map(({ name, value }) => ({ name, value })),
      })),
      submitted: paper?.paper ?? null,
      state: paper?.state ?? 'missing',
      reason: rejected ? (paperFault(slot, paper.paper) ?? null) : null,
    }
  })
}

/** The due day of something; never after the last day of the run. */
const dueIn = ({ days }: MarketState, day: number): number => Math.min(day, days)

const orderView = (state: MarketState, order: Order): OrderView => ({
  order: order.order,
  product: order.product,
  units: order.units,
  price: order.price,
  day: order.day,
  shipBy: dueIn(state, order.shipBy),
  state: order.state,
  carrier: order.carrier,
  late: order.late,
})

function caseView(state: MarketState, one: Case): CaseView[] {
  const kind = contentOfState(state).returnKinds[one.kind]
  if (!kind) return []
  return [
    {
      case: one.case,
      product: one.product,
      reason: kind.reason,
      day: one.day,
      dueDay: dueIn(state, one.dueDay),
      price: one.price,
      facts: [
        { name: 'condition', value: kind.condition },
        { name: 'proof', value: kind.proof },
        { name: 'days', value: one.days },
      ],
      decided: one.decided && { ...one.decided },
    },
  ]
}

function messageView(state: MarketState, message: Message): MessageView[] {
  const content = contentOfState(state)
  const kind = content.messages.find(({ code }) => code === message.kind)
  if (!kind) return []
  const { message: number, product, needed, facts, stars, day, dueDay, answered } = message
  return [
    {
      message: number,
      product,
      language: kind.language,
      kind: kind.code,
      isReview: kind.isReview,
      stars,
      values: [{ name: 'product', value: product }, ...facts],
      // Empty until the message is answered, because the student must find the needed facts in the
      // text of the customer.
      needed: answered ? needed.map((fact) => ({ ...fact })) : [],
      templates: [...kind.templates],
      day,
      dueDay: dueIn(state, dueDay),
      answered: answered && { ...answered, missing: [...answered.missing] },
    },
  ]
}

/**
 * PRC-208: the number of newest decisions that a view contains, because a view is sent with each
 * decision. The review contains all decisions.
 */
const shownDecisions = 200

/** Returns what the student sees (PRC-032 to PRC-037). */
export function marketViewOf(state: MarketState): MarketView {
  const content = contentOfState(state)
  const steps = stepsOf(state)
  const isIn = ({ day }: { day: number }) => day <= state.days
  return {
    day: state.day,
    days: state.days,
    finished: state.finished,
    shop: { ...state.shop, opened: state.openedDay !== null },
    company: content.company.map(({ name, value }) => ({ name, value })),
    cash: cashOf(state.book),
    processPoints: sum(steps.map(({ points }) => points)),
    steps,
    today: tasksOf(state, steps),
    niches: content.niches.map((niche) => nicheView(state, niche)),
    reportsLeft: Math.max(0, content.reports - state.reports.length),
    productsLeft: Math.max(0, content.products - state.products.length),
    papers: papersOf(state),
    products: state.products.flatMap((product) => {
      const niche = nicheOf(content, product.product)
      return niche ? [productView(state, product, niche)] : []
    }),
    orders: state.orders.map((order) => orderView(state, order)),
    // Cases and messages that arrive after the last evening are not shown.
    cases: state.cases.filter(isIn).flatMap((one) => caseView(state, one)),
    messages: state.messages.filter(isIn).flatMap((message) => messageView(state, message)),
    health: healthOf(state),
    finance: financeOf(state),
    events: state.events.map(({ event, from, days }) => ({ event, from, days })),
    decisions: state.decisions.slice(-shownDecisions).map((decision) => ({ ...decision })),
    olderDecisions: Math.max(0, state.decisions.length - shownDecisions),
  }
}
