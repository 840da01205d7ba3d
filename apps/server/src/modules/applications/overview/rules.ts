import type { WantedSkill } from '@titian/contract'

/** The first moment of the month so many months back, this one included; a day earlier, for every time zone. */
export const sinceMonth = (now: Date, months: number): Date =>
  new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - months + 1, 0))

interface Named {
  code: string
  name: string
  posts: number
}

/** Skills are ordered by the plain order of their letters, unlike people (FRM-358). */
const compareTexts = (one: string, other: string): number => one.localeCompare(other)

/** JOB-123: names of one skill count together; what no course teaches comes first, then what most posts ask for. */
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
