import { Tabs, Textarea, TextInput } from '@mantine/core'
import { IconCheck } from '@tabler/icons-react'
import { htmlLanguage, type Language } from '@titian/contract'
import { currentLanguage, useLanguages } from '@titian/site'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './language-text-fields.module.css'

export type LanguageTexts = Record<Language, string>

interface Line {
  label: string
  description?: string
  texts: LanguageTexts
  onChange: (texts: LanguageTexts) => void
  error?: string
  most: number
  long?: boolean
  /** For the focus on the first wrong field. */
  id: string
}

interface LanguageTextsProps {
  lines: readonly Line[]
}

function Field({ line, language }: { line: Line; language: Language }) {
  const { t } = useTranslation('courses')
  const { texts, most } = line
  const text = texts[language]
  const left = most - text.length
  const common = {
    id: line.id,
    lang: htmlLanguage[language],
    label: line.label,
    error: line.error,
    value: text,
    // A count of what is left tells more than a cut at the end; it appears when it matters.
    description:
      left < 0
        ? undefined
        : left < most / 5
          ? t('charactersLeft', { count: left })
          : line.description,
    onChange: (event: { currentTarget: { value: string } }) =>
      line.onChange({ ...texts, [language]: event.currentTarget.value }),
  }
  return line.long ? <Textarea {...common} minRows={3} maxRows={10} /> : <TextInput {...common} />
}

/** The same fields once per language of the school; a tick says where something is written. */
export function LanguageTextFields({ lines }: LanguageTextsProps) {
  const { t } = useTranslation('courses')
  const languages = useLanguages()
  const [chosen, setChosen] = useState<Language>(currentLanguage())
  const open = languages.find(({ language }) => language === chosen) ?? languages[0]
  const language = open?.language ?? 'en'
  return (
    <Tabs
      value={language}
      onChange={(value) => {
        const next = languages.find((one) => one.language === value)
        if (next) setChosen(next.language)
      }}
    >
      <Tabs.List aria-label={t('languages')}>
        {languages.map((one) => (
          <Tabs.Tab
            key={one.language}
            value={one.language}
            rightSection={
              lines[0]?.texts[one.language].trim() ? (
                <IconCheck className={styles['tick']} size={16} aria-label={t('written')} />
              ) : null
            }
          >
            <span lang={htmlLanguage[one.language]}>{one.name}</span>
          </Tabs.Tab>
        ))}
      </Tabs.List>
      <Tabs.Panel value={language} className={styles['panel']}>
        {lines.map((line) => (
          <Field key={line.id} line={line} language={language} />
        ))}
      </Tabs.Panel>
    </Tabs>
  )
}
