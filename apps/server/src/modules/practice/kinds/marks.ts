import { setImmediate } from 'node:timers/promises'
import type { Practice } from '../built-in.ts'
import { kindOf } from './kinds.ts'

type Scenario = Pick<Practice, 'code' | 'version' | 'kind' | 'scenario'>

async function passes({ kind, scenario }: Scenario): Promise<boolean> {
  for (const isPassed of kindOf(kind).checksForMarks(scenario)) {
    if (!isPassed) return false
    // Lets other requests run between two checks.
    await setImmediate()
  }
  return true
}

const known = new Map<string, Promise<boolean>>()

/**
 * PRC-074: true if neither luck nor copying decides the marks of a scenario. This is computed once
 * for each version.
 */
export function isFitForMarks(practice: Scenario): Promise<boolean> {
  const key = `${practice.code} ${practice.version}`
  const fit = known.get(key) ?? passes(practice)
  known.set(key, fit)
  return fit
}
