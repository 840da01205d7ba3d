import { Textarea, TextInput } from '@mantine/core'
import { htmlLanguage, type Language } from '@titian/contract'
import { useTranslation } from 'react-i18next'
import { LanguageTabs } from './language-tabs.tsx'

export type LanguageTexts = Record<Language, string>

interface Line {
  label: string
  description?: string
  texts: LanguageTexts
  onChange: (texts: LanguageTexts) => void
  /** Stands in every language, such as a name that is missing in all of them. */
  error?: string
  most: number
  long?: boolean
  /** Takes the focus when a dialog opens. */
  first?: boolean
  /** Of the texts in their form, for the focus on the first wrong field. */
  path: string
}

interface LanguageTextsProps {
  language: Language
  onLanguage: (language: Language) => void
  lines: readonly Line[]
}

const isLong = ({ texts, most }: Line, language: Language) => texts[language].length > most

function Field({ line, language }: { line: Line; language: Language }) {
  const { t } = useTranslation('courses')
  const { texts, most } = line
  const text = texts[language]
  const left = most - text.length
  const common = {
    'data-path': line.path,
    lang: htmlLanguage[language],
    label: line.label,
    error: isLong(line, language) ? t('problem.long', { most, count: -left }) : line.error,
    value: text,
    'data-autofocus': line.first || undefined,
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

/** The same fields once per language of the school. A text that is too long is told in its own language only. */
export function LanguageTextFields({ lines, language, onLanguage }: LanguageTextsProps) {
  return (
    <LanguageTabs
      language={language}
      onLanguage={onLanguage}
      isWritten={(one) => Boolean(lines[0]?.texts[one].trim())}
      isWrong={(one) => lines.some((line) => isLong(line, one))}
    >
      {(open) => lines.map((line) => <Field key={line.path} line={line} language={open} />)}
    </LanguageTabs>
  )
}
