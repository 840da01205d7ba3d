import type { Context } from '../../../platform/http/context.ts'
import { Refused } from '../../../platform/refusal.ts'

/**
 * Opens the sealed id of a course; undefined for an invalid sealed id, which a slide may contain.
 */
function idOf(sign: string, open: Context['open']): number | undefined {
  try {
    return open('course', sign)
  } catch (error) {
    if (error instanceof Refused) return undefined
    throw error
  }
}

/** Returns the ids of the courses to which these addresses link, each once. */
export function courseIdsIn(urls: readonly (string | null)[], open: Context['open']): number[] {
  const signs = urls.flatMap((url) => /\/courseDetail\/([\w-]+)/.exec(url ?? '')?.[1] ?? [])
  const ids = signs.map((sign) => idOf(sign, open))
  return [...new Set(ids.filter((id) => id !== undefined))]
}
