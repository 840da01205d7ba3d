import type { Check, Problem } from '../../checks.ts'
import type { MarketState } from '../state.ts'
import type {
  Carrier,
  FreightWay,
  MarketEvent,
  MatchType,
  ReturnDecision,
  StatementLine,
} from '../market-view.ts'

/**
 * The possible decisions, in the shape of `marketCommand` of the contract. Only a teacher sends
 * `event`.
 */
export interface Decisions {
  buyReport: { niche: string }
  chooseNiche: { niche: string; why: string }
  orderSample: { product: string; supplier: string }
  chooseSupplier: { product: string; supplier: string; landedCost: number }
  registerShop: { name: string; legalName: string; taxId: string; bankAccount: string }
  submitPaper: { slot: string; paper: string }
  saveListing: {
    product: string
    title: string
    bullets: string[]
    description: string
    attributes: { name: string; value: string }[]
    pictures: string[]
    terms: string
  }
  setPrice: { product: string; price: number; coupon: number; breakEven: number }
  setDeal: { product: string; percent: number; from: number; days: number }
  setCampaign: { product: string; active: boolean; budget: number }
  setBid: { product: string; keyword: string; match: MatchType; bid: number }
  setNegative: { product: string; term: string; active: boolean }
  orderGoods: { product: string; units: number; way: FreightWay; cartons: number; ownShare: number }
  setReorderPoint: { product: string; units: number }
  shipOrder: { order: number; carrier: Carrier }
  cancelOrder: { order: number }
  decideReturn: { case: number; decision: ReturnDecision; amount: number }
  answerMessage: { message: number; template: string; text: string }
  appeal: { cause: string; remedy: string; prevention: string; text: string }
  reconcile: { period: number; lines: { line: StatementLine; amount: number }[] }
  event: { event: MarketEvent; days: number }
}

export type DecisionType = keyof Decisions

/**
 * One kind of decision: its fields, the check whether the decision is possible now, and its effect
 * on a draft of the state.
 */
export interface DecisionRule<Type extends DecisionType> {
  fields: Readonly<Record<keyof Decisions[Type], Check>>
  problems?(state: MarketState, decision: Decisions[Type]): Problem[]
  apply(draft: MarketState, decision: Decisions[Type]): void
}

export type DecisionRules<Types extends DecisionType> = {
  [Type in Types]: DecisionRule<Type>
}
