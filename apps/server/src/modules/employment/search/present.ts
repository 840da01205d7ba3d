import {
  degreeTexts,
  type Language,
  natureTexts,
  type PostFacet,
  type PostsFound,
  searchedMost,
} from '@titian/contract'
import { nameOfCity, nameOfIndustry, nameOfPosition } from '../../resume/index.ts'
import { postCard, type View } from '../present.ts'
import type { Found } from './actions.ts'
import type { Filters } from './plan.ts'
import type { Facts } from './queries.ts'
import { placesOf } from './terms.ts'

type Counts = Facts['cities']
const natures = [1, 2, 3] as const
const degrees = [1, 2, 3, 4, 5, 6, 7] as const

/** Returns the choices of a filter. A selected choice has its name even if no post matches it. */
function named(
  counts: Counts,
  chosen: readonly string[],
  nameOf: (code: string) => string,
): PostFacet[] {
  const found = counts.map(([code, count]) => ({ code: String(code), count }))
  const foundCodes = new Set(found.map(({ code }) => code))
  const missing = chosen.filter((code) => !foundCodes.has(code) && nameOf(code) !== '')
  return [...found, ...missing.map((code) => ({ code, count: 0 }))].map(({ code, count }) => ({
    code,
    name: nameOf(code),
    count,
  }))
}

const sumOf = (counts: Counts, fits: (code: number) => boolean) =>
  counts.reduce((sum, [code, count]) => (fits(Number(code)) ? sum + count : sum), 0)

const naturesOf = (counts: Counts, language: Language): PostFacet[] =>
  natures.map((nature) => ({
    code: String(nature),
    name: natureTexts[nature][language],
    count: sumOf(counts, (code) => code === nature || code === 3),
  }))

const degreesOf = (counts: Counts, language: Language): PostFacet[] =>
  degrees.map((degree) => ({
    code: String(degree),
    name: degreeTexts[degree][language],
    count: sumOf(counts, (code) => code <= degree),
  }))

export function postsFound({ facts, posts }: Found, filters: Filters, view: View): PostsFound {
  const { language } = view
  const { city, position, industry } = filters
  return {
    list: posts.map((row) => postCard(row, view)),
    total: Math.min(facts.total, searchedMost),
    more: facts.total > searchedMost,
    otherCurrencies: facts.otherCurrencies,
    facets: {
      cities: named(facts.cities, placesOf(city), (code) => nameOfCity(code, language)),
      positions: named(facts.positions, [position], (code) => nameOfPosition(code, language)),
      industries: named(facts.industries, [industry], (code) => nameOfIndustry(code, language)),
      natures: naturesOf(facts.natures, language),
      degrees: degreesOf(facts.degrees, language),
      remote: facts.remote,
    },
  }
}

export function suggestions({ facts, posts }: Found, { seal, language }: View) {
  return {
    list: posts.map(({ post, company }) => ({
      positionId: seal('jobPost', post.id),
      title: post.title,
      companyName: company.name,
      cityName: nameOfCity(post.city, language),
    })),
    total: Math.min(facts.total, searchedMost),
  }
}
