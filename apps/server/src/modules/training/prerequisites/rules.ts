import type { Prerequisite, ReasonName } from '@titian/contract'

/** Whether `from` asks for `to`, itself or by those that it asks for. */
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

/** TRN-064: what is wrong with each rule, by its place; the one that closes a circle is the last of it. */
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
