import {
  type FullTexts,
  type OwnCourseResult,
  type ResultStanding,
  standardParts,
} from '@titian/contract'
import { outcomeOf } from './rules.ts'
import type { ResultRow } from './queries.ts'

/** TCH-169: the title of the sheet column with the state of the result. */
export const standingHead: FullTexts = {
  en: 'Passed or not',
  zh: '是否及格',
  my: 'Lulus atau tidak',
}
export const standingWords: Record<ResultStanding, FullTexts> = {
  none: { en: '', zh: '', my: '' },
  waits: { en: 'Waiting for marks', zh: '待评分', my: 'Menunggu markah' },
  soFar: { en: 'So far', zh: '暂计', my: 'Setakat ini' },
  passed: { en: 'Passed', zh: '及格', my: 'Lulus' },
  notPassed: { en: 'Not passed', zh: '不及格', my: 'Tidak lulus' },
}

/** Converts a share of 0 to 1 to percent with one decimal. */
export const percentOfShare = (share: number | null) =>
  share === null ? null : Math.round(share * 1000) / 10

/**
 * TCH-050, TCH-088: returns the five parts with their weights, in the order of the assessment
 * standard.
 */
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
  const { result, waits, standing, passed } = outcomeOf(row)
  return {
    parts: parts(row),
    result,
    waits: waits ? row.waits : 0,
    standing,
    passed: standing === 'passed' || standing === 'notPassed' ? passed : null,
    daysAsked: row.daysAsked ?? 0,
    days: row.days,
    postsAsked: row.postsAsked ?? 0,
    posts: row.posts,
    given: row.givenReason === null ? null : { reason: row.givenReason },
  }
}
