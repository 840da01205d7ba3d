import { expect, it } from 'vitest'
import { ruleProblems } from './rules.ts'

const rule = (taskNumber: number, requiredNumber: number) => ({
  taskNumber,
  requiredNumber,
  comparison: 'above' as const,
})

it('[TRN-064] accepts rules without circles, also with two paths to one task', () => {
  expect(ruleProblems([rule(4, 3), rule(4, 2), rule(3, 1), rule(2, 1)])).toEqual(new Map())
})

it('[TRN-064] refuses the rule that creates a circle of any length', () => {
  expect(ruleProblems([rule(2, 1), rule(3, 2), rule(1, 3), rule(9, 8)])).toEqual(
    new Map([[2, 'ruleCircle']]),
  )
})

it('[TRN-064] refuses a task that requires itself, and a repeated rule', () => {
  expect(ruleProblems([rule(5, 5), rule(2, 1), { ...rule(2, 1), comparison: 'atLeast' }])).toEqual(
    new Map([
      [0, 'ruleOnItself'],
      [2, 'ruleTwice'],
    ]),
  )
})
