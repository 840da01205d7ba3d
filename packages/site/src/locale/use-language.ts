import { htmlLanguage, languages, type Language } from '@titian/contract'
import { use } from 'react'
import { I18nContext } from 'react-i18next'

/** The language in which the page is rendered. */
export function useLanguage(): Language {
  const spoken = use(I18nContext)?.i18n.language
  return languages.find((language) => htmlLanguage[language] === spoken) ?? 'en'
}
