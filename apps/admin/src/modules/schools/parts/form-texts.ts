import { languages, type FullTexts, type Language, type Texts } from '@titian/contract'

/**
 * Returns one text for each language, empty if there is none, because the form has a field for
 * each.
 */
export function fullTexts(texts: Texts): FullTexts {
  return { en: texts.en ?? '', zh: texts.zh ?? '', my: texts.my ?? '' }
}

export const noTexts: FullTexts = { en: '', zh: '', my: '' }

export function isWritten(texts: Texts): boolean {
  return languages.some((language) => texts[language]?.trim())
}

/** Returns one line for each language, for comparing two copies. */
export function inLines(texts: Texts): string {
  return languages
    .map((language) => texts[language]?.trim())
    .filter(Boolean)
    .join('\n')
}

/** Returns the main language of the school first, then its other languages. */
export function inOrder(own: Language, offered: readonly Language[]): Language[] {
  return [own, ...offered.filter((language) => language !== own)]
}
