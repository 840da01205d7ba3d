import { languages, type FullTexts, type Language, type Texts } from '@titian/contract'

/** A form has a field per language, whether something is written there or not. */
export function fullTexts(texts: Texts): FullTexts {
  return { en: texts.en ?? '', zh: texts.zh ?? '', my: texts.my ?? '' }
}

export const noTexts: FullTexts = { en: '', zh: '', my: '' }

export function isWritten(texts: Texts): boolean {
  return languages.some((language) => texts[language]?.trim())
}

/** One line per language, for comparing two copies. */
export function inLines(texts: Texts): string {
  return languages
    .map((language) => texts[language]?.trim())
    .filter(Boolean)
    .join('\n')
}

/** The school's own language first, then the others it offers. */
export function inOrder(own: Language, offered: readonly Language[]): Language[] {
  return [own, ...offered.filter((language) => language !== own)]
}
