import { exams, type Examination, type InputOf } from '@titian/contract'
import { byContract } from '@titian/site'
import { numberOf } from '@titian/site/number-of'
import { fromLocalField, toLocalField } from '@titian/site/local-time'

export const reviewTimes = ['submitted', 'graded', 'ended', 'never'] as const
export type ReviewWhen = (typeof reviewTimes)[number]

/**
 * The values of an examination in its form. While a number is being typed, its field may be empty.
 */
export type ExaminationValues = {
  examinationName: string
  courseIdSign: string
  type: '0' | '1'
  startTime: string
  endTime: string
  examTime: number | string
  totalScore: number | string
  /** Empty means unlimited. */
  attempts: number | string
  graceSeconds: number | string
  clockStops: boolean
  shuffle: boolean
  reviewWhen: ReviewWhen
  attention: string
}

type ByType = Pick<ExaminationValues, 'attempts' | 'clockStops' | 'reviewWhen'>

/** EXM-034, EXM-038, EXM-041: the default settings for each type of examination. */
export const usualFor: Record<'0' | '1', ByType> = {
  '0': { attempts: '', clockStops: true, reviewWhen: 'submitted' },
  '1': { attempts: 1, clockStops: false, reviewWhen: 'ended' },
}

export const emptyExamination = (courseIdSign: string): ExaminationValues => ({
  examinationName: '',
  courseIdSign,
  type: '0',
  startTime: '',
  endTime: '',
  examTime: 30,
  totalScore: 100,
  graceSeconds: 60,
  shuffle: false,
  attention: '',
  ...usualFor['0'],
})

export function examinationValuesOf(examination: Examination): ExaminationValues {
  const { examinationName, courseIdSign, examTime, totalScore, attention } = examination
  const { attempts, graceSeconds, clockStops, shuffle, reviewWhen } = examination
  return {
    examinationName,
    courseIdSign,
    type: examination.type === 1 ? '1' : '0',
    startTime: toLocalField(examination.startTime),
    endTime: toLocalField(examination.endTime),
    examTime,
    totalScore,
    attempts: attempts ?? '',
    graceSeconds,
    clockStops,
    shuffle,
    reviewWhen,
    attention,
  }
}

export function examinationInputOf(
  values: ExaminationValues,
): InputOf<typeof exams.addExamination> {
  return {
    ...values,
    type: values.type === '1' ? 1 : 0,
    startTime: fromLocalField(values.startTime),
    endTime: fromLocalField(values.endTime),
    examTime: numberOf(values.examTime),
    totalScore: numberOf(values.totalScore),
    attempts: values.attempts === '' ? null : numberOf(values.attempts),
    graceSeconds: numberOf(values.graceSeconds),
  }
}

/** Returns the errors of an examination by the fields of its form. */
export const examinationProblems = byContract<ExaminationValues>(exams.addExamination.input, {
  inputOf: examinationInputOf,
})
