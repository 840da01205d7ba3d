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
  /** Characters that it may have, for the count of what is left. */
  most: number | null
  long?: boolean
  /** Takes the focus when a dialog opens. */
  first?: boolean
  /** Of the texts in their form, for the focus on the first wrong field. */
  path: string
}

interface LanguageTextsProps {
  /** Path to text of what is wrong; without a language it stands in all of them, such as a missing name. */
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
