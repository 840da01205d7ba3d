import { Textarea } from '@mantine/core'
import type { ComponentProps } from 'react'
import { useTranslation } from 'react-i18next'
import { mostReasonLetters } from './person-rules.ts'

/** Why, for the log; spread the form's own props of `reason` over it. */
export function ReasonField(props: ComponentProps<typeof Textarea>) {
  const { t } = useTranslation('people')
  return (
    <Textarea
      label={t('reason')}
      description={t('reasonHint')}
      maxLength={mostReasonLetters}
      required
      {...props}
    />
  )
}
