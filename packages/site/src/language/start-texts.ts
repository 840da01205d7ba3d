import { htmlLanguage, type Language } from '@titian/contract'
import { createInstance, type i18n } from 'i18next'
import { initReactI18next } from 'react-i18next'

type Texts = Record<string, Record<string, unknown>>
type Loaders = Record<Language, () => Promise<{ texts: Texts }>>

/** The bundler inserts the loaders here (vite/texts-plugin.ts); tests run without texts. */
declare const pageTexts: Loaders | undefined

async function firstTexts(language: Language): Promise<Texts> {
  if (typeof pageTexts === 'undefined') return {}
  return (await pageTexts[language]()).texts
}

/**
 * The languages that were started. A page in a browser has one language, but the server renders
 * pages in each language.
 */
const started = new Map<Language, i18n>()
const known: Loaders[] = []

async function add(language: Language, instance: i18n, loaders: Loaders): Promise<void> {
  const { texts } = await loaders[language]()
  for (const [namespace, words] of Object.entries(texts)) {
    // With the last argument, existing texts with the same keys stay. A module may repeat common
    // reasons.
    instance.addResourceBundle(htmlLanguage[language], namespace, words, true)
  }
}

/**
 * Adds the texts of a module before its pages are rendered. The bundler inserts the call of this
 * function (vite/texts-plugin.ts).
 */
export async function addTexts(loaders: Loaders): Promise<void> {
  known.push(loaders)
  await Promise.all([...started].map(([language, instance]) => add(language, instance, loaders)))
}

/** Loads the texts of one language, also the texts of modules that are added later. */
export async function startTexts(language: Language): Promise<i18n> {
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
  })
  started.set(language, instance)
  await Promise.all(known.map((loaders) => add(language, instance, loaders)))
  return instance
}
