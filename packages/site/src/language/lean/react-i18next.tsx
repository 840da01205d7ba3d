import {
  cloneElement,
  createContext,
  Fragment,
  use,
  type ReactElement,
  type ReactNode,
} from 'react'
import { LeanTexts, type Translate } from './i18next.ts'

/** Stands in for react-i18next in what a browser loads: the language of a page changes with a reload only. */
const TextsContext = createContext(new LeanTexts())

/** i18next is handed this; the stand-in needs nothing. */
export const initReactI18next = {}

interface ProviderProps {
  i18n: LeanTexts
  children: ReactNode
}

export function I18nextProvider({ i18n, children }: ProviderProps) {
  return <TextsContext value={i18n}>{children}</TextsContext>
}

/** Of several namespaces the first is meant where a key names none. */
export function useTranslation(namespaces?: string | readonly string[]) {
  const i18n = use(TextsContext)
  const first = typeof namespaces === 'string' ? namespaces : namespaces?.[0]
  return { t: i18n.getFixedT(null, first), i18n }
}

interface TransProps {
  t: Translate
  i18nKey: string
  /** What stands around the words between `<name>` and `</name>`. */
  components: Record<string, ReactElement>
}

export function Trans({ t, i18nKey, components }: TransProps) {
  const pieces = t(i18nKey).split(/<(\w+)>(.*?)<\/\1>/)
  return pieces.map((piece, index) => {
    // The pattern splits into words, name, words inside, words …
    if (index % 3 === 0) return <Fragment key={index}>{piece}</Fragment>
    const around = index % 3 === 1 ? components[piece] : undefined
    return around ? cloneElement(around, { key: index }, pieces[index + 1]) : null
  })
}
