import type { Comparison, InputOf, Prerequisite, trainStaffCalls } from '@titian/contract'
import { numberOf } from '@titian/site/number-of'

/** The values of the fields of one rule. */
export interface RuleValues {
  taskNumber: number | string
  requiredNumber: number | string
  comparison: Comparison
}

export interface RulesValues extends Record<string, unknown> {
  list: RuleValues[]
}

export const emptyRule: RuleValues = { taskNumber: '', requiredNumber: '', comparison: 'atLeast' }

export const rulesValuesOf = ({ list }: { list: Prerequisite[] }): RulesValues => ({ list })

export const rulesInputOf = (
  { list }: RulesValues,
  version: number,
): InputOf<typeof trainStaffCalls.savePrerequisites> => ({
  version,
  list: list.map(({ taskNumber, requiredNumber, comparison }) => ({
    taskNumber: numberOf(taskNumber),
    requiredNumber: numberOf(requiredNumber),
    comparison,
  })),
})
