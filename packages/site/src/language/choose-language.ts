import { isLanguage, type Language, type SchoolInitial } from '@titian/contract'

type Entry = SchoolInitial['languageList'][number]

export interface LanguageChoice {
  language: Language
  /**
   * The language segment of the address as it was typed. Links inside the site keep it (FRM-181).
   */
  prefix: string | null
}

interface Clues {
  pathname: string
  remembered: string | null
  school: Pick<SchoolInitial, 'defaultLanguage' | 'languageList'> | null
}

function entryFor(segment: string, entries: readonly Entry[]): Entry | undefined {
  const wanted = segment.toLowerCase()
  return (
    entries.find((entry) => entry.abbreviation.toLowerCase() === wanted) ??
    entries.find((entry) => entry.smallAbbreviation.toLowerCase() === wanted)
  )
}

/**
 * Whether the first segment of a path denotes a language; any other is an ordinary path (FRM-016).
 */
function isLanguageSegment(segment: string, entries: readonly Entry[]): boolean {
  return isLanguage(segment.toLowerCase()) || entryFor(segment, entries) !== undefined
}

/** The address without its language segment, and the segment. */
export function splitLanguage(
  pathname: string,
  entries: readonly Entry[] = [],
): { prefix: string | null; rest: string } {
  const [, first = '', ...rest] = pathname.split('/')
  if (!isLanguageSegment(first, entries)) return { prefix: null, rest: pathname }
  return { prefix: first, rest: `/${rest.join('/')}` }
}

/**
 * FRM-181: returns the language: from the address, or else the choice on this device, or else the
 * default of the school, or else English.
 */
export function chooseLanguage({ pathname, remembered, school }: Clues): LanguageChoice {
  const entries = school?.languageList ?? []
  const offered = (language: Language) =>
    entries.length === 0 || entries.some((entry) => entry.abbreviation === language)
  const standard = school?.defaultLanguage ?? 'en'
  const { prefix } = splitLanguage(pathname, entries)
  if (prefix !== null) {
    const named = entryFor(prefix, entries)?.abbreviation ?? prefix.toLowerCase()
    // FRM-016: a language that the school does not offer is removed from the address.
    return isLanguage(named) && offered(named)
      ? { language: named, prefix }
      : { language: standard, prefix: null }
  }
  return isLanguage(remembered) && offered(remembered)
    ? { language: remembered, prefix: null }
    : { language: standard, prefix: null }
}
