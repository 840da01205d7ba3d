import { salaryBands } from '@titian/contract'
import { foldSkill } from '../../resume/index.ts'
import type { JobPostRow } from '../tables.ts'
import { rootsOf } from './malay.ts'
import { wordsIn } from './words.ts'

export interface Term {
  term: string
  /**
   * The weight of a term: 0 for a filter, otherwise from 1 for the title to 6 for a root in the
   * name of the company. For a skill, see `needsOf`.
   */
  weight: number
}

/** Returns the term of a filter. Words contain no `=`, so a word is never equal to a filter. */
export const filterTerm = (name: string, value: string | number) => `${name}=${value}`

/** The term of every post, for a search without words and filters. */
export const anyPost = filterTerm('all', 1)

/** Returns the codes of a city, its state and its country. */
export const placesOf = (city: string) =>
  city.split('-').map((_, index, parts) => parts.slice(0, index + 1).join('-'))

type Amounts = Pick<JobPostRow, 'monthlyLeast' | 'monthlyMost'>

/**
 * JOB-009: returns the salary ranges that the monthly salary overlaps. If the post states a single
 * amount, it is both minimum and maximum.
 */
export function bandsOf({ monthlyLeast, monthlyMost }: Amounts): number[] {
  const least = monthlyLeast ?? monthlyMost
  const maximum = monthlyMost ?? monthlyLeast
  if (least === null || maximum === null) return []
  return salaryBands.flatMap((band, number) => {
    const reaches =
      (band.most === null || least < band.most * 100) &&
      (band.least === null || maximum >= band.least * 100)
    return number > 0 && reaches ? [number] : []
  })
}

/** JOB-113: returns the term of a skill by one of its names. */
export const skillTerm = (name: string) => filterTerm('skill', foldSkill(name))
/** The term of posts that require no skill. */
export const needsTerm = filterTerm('skills', 0)
/** A number greater than the highest level of a skill. */
export const weightsOfNeed = 8

/**
 * Returns a term for each required skill. Its weight is the level plus eight times the number of
 * required skills.
 */
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

/** Returns the words of a post in their original spelling. */
export const wordsOf = (post: JobPostRow, companyName: string): string[] =>
  wordsIn(textsOf(post, companyName).join('/'))

/**
 * JOB-037: returns all search terms of a post. A word that occurs several times has the weight of
 * its most important place.
 */
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
