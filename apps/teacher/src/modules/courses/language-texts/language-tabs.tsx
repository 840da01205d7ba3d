import { Stack, Tabs } from '@mantine/core'
import { IconAlertCircle, IconCheck } from '@tabler/icons-react'
import { htmlLanguage, type Language } from '@titian/contract'
import { useLanguages } from '@titian/site'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'

interface LanguageTabsProps {
  language: Language
  onLanguage: (language: Language) => void
  isWritten: (language: Language) => boolean
  /** Whether the text of a language has an error; the tab of this language is then marked. */
  isWrong: (language: Language) => boolean
  children: (language: Language) => ReactNode
}

/**
 * One tab for each language of the school. A tick marks a language with text, and a warning marks a
 * language with an error.
 */
export function LanguageTabs(props: LanguageTabsProps) {
  const { language: chosen, onLanguage, isWritten, isWrong, children } = props
  const { t } = useTranslation('courses')
  const languages = useLanguages()
  const open = languages.find(({ language }) => language === chosen) ?? languages[0]
  const language = open?.language ?? 'en'
  const mark = (one: Language) => {
    if (isWrong(one))
      return <IconAlertCircle color="var(--danger)" size={16} aria-label={t('wrong')} />
    if (isWritten(one)) return <IconCheck color="var(--ok)" size={16} aria-label={t('written')} />
    return null
  }
  return (
    <Tabs
      value={language}
      onChange={(value) => {
        const next = languages.find((one) => one.language === value)
        if (next) onLanguage(next.language)
      }}
    >
      <Tabs.List aria-label={t('languages')}>
        {languages.map((one) => (
          <Tabs.Tab key={one.language} value={one.language} rightSection={mark(one.language)}>
            <span lang={htmlLanguage[one.language]}>{one.name}</span>
          </Tabs.Tab>
        ))}
      </Tabs.List>
      <Tabs.Panel value={language} pt="md">
        <Stack>{children(language)}</Stack>
      </Tabs.Panel>
    </Tabs>
  )
}
