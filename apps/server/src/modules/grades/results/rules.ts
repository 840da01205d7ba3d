import { progressRules } from '@titian/contract'

interface Computed {
  result: number | null
  /** Marks that are not there yet, or may not be shown yet. */
  waits: number
  /** Why a teacher gave another result; null where none did. */
  givenReason: string | null
}

export interface Outcome {
  /** Null as long as it waits, and where nothing was to be measured. */
  result: number | null
  waits: boolean
  /** CRS-003, CRS-195, TCH-087: enough for the credit; where nothing was to be measured, completion is. */
  passed: boolean
}

/** A mark that waits may still change the result, so none is told; a given result waits for nothing. */
export function outcomeOf(row: Computed | undefined): Outcome {
  if (!row) return { result: null, waits: false, passed: true }
  const waits = row.waits > 0 && row.givenReason === null
  const result = waits ? null : row.result
  return {
    result,
    waits,
    passed: !waits && (result === null || result >= progressRules.creditResult),
  }
}
