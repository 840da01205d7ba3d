import { htmlLanguage, type Language, languageNames } from '@titian/contract'
import { IconCheck, IconChevronDown, IconWorld } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { FlyOut, flyOutRow } from '../parts/fly-out.tsx'
import { useSchool } from '../session/use-school.ts'
import { splitLanguage } from './choose-language.ts'
import styles from './language-switch.module.css'
import { rememberLanguage } from './remembered-language.ts'
import { useAskedChange } from './use-asked-change.tsx'
import { useLanguage } from './use-language.ts'

/** The languages that the school offers, each named in itself. */
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

interface LanguageSwitchProps {
  onChoose?: (language: Language) => void
}

/** The menu of languages for a header. */
export function LanguageSwitch({ onChoose = goToLanguage }: LanguageSwitchProps) {
  const { t } = useTranslation('site')
  const languages = useLanguages()
  const { choose, dialog } = useAskedChange(onChoose)
  const current = useLanguage()
  const label = (
    <>
      <IconWorld size={18} aria-hidden />
      <span>{languageNames[current]}</span>
      <IconChevronDown size={16} aria-hidden />
    </>
  )
  return (
    <>
      <FlyOut
        label={label}
        name={t('language.change', { name: languageNames[current] })}
        className={styles['button']}
        align="end"
        width={200}
      >
        {() =>
          languages.map(({ language, name }) => (
            <button
              key={language}
              type="button"
              className={flyOutRow}
              lang={htmlLanguage[language]}
              aria-current={language === current || undefined}
              onClick={() => choose(language)}
            >
              <span className={styles['name']}>{name}</span>
              {language === current ? <IconCheck size={16} aria-hidden /> : null}
            </button>
          ))
        }
      </FlyOut>
      {dialog}
    </>
  )
}

/** The same choice as a row of words, for a footer or a drawer. */
export function LanguageRow({ onChoose = goToLanguage }: LanguageSwitchProps) {
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
