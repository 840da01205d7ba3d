import { htmlLanguage, type Language } from '@titian/contract'

let current: Language = 'en'

/**
 * The language of calls. It changes only when the page is reloaded. Components use `useLanguage`
 * instead.
 */
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
  // The language is set only if it differs. Even setting the same value would make the browser
  // style every element again.
  if (page.lang !== htmlLanguage[language]) page.lang = htmlLanguage[language]
}
