import { htmlLanguage, type Language, languageNames } from '@titian/contract'
import { useTranslation } from 'react-i18next'
import { useSchool } from '../school/use-school.ts'
import { splitLanguage } from './choose-language.ts'
import styles from './language-row.module.css'
import { rememberLanguage } from './remembered-language.ts'
import { useAskedChange } from './use-asked-change.tsx'
import { useLanguage } from '../locale/use-language.ts'

/** The languages that the school offers, each with its name in that language. */
export function useLanguages(): { language: Language; name: string }[] {
  const { initial } = useSchool()
  const entries = initial?.languageList.map(({ abbreviation, name }) => ({
    language: abbreviation,
    name,
  }))
  return entries?.length
    ? entries
    : (['en', 'zh', 'my'] as const).map((language) => ({ language, name: languageNames[language] }))
}

/** FRM-012: reloads the same page, with its query, under the prefix of the chosen language. */
export function goToLanguage(language: Language): void {
  rememberLanguage(language)
  const { rest } = splitLanguage(location.pathname)
  location.assign(`/${language}${rest === '/' ? '/home' : rest}${location.search}${location.hash}`)
}

export interface LanguageChoiceProps {
  onChoose?: (language: Language) => void
}

/** The language choice as a row of links, for a footer or a drawer. */
export function LanguageRow({ onChoose = goToLanguage }: LanguageChoiceProps) {
  const { t } = useTranslation('site')
  const { choose, dialog } = useAskedChange(onChoose)
  const current = useLanguage()
  return (
    <>
      <ul className={styles['row']} aria-label={t('language.label')}>
        {useLanguages().map(({ language, name }) => (
          <li key={language}>
            <button
              type="button"
              className={styles['word']}
              lang={htmlLanguage[language]}
              aria-current={language === current || undefined}
              onClick={() => choose(language)}
            >
              {name}
            </button>
          </li>
        ))}
      </ul>
      {dialog}
    </>
  )
}
