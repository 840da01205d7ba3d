import type { Language, SectionName } from '@titian/contract'
import { categories } from './categories.ts'
import { industries } from './industries.ts'
import { type Place, places } from './places.ts'
import { positionGroups, positions } from './positions.ts'
import type { Tag } from '../tag.ts'

const codesOf = (tags: readonly Tag[]) => new Set(tags.map(({ code }) => code))
const industryCodes = codesOf(industries)
const positionCodes = codesOf(positions)
const categoryCodes = codesOf(categories)

/** Cities by code; a state or a country is no workplace. */
export const cities: ReadonlyMap<string, Place> = new Map(
  places.flatMap(({ children }) =>
    children.flatMap((state) => state.children.map((city) => [city.pathCode, city] as const)),
  ),
)

export const isCity = (pathCode: string): boolean => cities.has(pathCode)

const flat = (list: readonly Place[]): Place[] =>
  list.flatMap((place) => [place, ...flat(place.children)])
const byPathCode = new Map(flat(places).map((place) => [place.pathCode, place]))

/** Returns the name of a city, a state or a country; empty for an unknown code. */
export const nameOfCity = (pathCode: string, language: Language): string =>
  byPathCode.get(pathCode)?.names[language] ?? ''

const nameIn = (tags: readonly Tag[]) => {
  const byCode = new Map(tags.map((tag) => [tag.code, tag.names]))
  return (code: string, language: Language) => byCode.get(code)?.[language] ?? ''
}
/** The names of tags; empty for an unknown code. */
export const nameOfIndustry = nameIn(industries)
export const nameOfPosition = nameIn(positions)
export const nameOfGroup = nameIn(positionGroups)

export const isIndustry = (code: string): boolean => industryCodes.has(code)
export const isPosition = (code: string): boolean => positionCodes.has(code)

/** Returns the group of a position. */
export const groupOf = (position: string): string | undefined =>
  positionGroups.find(({ tags }) => tags.some(({ code }) => code === position))?.code

const isOneOf = (codes: ReadonlySet<string>) => (value: unknown) =>
  typeof value === 'string' && codes.has(value)

type Check = (value: unknown) => boolean

const checks: Partial<Record<SectionName, Record<string, Check>>> = {
  intention: {
    positionCode: isOneOf(positionCodes),
    industries: (list) => Array.isArray(list) && list.every(isOneOf(industryCodes)),
    city: (value) => typeof value === 'string' && isCity(value),
  },
  work: { industry: (value) => value === '' || isOneOf(industryCodes)(value) },
  qualification: { category: isOneOf(categoryCodes) },
}

/** Returns the field of an entry with an unknown code. */
export function findUnknownTag(
  section: SectionName,
  fields: Readonly<Record<string, unknown>>,
): string | undefined {
  return Object.entries(checks[section] ?? {}).find(
    ([name, isKnown]) => !isKnown(fields[name]),
  )?.[0]
}
