import { htmlLanguage, languageNames } from '@titian/contract'
import { IconCheck, IconChevronDown, IconWorld } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { FlyOut, flyOutRow } from '../parts/fly-out.tsx'
import { goToLanguage, type LanguageChoiceProps, useLanguages } from './language-row.tsx'
import styles from './language-switch.module.css'
import { useAskedChange } from './use-asked-change.tsx'
import { useLanguage } from '../locale/use-language.ts'

/** The language menu of a header. */
export function LanguageSwitch({ onChoose = goToLanguage }: LanguageChoiceProps) {
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
