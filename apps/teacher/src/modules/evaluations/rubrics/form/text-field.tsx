import { Textarea, TextInput } from '@mantine/core'
import { type FullTexts, htmlLanguage } from '@titian/contract'
import { useTranslation } from 'react-i18next'
import { type FormPart, textError } from './form-part.ts'

interface TextFieldProps extends Pick<FormPart, 'errors' | 'language'> {
  label: string
  path: string
  /** Characters that it may have. */
  most: number
  texts: FullTexts
  onText: (texts: FullTexts) => void
  long?: boolean
}

/** One text in the language that is open. What another language has is shown as long as this one has nothing. */
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
  // One that grows by itself measures each of a hundred fields.
  return long ? <Textarea {...common} rows={2} resize="vertical" /> : <TextInput {...common} />
}
