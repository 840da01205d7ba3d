import { expect, it } from 'vitest'
import {
  emptyExamination,
  examinationInputOf,
  examinationProblems,
  usualFor,
} from './examination-values.ts'

const named = { ...emptyExamination('c'), examinationName: 'Unit 1' }

it('[EXM-060] refuses an end that is not after the start', () => {
  const start = '2026-11-21T09:00'
  const problems = (endTime: string) =>
    examinationProblems({ ...named, startTime: start, endTime })['endTime']
  const late = 'The end must be after the start.'
  expect(problems(start)).toBe(late)
  expect(problems('2026-11-21T08:59')).toBe(late)
  expect(problems('2026-11-21T09:01')).toBeUndefined()
  expect(problems('')).toBeUndefined()
})

it('[EXM-038] the default is unlimited attempts for unit tests and one for final exams', () => {
  expect(usualFor['0'].attempts).toBe('')
  expect(usualFor['1'].attempts).toBe(1)
  expect(examinationInputOf(named).attempts).toBeNull()
})

it('every wrong field is named by its label', () => {
  const wrong = {
    ...emptyExamination(''),
    examTime: '',
    totalScore: -1,
    attempts: 0,
    graceSeconds: 601,
  }
  expect(examinationProblems(wrong)).toEqual({
    examinationName: 'Please enter a name.',
    courseIdSign: 'Please choose the course.',
    examTime: 'Whole minutes from 0 to 1,440.',
    totalScore: 'Points from 0 to 1,000 with at most two decimals.',
    attempts: 'A whole number from 1 to 99, or empty.',
    graceSeconds: 'Whole seconds from 0 to 600.',
  })
  expect(examinationProblems(named)).toEqual({})
})
