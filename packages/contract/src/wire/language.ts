/** The three languages of the interface. `my` is the wire's code for Malay (FRM-018). */
export const languages = ['en', 'zh', 'my'] as const
export type Language = (typeof languages)[number]

/** One text per language; school content may lack some of them (FRM-019). */
export type Texts = Partial<Record<Language, string>>
export type FullTexts = Record<Language, string>

/** What HTML `lang`, `Intl` and dayjs call each language (FRM-018). */
export const htmlLanguage: FullTexts = { en: 'en', zh: 'zh-CN', my: 'ms' }

/** Each named in itself. */
export const languageNames = {
  en: 'English',
  zh: '中文',
  my: 'Bahasa Melayu',
} as const satisfies FullTexts

/** The short name beside the code, which an address may begin with as well (FRM-017). */
export const shortLanguageNames = { en: 'EN', zh: '中', my: 'BM' } as const satisfies FullTexts

/** FRM-017: the language that the first part of an address names: its code, then its short name, in any case. */
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

/** The text of a language, else the school's, else the first there is. */
export function pickText(texts: Texts, language: Language, fallback: Language = 'en'): string {
  return texts[language] || texts[fallback] || texts.en || texts.zh || texts.my || ''
}
