import type { Examination } from '@titian/contract'
import type { TFunction } from 'i18next'
import { expect, it } from 'vitest'
import { examinationDifferences } from './examination-differences.ts'
import {
  emptyExamination,
  examinationInputOf,
  examinationValuesOf,
  type ExaminationValues,
} from './examination-values.ts'

const t = ((key: string) => key) as unknown as TFunction<'exams'>
const newer = examinationValuesOf({
  ...examinationInputOf(emptyExamination('c')),
  attention: '',
} as Examination)
const differences = (part: Partial<ExaminationValues>) =>
  examinationDifferences({ ...newer, ...part }, newer, t, (s) => `course ${s}`)

it('[TCH-084] fields that are equal in both copies are not listed', () => {
  expect(differences({ examTime: '30' })).toEqual([])
})

it('[TCH-084] every differing field is listed with the label of the form', () => {
  const rows = differences({
    examinationName: 'Midterm',
    courseIdSign: 'd',
    type: '1',
    attention: 'Be calm',
    startTime: '2026-01-01T10:00',
    endTime: '2026-01-02T10:00',
    examTime: 45,
    totalScore: 50,
    attempts: 2,
    graceSeconds: 0,
    clockStops: false,
    shuffle: true,
    reviewWhen: 'never',
  })
  expect(rows).toHaveLength(Object.keys(emptyExamination('')).length)
  expect(rows).toContainEqual({ name: 'field.course', local: 'course d', remote: 'course c' })
  expect(rows).toContainEqual({ name: 'field.shuffle', local: '✓', remote: '✗' })
  expect(rows).toContainEqual({
    name: 'field.reviewWhen',
    local: 'review.never',
    remote: 'review.submitted',
  })
})
