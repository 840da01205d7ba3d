import { divideHalfUp } from '../../whole.ts'
import type { CaseGiven, GoodReturn, JudgeReturn } from '../verdicts.ts'
import type { MarketContent, ReturnKind, ReturnPolicy } from './types.ts'

type Decision = Parameters<JudgeReturn>[3]['decision']

/** A decision that the policy allows, and the cents that the customer gets with it. */
export interface Allowed {
  decision: Decision
  least: number
  most: number
}

const refuse: Allowed = { decision: 'refuse', least: 0, most: 0 }
const replace: Allowed = { decision: 'replace', least: 0, most: 0 }
const refund = (price: number): Allowed => ({ decision: 'refund', least: price, most: price })

const partOf = (price: number, least: number, most: number): Allowed => ({
  decision: 'partial',
  least: divideHalfUp(price * least, 100),
  most: divideHalfUp(price * most, 100),
})

function changedMind(kind: ReturnKind, price: number, policy: ReturnPolicy): Allowed[] {
  if (kind.condition === 'sealed') return [refund(price)]
  if (kind.condition === 'broken') return [refuse]
  const { least, most } = policy.openedKeepPercent
  return [partOf(price, 100 - most, 100 - least)]
}

function notArrived({ proof }: ReturnKind, price: number): Allowed[] {
  return proof === 'signed' ? [refuse] : [refund(price), replace]
}

/**
 * Returns the decisions that the shop's return policy allows. Faults after the return window and
 * claims without proof are not refunded. The window does not apply to goods that never arrived.
 */
export function allowedDecisions(
  policy: ReturnPolicy,
  kind: ReturnKind,
  { price, days }: CaseGiven,
): Allowed[] {
  if (kind.reason === 'notArrived') return notArrived(kind, price)
  if (days > policy.windowDays) return [refuse]
  switch (kind.reason) {
    case 'changedMind':
      return changedMind(kind, price, policy)
    case 'missingPart': {
      const { least, most } = policy.missingPartPercent
      return [partOf(price, least, most), replace]
    }
    case 'wornOut':
      return [refuse]
    case 'defective':
    case 'brokenInTransit':
    case 'wrongItem':
    case 'notAsDescribed':
      return kind.proof === 'photo' ? [refund(price), replace] : [refuse]
  }
}

/**
 * PRC-033, returns: judges the decision by the policy, and its amount. The amount is right only if
 * the decision is. An amount below the allowed minimum counts as a refusal, so the decision is
 * wrong.
 */
export const judgeReturn: JudgeReturn = (content, kind, given, { decision, amount }) => {
  const allowed = allowedDecisions(content.returns, kind, given).find(
    (one) => one.decision === decision,
  )
  return {
    decision: allowed !== undefined && amount >= allowed.least,
    amount: allowed !== undefined && amount >= allowed.least && amount <= allowed.most,
  }
}

export const goodReturn: GoodReturn = (content: MarketContent, kind, given) => {
  const [first = refuse] = allowedDecisions(content.returns, kind, given)
  return { decision: first.decision, amount: first.least }
}
