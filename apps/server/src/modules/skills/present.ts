import {
  type CoveringCourse,
  type Language,
  pickText,
  type PinnedCourse,
  type PostMatch,
} from '@titian/contract'
import type { Context } from '../../platform/http/context.ts'
import { card, viewOf } from '../courses/index.ts'
import type { SkillBook } from '../resume/index.ts'
import type { MatchResult, RankedCourse } from './match/rules.ts'
import type { PinnedRow } from './queries.ts'

type View = Parameters<typeof viewOf>[0] & Pick<Context, 'language'>
type Card = Parameters<typeof card>[0]

/**
 * Returns the name of a skill: in the reader's language if the school knows the skill, otherwise as
 * the post writes it.
 */
export const nameOf = (code: string, name: string, language: Language, book: SkillBook): string =>
  book.findSkill(code)?.names[language] ?? name

export const courseCard = (row: Card, view: View) => card(row, viewOf(view))

export function postMatch(
  { score, known, parts, skills }: MatchResult,
  ranked: readonly RankedCourse[],
  cards: ReadonlyMap<number, Card>,
  pinnedId: number | undefined,
  view: View & { book: SkillBook },
): PostMatch {
  const named = skills.map(({ code, ...skill }) => ({
    ...skill,
    code,
    name: nameOf(code, skill.name, view.language, view.book),
  }))
  const courses = ranked.flatMap(({ courseId, owned, covers }): CoveringCourse[] => {
    const row = cards.get(courseId)
    if (!row) return []
    const names = named.filter(({ code }) => covers.includes(code)).map(({ name }) => name)
    return [{ course: courseCard(row, view), covers: names, owned }]
  })
  const shown = named.map(({ code: _, evidence, ...skill }) => ({
    ...skill,
    evidence: [...evidence],
  }))
  const pinned = pinnedId === undefined ? undefined : cards.get(pinnedId)
  return {
    score,
    known,
    parts,
    skills: shown,
    courses,
    pinned: pinned ? courseCard(pinned, view) : null,
  }
}

export function pinnedCourse(
  row: PinnedRow | undefined,
  { seal, language, school }: Pick<Context, 'seal' | 'language' | 'school'>,
): PinnedCourse {
  if (!row) return { course: null }
  const { id, names, isListed } = row
  const courseName = pickText(names, language, school.defaultLanguage)
  return { course: { sign: seal('course', id), courseName, isListed } }
}
