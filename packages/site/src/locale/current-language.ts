import { htmlLanguage, type Language } from '@titian/contract'

let current: Language = 'en'

/** What calls ask for; it changes only with a reload. What is drawn takes `useLanguage`. */
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
  // Even the same word would have every element of the page styled again.
  if (page.lang !== htmlLanguage[language]) page.lang = htmlLanguage[language]
}
