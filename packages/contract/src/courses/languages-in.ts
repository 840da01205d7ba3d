import { type Language, languages } from '../wire/language.ts'

/** The languages that a filter such as `zh,en` names, in one order (CRS-214). */
export function languagesIn(list: string): Language[] {
  return languages.filter((language) => list.includes(language))
}
