import { htmlLanguage, type Language } from '@titian/contract'
import { createInstance, type i18n } from 'i18next'
import { initReactI18next } from 'react-i18next'
import { currentLanguage, setCurrentLanguage } from './current-language.ts'

type Texts = Record<string, Record<string, unknown>>
type Loaders = Record<Language, () => Promise<{ texts: Texts }>>

/** The bundler puts the loaders here (vite/texts-plugin.ts); tests run without texts. */
declare const pageTexts: Loaders | undefined

async function firstTexts(language: Language): Promise<Texts> {
  if (typeof pageTexts === 'undefined') return {}
  return (await pageTexts[language]()).texts
}

let started: i18n | null = null
const waiting: Loaders[] = []

async function add(instance: i18n, loaders: Loaders): Promise<void> {
  const language = currentLanguage()
  const { texts } = await loaders[language]()
  for (const [namespace, words] of Object.entries(texts)) {
    instance.addResourceBundle(htmlLanguage[language], namespace, words)
  }
}

/** Adds the texts of a module before its pages run; the bundler calls it (vite/texts-plugin.ts). */
export async function addTexts(loaders: Loaders): Promise<void> {
  if (started) await add(started, loaders)
  else waiting.push(loaders)
}

/** Loads the texts of one language, the only one this page will need, and names it to the document. */
export async function startTexts(language: Language): Promise<i18n> {
  setCurrentLanguage(language)
  document.documentElement.lang = htmlLanguage[language]
  const texts = await firstTexts(language)
  const lng = htmlLanguage[language]
  const instance = createInstance()
  await instance.use(initReactI18next).init({
    lng,
    resources: { [lng]: texts },
    ns: Object.keys(texts),
    defaultNS: 'site',
    interpolation: { escapeValue: false },
    returnNull: false,
    // Modules bring their texts along with their pages.
    react: { bindI18nStore: 'added' },
  })
  started = instance
  await Promise.all(waiting.splice(0).map((loaders) => add(instance, loaders)))
  return instance
}
