// What the bundler makes has no file that could be imported.
// oxlint-disable-next-line typescript/triple-slash-reference
/// <reference path="./virtual-texts.d.ts" />
import { htmlLanguage, type Language } from '@titian/contract'
import { createInstance, type i18n } from 'i18next'
import { initReactI18next } from 'react-i18next'
import { loadTexts } from 'virtual:texts'
import { setCurrentLanguage } from './current-language.ts'

/** Loads the texts of one language, the only one this page will need, and names it to the document. */
export async function startTexts(language: Language): Promise<i18n> {
  setCurrentLanguage(language)
  document.documentElement.lang = htmlLanguage[language]
  const { texts } = await loadTexts[language]()
  const lng = htmlLanguage[language]
  const instance = createInstance()
  await instance.use(initReactI18next).init({
    lng,
    resources: { [lng]: texts },
    ns: Object.keys(texts),
    defaultNS: 'site',
    interpolation: { escapeValue: false },
    returnNull: false,
  })
  return instance
}
