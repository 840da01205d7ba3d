import { type OwnCourseResult, standardParts } from '@titian/contract'
import { outcomeOf } from './rules.ts'
import type { ResultRow } from './queries.ts'

/** A share from 0 to 1 as percent with one decimal. */
export const percentOfShare = (share: number | null) =>
  share === null ? null : Math.round(share * 1000) / 10

/** TCH-050, TCH-088: the parts with their weights, in the order of the standard. */
export function parts(row: ResultRow): OwnCourseResult['parts'] {
  const { weights } = row
  if (!weights) return []
  const shares = {
    watchVideo: row.watched,
    unitTesting: row.unit,
    theFinalExam: row.final,
    logSig: row.visits,
    interactiveQuestion: row.talk,
  }
  return standardParts.map((part) => ({
    part,
    weight: weights[part],
    percent: percentOfShare(shares[part]),
  }))
}

export function ownCourseResult(row: ResultRow): OwnCourseResult {
  const { result, waits, passed } = outcomeOf(row)
  return {
    parts: parts(row),
    result,
    waits: waits ? row.waits : 0,
    passed: result === null ? null : passed,
    daysAsked: row.daysAsked ?? 0,
    days: row.days,
    postsAsked: row.postsAsked ?? 0,
    posts: row.posts,
    given: row.givenReason === null ? null : { reason: row.givenReason },
  }
}
