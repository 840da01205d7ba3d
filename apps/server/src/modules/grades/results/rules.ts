import { progressRules, type ResultStanding } from '@titian/contract'

interface Computed {
  result: number | null
  /** Number of marks that are missing or that the student may not see yet. */
  waits: number
  /**
   * Number of tests and exams with a weight that have not ended, and for which the student has no
   * mark.
   */
  running: number
  /** The reason of a result that a teacher gave; null if the result is computed. */
  givenReason: string | null
}

/**
 * TCH-169: whether the result is called passed or not passed. Otherwise it is called a result so
 * far, because a missing mark or an open exam may still change it. A result that a teacher gave is
 * always final.
 */
export const isFinal = ({ waits, running, givenReason }: Omit<Computed, 'result'>): boolean =>
  givenReason !== null || (waits === 0 && running === 0)

/** TCH-169: returns the state of a result, for every list, sheet and page. */
export function standingOf(row: Computed): ResultStanding {
  if (row.waits > 0 && row.givenReason === null) return 'waits'
  if (row.result === null) return 'none'
  if (!isFinal(row)) return 'soFar'
  return row.result >= progressRules.creditResult ? 'passed' : 'notPassed'
}

export interface Outcome {
  /** The result; null if a mark is missing or there was nothing to measure. */
  result: number | null
  waits: boolean
  standing: ResultStanding
  /**
   * CRS-003, CRS-195, TCH-087: whether the result is enough for the credit. If there was nothing to
   * measure, completing the course is enough.
   */
  passed: boolean
}

/**
 * Returns what the student sees of the result. While a mark is missing, the result is hidden,
 * because the mark may change it. A result that a teacher gave is never hidden.
 */
export function outcomeOf(row: Computed | undefined): Outcome {
  if (!row) return { result: null, waits: false, standing: 'none', passed: true }
  const standing = standingOf(row)
  const waits = standing === 'waits'
  const passed = standing === 'passed' || (standing === 'none' && isFinal(row))
  return { result: waits ? null : row.result, waits, standing, passed }
}
