import { type Language, languages } from '../wire/language.ts'

/** Parses a filter such as `zh,en` into languages in a fixed order (CRS-214). */
export function languagesIn(list: string): Language[] {
  return languages.filter((language) => list.includes(language))
}
