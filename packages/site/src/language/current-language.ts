import type { Language } from '@titian/contract'

let language: Language = 'en'

/** The language of this page; it changes only with a reload. */
export function currentLanguage(): Language {
  return language
}

export function setCurrentLanguage(chosen: Language): void {
  language = chosen
}
