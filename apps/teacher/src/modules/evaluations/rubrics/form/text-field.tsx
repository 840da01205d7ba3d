import { Textarea, TextInput } from '@mantine/core'
import { type FullTexts, htmlLanguage } from '@titian/contract'
import { useTranslation } from 'react-i18next'
import { type FormPart, textError } from './form-part.ts'

interface TextFieldProps extends Pick<FormPart, 'errors' | 'language'> {
  label: string
  path: string
  /** The maximum length in characters. */
  most: number
  texts: FullTexts
  onText: (texts: FullTexts) => void
  long?: boolean
}

/**
 * One text in the shown language. While it is empty, the text of another language is shown as a
 * placeholder.
 */
export function TextField({ label, path, most, texts, onText, long, ...part }: TextFieldProps) {
  const { t } = useTranslation('evaluations')
  const { language } = part
  const text = texts[language]
  const left = most - text.length
  const common = {
    'data-path': path,
    lang: htmlLanguage[language],
    label,
    error: textError(part, path),
    value: text,
    placeholder: texts.en || texts.zh || texts.my || undefined,
    description: left < most / 5 ? t('rubrics.hint.left', { count: left }) : undefined,
    onChange: ({ currentTarget }: { currentTarget: { value: string } }) =>
      onText({ ...texts, [language]: currentTarget.value }),
  }
  // An auto-sizing field would measure itself at each key press, for each of a hundred fields.
  return long ? <Textarea {...common} rows={2} resize="vertical" /> : <TextInput {...common} />
}
