import { Textarea, type TextareaProps } from '@mantine/core'
import { useFormats } from '@titian/site'
import { useTranslation } from 'react-i18next'

interface CountedTextProps extends Omit<TextareaProps, 'description'> {
  description?: string
  /**
   * The limit in characters; longer text is reported, not truncated, so that a paste loses nothing.
   */
  most: number
  value: string
}

/** A text area with a character count. */
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
