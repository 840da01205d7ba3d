import { htmlLanguage, type Language } from '@titian/contract'

let current: Language = 'en'

/** The language of calls; it changes only with a reload. Components use `useLanguage`. */
export function currentLanguage(): Language {
  return current
}

export function setCurrentLanguage(language: Language): void {
  current = language
}

/** Sets the language of this window for its calls and for screen readers. */
export function speakInWindow(language: Language): void {
  setCurrentLanguage(language)
  const { documentElement: page } = document
  // The language is set only if it differs, because even setting the same value would restyle every
  // element of the page.
  if (page.lang !== htmlLanguage[language]) page.lang = htmlLanguage[language]
}
