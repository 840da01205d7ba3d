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
 * The decisions that the return policy of the shop allows. A fault that shows after the window, and one that a customer
 * claims without any proof, is not paid; what was lost on the way has no window, since it never arrived.
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
 * PRC-033, returns: the decision by policy, and its amount; an amount is right with a right decision only. Who pays less
 * than the least amount has refused, by whatever name.
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
