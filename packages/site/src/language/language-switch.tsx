import { htmlLanguage, type Language } from '@titian/contract'
import { Menu, UnstyledButton } from '@mantine/core'
import { IconCheck, IconChevronDown, IconWorld } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { useSchool } from '../session/use-school.ts'
import { currentLanguage } from './current-language.ts'
import styles from './language-switch.module.css'
import { rememberLanguage } from './remembered-language.ts'

const ownNames: Record<Language, string> = { en: 'English', zh: '中文', my: 'Bahasa Melayu' }

/** The languages that the school offers, each named in itself. */
export function useLanguages(): { language: Language; name: string }[] {
  const { initial } = useSchool()
  const entries = initial?.languageList.map(({ abbreviation, name }) => ({
    language: abbreviation,
    name,
  }))
  return entries?.length
    ? entries
    : (['en', 'zh', 'my'] as const).map((language) => ({ language, name: ownNames[language] }))
}

/** FRM-012: reloads at the home of the chosen language; the browser asks first where work is unsaved. */
export function goToLanguage(language: Language, home = '/home'): void {
  rememberLanguage(language)
  location.assign(`/${language}${home}`)
}

interface LanguageSwitchProps {
  onChoose?: (language: Language) => void
}

/** The menu of languages for a header. */
export function LanguageSwitch({ onChoose = goToLanguage }: LanguageSwitchProps) {
  const { t } = useTranslation('site')
  const languages = useLanguages()
  const current = currentLanguage()
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <UnstyledButton
          className={styles['button']}
          aria-label={t('language.change', { name: ownNames[current] })}
        >
          <IconWorld size={18} aria-hidden />
          <span>{ownNames[current]}</span>
          <IconChevronDown size={16} aria-hidden />
        </UnstyledButton>
      </Menu.Target>
      <Menu.Dropdown>
        {languages.map(({ language, name }) => (
          <Menu.Item
            key={language}
            lang={htmlLanguage[language]}
            aria-current={language === current || undefined}
            rightSection={language === current ? <IconCheck size={16} aria-hidden /> : null}
            onClick={() => onChoose(language)}
          >
            {name}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  )
}

/** The same choice as a row of words, for a footer or a drawer. */
export function LanguageRow({ onChoose = goToLanguage }: LanguageSwitchProps) {
  const { t } = useTranslation('site')
  const current = currentLanguage()
  return (
    <ul className={styles['row']} aria-label={t('language.label')}>
      {useLanguages().map(({ language, name }) => (
        <li key={language}>
          <UnstyledButton
            className={styles['word']}
            lang={htmlLanguage[language]}
            aria-current={language === current || undefined}
            onClick={() => onChoose(language)}
          >
            {name}
          </UnstyledButton>
        </li>
      ))}
    </ul>
  )
}
