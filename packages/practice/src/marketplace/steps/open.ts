import type { StepName } from '../content/rules.ts'
import type { MarketState } from '../state.ts'

/** PRC-032: the steps that must be started before a step opens. */
export const waitsFor: Readonly<Record<StepName, readonly StepName[]>> = {
  research: [],
  sourcing: ['research'],
  opening: [],
  listing: ['sourcing', 'opening'],
  pricing: ['listing'],
  ads: ['pricing'],
  inventory: ['sourcing'],
  orders: ['pricing', 'inventory'],
  returns: ['pricing', 'inventory'],
  messages: ['pricing', 'inventory'],
  health: ['pricing', 'inventory'],
  finance: ['pricing', 'inventory'],
}

const anyProduct = (
  { products }: MarketState,
  is: (product: MarketState['products'][number]) => boolean,
): boolean => products.some(is)

/** Whether the student has made a decision in a step, or the run has provided data for it. */
const begun: Readonly<Record<StepName, (state: MarketState) => boolean>> = {
  research: ({ choices }) => choices.length > 0,
  sourcing: (state) => anyProduct(state, ({ supplier }) => supplier !== null),
  opening: ({ shop, papers }) => shop.name !== '' || papers.length > 0,
  listing: (state) => anyProduct(state, ({ listing }) => listing !== null),
  pricing: (state) => anyProduct(state, ({ price }) => price > 0),
  ads: (state) => anyProduct(state, ({ bids, campaign }) => bids.length > 0 || campaign.active),
  inventory: (state) => anyProduct(state, ({ lots }) => lots.length > 0),
  orders: ({ last }) => last.order > 0,
  returns: ({ cases }) => cases.length > 0,
  messages: ({ messages }) => messages.length > 0,
  health: ({ account }) => account.sellingDays > 0,
  finance: ({ statements }) => statements.length > 0,
}

export const isBegun = (state: MarketState, step: StepName): boolean => begun[step](state)

export const missingFor = (state: MarketState, step: StepName): StepName[] =>
  waitsFor[step].filter((other) => !isBegun(state, other))
