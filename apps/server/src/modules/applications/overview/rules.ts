import type { WantedSkill } from '@titian/contract'

/**
 * Returns the beginning of the month `months` ago; the present month counts as the first. The
 * result is one day earlier, so that it is before the month in every time zone.
 */
export const sinceMonth = (now: Date, months: number): Date =>
  new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - months + 1, 0))

interface Named {
  code: string
  name: string
  posts: number
}

/** Names of skills are sorted by letters, unlike names of people (FRM-358). */
const compareTexts = (one: string, other: string): number => one.localeCompare(other)

/**
 * JOB-123: combines the different names of one skill. Skills that no course teaches come first,
 * then those that most posts require.
 */
export function wantedSkillsOf(
  wanted: readonly Named[],
  taught: ReadonlyMap<string, number>,
): WantedSkill[] {
  const byCode = new Map<string, WantedSkill>()
  for (const { code, name, posts } of wanted) {
    const before = byCode.get(code)
    const courses = taught.get(code) ?? 0
    byCode.set(code, { name, courses, posts: posts + (before?.posts ?? 0) })
  }
  return Array.from(byCode.values()).toSorted(
    (one, other) =>
      Number(one.courses > 0) - Number(other.courses > 0) ||
      other.posts - one.posts ||
      compareTexts(one.name, other.name),
  )
}
