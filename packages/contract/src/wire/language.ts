/** The three languages. `my` is the API's code for Malay (FRM-018). */
export const languages = ['en', 'zh', 'my'] as const
export type Language = (typeof languages)[number]

/** A text by language. Texts of schools may lack some languages (FRM-019). */
export type Texts = Partial<Record<Language, string>>
export type FullTexts = Record<Language, string>

/** The language codes of HTML `lang`, `Intl` and dayjs (FRM-018). */
export const htmlLanguage: FullTexts = { en: 'en', zh: 'zh-CN', my: 'ms' }

/** The name of each language in that language. */
export const languageNames = {
  en: 'English',
  zh: '中文',
  my: 'Bahasa Melayu',
} as const satisfies FullTexts

/** The short names of the languages; an address may begin with a short name too (FRM-017). */
export const shortLanguageNames = { en: 'EN', zh: '中', my: 'BM' } as const satisfies FullTexts

/**
 * FRM-017: returns the language of the first path segment: by its code or short name, in any case.
 */
export function languageOfPrefix(segment: string): Language | undefined {
  const wanted = segment.toLowerCase()
  return (
    languages.find((language) => language === wanted) ??
    languages.find((language) => shortLanguageNames[language].toLowerCase() === wanted)
  )
}

export function isLanguage(value: unknown): value is Language {
  return languages.some((language) => language === value)
}

/** Returns the text in a language, else in the school's, else the first existing one. */
export function pickText(texts: Texts, language: Language, fallback: Language = 'en'): string {
  return texts[language] || texts[fallback] || texts.en || texts.zh || texts.my || ''
}
