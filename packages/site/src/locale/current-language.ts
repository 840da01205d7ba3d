import { htmlLanguage, type Language } from '@titian/contract'

let current: Language = 'en'

/** What calls ask for; it changes only with a reload. What is drawn takes `useLanguage`. */
export function currentLanguage(): Language {
  return current
}

export function setCurrentLanguage(language: Language): void {
  current = language
}

/** The language of this window: of its calls, and for whoever reads the page aloud. */
export function speakInWindow(language: Language): void {
  setCurrentLanguage(language)
  const { documentElement: page } = document
  // Even the same word would have every element of the page styled again.
  if (page.lang !== htmlLanguage[language]) page.lang = htmlLanguage[language]
}
