import { salaryBands } from '@titian/contract'
import { foldSkill } from '../../resume/index.ts'
import type { JobPostRow } from '../tables.ts'
import { rootsOf } from './malay.ts'
import { wordsIn } from './words.ts'

export interface Term {
  term: string
  /** 0 for a filter; of a skill see `needsOf`; else 1 in the title to 6 as the root of a word of the company's name. */
  weight: number
}

/** Words have no `=`, so that no word is taken for a filter. */
export const filterTerm = (name: string, value: string | number) => `${name}=${value}`

/** The term of every post, for a search without words and filters. */
export const anyPost = filterTerm('all', 1)

/** The codes of a place and of what it lies in. */
export const placesOf = (city: string) =>
  city.split('-').map((_, at, parts) => parts.slice(0, at + 1).join('-'))

type Amounts = Pick<JobPostRow, 'monthlyLeast' | 'monthlyMost'>

/** JOB-009: the bands that the monthly amounts overlap; one amount alone is both ends. */
export function bandsOf({ monthlyLeast, monthlyMost }: Amounts): number[] {
  const least = monthlyLeast ?? monthlyMost
  const most = monthlyMost ?? monthlyLeast
  if (least === null || most === null) return []
  return salaryBands.flatMap((band, number) => {
    const reaches =
      (band.most === null || least < band.most * 100) &&
      (band.least === null || most >= band.least * 100)
    return number > 0 && reaches ? [number] : []
  })
}

/** JOB-113: the term of a skill by one of its names. */
export const skillTerm = (name: string) => filterTerm('skill', foldSkill(name))
/** The term of posts that ask for no skill. */
export const needsTerm = filterTerm('skills', 0)
/** More than the highest level of a skill. */
export const weightsOfNeed = 8

/** Each skill that is asked for: its weight says its level and, eight times, how many there are. */
function needsOf({ skills }: JobPostRow): Term[] {
  const levels = new Map<string, number>()
  for (const { name, level } of skills)
    levels.set(skillTerm(name), Math.max(level, levels.get(skillTerm(name)) ?? 0))
  if (levels.size === 0) return [{ term: needsTerm, weight: 0 }]
  return Array.from(levels, ([term, level]) => ({
    term,
    weight: weightsOfNeed * levels.size + level,
  }))
}

function filtersOf(post: JobPostRow): string[] {
  const { city, industry, position, nature, degree, currency } = post
  return [
    anyPost,
    ...(city ? placesOf(city).map((code) => filterTerm('city', code)) : []),
    ...(industry ? [filterTerm('industry', industry)] : []),
    ...(position ? [filterTerm('position', position)] : []),
    filterTerm('nature', nature),
    filterTerm('degree', degree),
    filterTerm('currency', currency),
    ...bandsOf(post).map((band) => filterTerm(`salary-${currency}`, band)),
    ...(post.remote ? [filterTerm('remote', 1)] : []),
  ]
}

const textsOf = (post: JobPostRow, companyName: string) => [
  post.title,
  post.skills.map(({ name }) => name).join('/'),
  companyName,
]

/** The words of a post as they are written. */
export const wordsOf = (post: JobPostRow, companyName: string): string[] =>
  wordsIn(textsOf(post, companyName).join('/'))

/** JOB-037: all that a post is found by; a word that it has several times counts where it counts most. */
export function termsOf(post: JobPostRow, companyName: string): Term[] {
  const weights = new Map(filtersOf(post).map((term) => [term, 0]))
  for (const [at, text] of textsOf(post, companyName).entries())
    for (const word of wordsIn(text))
      for (const [number, term] of rootsOf(word).entries()) {
        const weight = 2 * at + (number === 0 ? 1 : 2)
        weights.set(term, Math.min(weight, weights.get(term) ?? weight))
      }
  return [...Array.from(weights, ([term, weight]) => ({ term, weight })), ...needsOf(post)]
}
