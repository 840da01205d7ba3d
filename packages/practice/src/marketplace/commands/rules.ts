import { oneOf } from '../../checks.ts'
import type { MarketEvent } from '../market-view.ts'
import { goodsRules } from './goods.ts'
import { offerRules } from './offer.ts'
import { anyDay, problem } from './fields.ts'
import { customerRules } from './customers.ts'
import { setUpRules } from './setup.ts'
import type { DecisionRules, DecisionType } from './types.ts'

const events: readonly MarketEvent[] = [
  'portStrike',
  'competitorPromotion',
  'demandPeak',
  'feeRise',
]

/** PRC-040: the events that the teacher starts, from today on. */
const eventRules: DecisionRules<'event'> = {
  event: {
    fields: { event: oneOf(events), days: anyDay },
    problems: (state) => (state.events.length >= 50 ? problem('event', 'tooLarge', 50) : []),
    apply(draft, { event, days }) {
      const isSame = (one: { event: string; from: number }) =>
        one.event === event && one.from === draft.day
      const others = draft.events.filter((one) => !isSame(one))
      draft.events = [...others, { event, from: draft.day, days }]
    },
  },
}

export const decisionRules: DecisionRules<DecisionType> = {
  ...setUpRules,
  ...offerRules,
  ...goodsRules,
  ...customerRules,
  ...eventRules,
}
