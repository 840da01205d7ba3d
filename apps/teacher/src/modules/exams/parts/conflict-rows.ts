import type { Examination } from '@titian/contract'
import { examinationValuesOf, type ExaminationValues } from './examination-values.ts'

const fields = [
  'examinationName',
  'startTime',
  'endTime',
  'examTime',
  'totalScore',
  'attempts',
  'graceSeconds',
  'attention',
] as const

/** The fields in which two copies of an examination differ. */
export function conflictRows(mine: ExaminationValues, newer: Examination) {
  const theirs = examinationValuesOf(newer)
  return fields
    .filter((field) => String(mine[field]) !== String(theirs[field]))
    .map((field) => ({ field, mine: String(mine[field]), theirs: String(theirs[field]) }))
}
