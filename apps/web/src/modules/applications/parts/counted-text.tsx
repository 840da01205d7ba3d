import { Textarea, type TextareaProps } from '@mantine/core'
import { useFormats } from '@titian/site'
import { useTranslation } from 'react-i18next'

interface CountedTextProps extends Omit<TextareaProps, 'description'> {
  description?: string
  /** What is typed beyond it stays and is said to be too much: text that was pasted is not cut. */
  most: number
  value: string
}

/** A text of several lines that says how much of it there is. */
export function CountedText({ most, value, description, ...props }: CountedTextProps) {
  const { t } = useTranslation('applications')
  const { number } = useFormats()
  const count = value.trim().length
  return (
    <Textarea
      autosize
      minRows={4}
      maxRows={12}
      {...props}
      value={value}
      description={[description, t('letterMost', { count, most: number(most) })]
        .filter(Boolean)
        .join(' · ')}
    />
  )
}
