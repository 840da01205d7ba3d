import type { Difference } from '@titian/site/staff'
import type { TFunction } from 'i18next'
import type { ExaminationValues } from './examination-values.ts'

const fields = [
  'examinationName',
  'courseIdSign',
  'type',
  'attention',
  'startTime',
  'endTime',
  'examTime',
  'graceSeconds',
  'clockStops',
  'totalScore',
  'attempts',
  'reviewWhen',
  'shuffle',
] as const satisfies readonly (keyof ExaminationValues)[]

/**
 * TCH-084: lists every field in which two copies of an examination differ, with the labels of the
 * form.
 */
export function examinationDifferences(
  local: ExaminationValues,
  remote: ExaminationValues,
  t: TFunction<'exams'>,
  courseName: (sign: string) => string,
): Difference[] {
  const shown = (field: (typeof fields)[number], values: ExaminationValues) => {
    const value = values[field]
    if (typeof value === 'boolean') return value ? '✓' : '✗'
    if (field === 'courseIdSign') return courseName(values.courseIdSign)
    if (field === 'type') return t(`type.${values.type}`)
    if (field === 'reviewWhen') return t(`review.${values.reviewWhen}`)
    return String(value)
  }
  return fields
    .filter((field) => String(local[field]) !== String(remote[field]))
    .map((field) => ({
      name: t(field === 'courseIdSign' ? 'field.course' : `field.${field}`),
      local: shown(field, local),
      remote: shown(field, remote),
    }))
}
