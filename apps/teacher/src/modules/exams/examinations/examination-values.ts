import type { Examination, exams, InputOf } from '@titian/contract'
import { fromLocalField, toLocalField } from './local-time.ts'
import { isPoints } from '../questions/question-values.ts'

export const reviewTimes = ['submitted', 'graded', 'ended', 'never'] as const
export type ReviewWhen = (typeof reviewTimes)[number]

/** An examination as its form holds it; numbers may be empty while they are typed. */
export type ExaminationValues = {
  examinationName: string
  courseIdSign: string
  type: '0' | '1'
  startTime: string
  endTime: string
  examTime: number | string
  totalScore: number | string
  /** Empty: as often as wanted. */
  attempts: number | string
  graceSeconds: number | string
  clockStops: boolean
  shuffle: boolean
  reviewWhen: ReviewWhen
  attention: string
}

type ByType = Pick<ExaminationValues, 'attempts' | 'clockStops' | 'reviewWhen'>

/** EXM-034, EXM-038, EXM-041: what each type begins with. */
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
    examTime: Number(values.examTime),
    totalScore: Math.round(Number(values.totalScore) * 100) / 100,
    attempts: values.attempts === '' ? null : Number(values.attempts),
    graceSeconds: Number(values.graceSeconds),
  }
}

export type ExaminationField = keyof ExaminationValues
export type ExaminationProblem =
  | 'name'
  | 'course'
  | 'end'
  | 'minutes'
  | 'points'
  | 'attempts'
  | 'grace'

const isWhole = (value: number | string, least: number, most: number) => {
  const number = Number(value)
  return value !== '' && Number.isInteger(number) && number >= least && number <= most
}

/** What the server would refuse, by field, in the order of the form. */
export function examinationProblems(
  values: ExaminationValues,
): Map<ExaminationField, ExaminationProblem> {
  const { startTime, endTime, attempts } = values
  const found = new Map<ExaminationField, ExaminationProblem>()
  if (!values.examinationName.trim()) found.set('examinationName', 'name')
  if (!values.courseIdSign) found.set('courseIdSign', 'course')
  if (startTime && endTime && new Date(endTime) <= new Date(startTime)) found.set('endTime', 'end')
  if (!isWhole(values.examTime, 0, 1440)) found.set('examTime', 'minutes')
  if (!isPoints(values.totalScore)) found.set('totalScore', 'points')
  if (attempts !== '' && !isWhole(attempts, 1, 99)) found.set('attempts', 'attempts')
  if (!isWhole(values.graceSeconds, 0, 600)) found.set('graceSeconds', 'grace')
  return found
}
