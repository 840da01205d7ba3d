import { progressRules, type ResultStanding } from '@titian/contract'

interface Computed {
  result: number | null
  /** Marks that are not there yet, or may not be shown yet. */
  waits: number
  /** Tests and exams with weight that have not ended and have no mark of the student. */
  running: number
  /** Why a teacher gave another result; null where none did. */
  givenReason: string | null
}

/**
 * TCH-169: whether the result is called passed or not passed. A mark that is awaited, or an exam that can still be
 * written, may change it, and it is a result so far; a given result waits for nothing.
 */
export const isFinal = ({ waits, running, givenReason }: Omit<Computed, 'result'>): boolean =>
  givenReason !== null || (waits === 0 && running === 0)

/** TCH-169: the one word for a result that every list, sheet and page shows. */
export function standingOf(row: Computed): ResultStanding {
  if (row.waits > 0 && row.givenReason === null) return 'waits'
  if (row.result === null) return 'none'
  if (!isFinal(row)) return 'soFar'
  return row.result >= progressRules.creditResult ? 'passed' : 'notPassed'
}

export interface Outcome {
  /** Null as long as it waits, and where nothing was to be measured. */
  result: number | null
  waits: boolean
  standing: ResultStanding
  /** CRS-003, CRS-195, TCH-087: enough for the credit; where nothing was to be measured, completion is. */
  passed: boolean
}

/** A mark that waits may still change the result, so none is told; a given result waits for nothing. */
export function outcomeOf(row: Computed | undefined): Outcome {
  if (!row) return { result: null, waits: false, standing: 'none', passed: true }
  const standing = standingOf(row)
  const waits = standing === 'waits'
  const passed = standing === 'passed' || (standing === 'none' && isFinal(row))
  return { result: waits ? null : row.result, waits, standing, passed }
}
