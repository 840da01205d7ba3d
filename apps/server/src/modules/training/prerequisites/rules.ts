import type { Prerequisite, ReasonName } from '@titian/contract'

/** True when `from` requires `to`, directly or indirectly. */
function asksFor(from: number, to: number, required: ReadonlyMap<number, number[]>): boolean {
  const seen = new Set<number>()
  const open = [from]
  for (let task = open.pop(); task !== undefined; task = open.pop()) {
    if (task === to) return true
    if (seen.has(task)) continue
    seen.add(task)
    open.push(...(required.get(task) ?? []))
  }
  return false
}

/**
 * TRN-064: returns the error of each rule, by its index; in a circle the last rule has the error.
 */
export function ruleProblems(list: readonly Prerequisite[]): Map<number, ReasonName> {
  const problems = new Map<number, ReasonName>()
  const required = new Map<number, number[]>()
  for (const [at, { taskNumber, requiredNumber }] of list.entries()) {
    const before = required.get(taskNumber) ?? []
    if (taskNumber === requiredNumber) problems.set(at, 'ruleOnItself')
    else if (before.includes(requiredNumber)) problems.set(at, 'ruleTwice')
    else if (asksFor(requiredNumber, taskNumber, required)) problems.set(at, 'ruleCircle')
    else required.set(taskNumber, [...before, requiredNumber])
  }
  return problems
}
