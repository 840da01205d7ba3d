import fc from 'fast-check'
import { expect, it } from 'vitest'
import { isReached, missingTasks, type PracticalScore, type Prerequisite } from './rules.ts'

const task = (taskNumber: number, userScore: number | null, passLine = 60): PracticalScore => ({
  taskNumber,
  title: `Task ${taskNumber}`,
  passLine,
  userScore,
})
const above: Prerequisite[] = [{ taskNumber: 34, requiredNumber: 33, comparison: 'above' }]
const atLeast: Prerequisite[] = [44, 46, 48].map((requiredNumber) => ({
  taskNumber: 47,
  requiredNumber,
  comparison: 'atLeast',
}))
const numbersOf = (missing: { taskNumber: number }[]) => missing.map((one) => one.taskNumber)

it('[TRN-042] [TRN-044] opens task 34 above the pass line of task 33, not at the line', () => {
  const missing = (score: number) => missingTasks(34, above, [task(33, score)])
  expect(numbersOf(missing(59.99))).toEqual([33])
  expect(numbersOf(missing(60))).toEqual([33])
  expect(missing(60.01)).toEqual([])
})

it('[TRN-043] [TRN-044] opens task 47 once tasks 44, 46 and 48 have reached their lines', () => {
  const missing = (...scores: number[]) =>
    numbersOf(
      missingTasks(
        47,
        atLeast,
        [44, 46, 48].map((number, index) => task(number, scores[index] ?? null, 50 + index)),
      ),
    )
  expect(missing(50, 51, 52)).toEqual([])
  expect(missing(50, 50.99, 52)).toEqual([46])
  expect(missing(0, 100, 51)).toEqual([44, 48])
})

it('[TRN-045] counts a missing task and a missing score as not passed', () => {
  expect(missingTasks(34, above, [])).toEqual([
    { taskNumber: 33, title: '', passLine: null, userScore: null, comparison: 'above' },
  ])
  expect(numbersOf(missingTasks(34, above, [task(33, null)]))).toEqual([33])
  expect(isReached({ userScore: null, passLine: 0 }, 'atLeast')).toBe(false)
})

const scores = fc.option(fc.integer({ min: 0, max: 100 }))
const numbers = fc.integer({ min: 1, max: 6 })
const comparisons = fc.constantFrom('above' as const, 'atLeast' as const)

it('[TRN-046] closes a task exactly by the rules that name it, whatever the numbers are', () => {
  const rows = fc.array(
    fc.record({ taskNumber: numbers, requiredNumber: numbers, comparison: comparisons }),
  )
  const tasks = fc.uniqueArray(
    fc.tuple(numbers, scores, fc.integer({ min: 0, max: 100 })).map((one) => task(...one)),
    { selector: ({ taskNumber }) => taskNumber },
  )
  fc.assert(
    fc.property(rows, tasks, numbers, (rules, made, number) => {
      const expected = rules.filter((rule) => {
        if (rule.taskNumber !== number) return false
        const score = made.find((one) => one.taskNumber === rule.requiredNumber)
        if (!score || score.userScore === null) return true
        const difference = score.userScore - score.passLine
        return rule.comparison === 'above' ? difference <= 0 : difference < 0
      })
      const missing = missingTasks(number, rules, made)
      expect(numbersOf(missing)).toEqual(expected.map((rule) => rule.requiredNumber))
      // A task without rules is never closed.
      expect(missingTasks(null, rules, made)).toEqual([])
    }),
  )
})

it('[TRN-046] never closes a task when a score rises', () => {
  fc.assert(
    fc.property(scores, fc.nat(50), comparisons, (score, more, comparison) => {
      const rules = [{ taskNumber: 2, requiredNumber: 1, comparison }]
      const before = missingTasks(2, rules, [task(1, score)])
      const after = missingTasks(2, rules, [task(1, (score ?? 0) + more)])
      expect(after.length).toBeLessThanOrEqual(before.length)
    }),
  )
})
