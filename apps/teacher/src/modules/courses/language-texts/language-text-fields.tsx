import { Textarea, TextInput } from '@mantine/core'
import { htmlLanguage, type Language } from '@titian/contract'
import { useTranslation } from 'react-i18next'
import { LanguageTabs } from './language-tabs.tsx'
import type { LanguageTexts } from './language-texts.ts'

interface Line {
  label: string
  description?: string
  texts: LanguageTexts
  onChange: (texts: LanguageTexts) => void
  /** The maximum length in characters, for the count of remaining characters. */
  most: number | null
  long?: boolean
  /** Whether the field takes the focus when a dialog opens. */
  first?: boolean
  /** The path of the texts in the form, for moving the focus to the first error. */
  path: string
}

interface LanguageTextsProps {
  /**
   * Error texts by path. An error that concerns the whole field, such as a missing name, is shown
   * in every language.
   */
  errors: Readonly<Record<string, string>>
  language: Language
  onLanguage: (language: Language) => void
  lines: readonly Line[]
}

interface FieldProps extends Pick<LanguageTextsProps, 'errors' | 'language'> {
  line: Line
}

function Field({ errors, line, language }: FieldProps) {
  const { t } = useTranslation('courses')
  const { texts, path } = line
  const most = line.most ?? Infinity
  const text = texts[language]
  const left = most - text.length
  const common = {
    'data-path': path,
    lang: htmlLanguage[language],
    label: line.label,
    error: errors[`${path}.${language}`] ?? errors[path],
    value: text,
    'data-autofocus': line.first || undefined,
    // The count of remaining characters appears only near the limit. A longer text is not cut,
    // because words would be lost.
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

/**
 * Fields that are repeated for each language of the school. A text that is too long is reported
 * only in its own language.
 */
export function LanguageTextFields(props: LanguageTextsProps) {
  const { errors, lines, language, onLanguage } = props
  return (
    <LanguageTabs
      language={language}
      onLanguage={onLanguage}
      isWritten={(one) => Boolean(lines[0]?.texts[one].trim())}
      isWrong={(one) => lines.some(({ path }) => `${path}.${one}` in errors)}
    >
      {(open) =>
        lines.map((line) => <Field key={line.path} errors={errors} line={line} language={open} />)
      }
    </LanguageTabs>
  )
}
