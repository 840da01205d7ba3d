import { expect, it } from 'vitest'
import { compareCosts, costsOf, overBudget } from './budget.mjs'

const test = (file, seconds) => ({ file, seconds, name: file, state: 'passed' })
const exam = 'tests/e2e/exams/sit.spec.ts'
const study = 'tests/e2e/study/watch.spec.ts'

it('[FRM-417] sums the seconds of a run by suite and module, and records long files by name', () => {
  const report = {
    tests: [test(exam, 10.04), test(exam, 8), test(study, 3), { name: 'gate', seconds: 9 }],
  }
  expect(costsOf({ report, seconds: 12.34 })).toEqual({
    seconds: 12.3,
    nouns: { exams: 18, study: 3 },
    long: { [exam]: 18 },
  })
})

it('[FRM-417] lists what exceeds its budget by a fifth, largest excess first, and ignores a few seconds', () => {
  const costs = { e2e: { seconds: 250, nouns: { exams: 125, study: 119, grades: 4, notes: 50 } } }
  const budget = { e2e: { seconds: 200, nouns: { exams: 100, study: 100, grades: 1 } } }
  const rows = compareCosts(costs, budget)
  expect(rows).toContainEqual({ suite: 'e2e', noun: 'notes', seconds: 50, budget: undefined })
  expect(overBudget(rows).map(({ noun }) => noun)).toEqual(['all', 'exams'])
  expect(overBudget(compareCosts(costs, {}))).toEqual([])
})
