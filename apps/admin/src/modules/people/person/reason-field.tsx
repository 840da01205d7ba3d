import { Textarea } from '@mantine/core'
import { people } from '@titian/contract'
import type { ComponentProps } from 'react'
import { useTranslation } from 'react-i18next'

const { maxLength } = people.changePersonState.input.shape.reason

/** The field for the reason, which the log stores; spread the form's props of `reason` over it. */
export function ReasonField(props: ComponentProps<typeof Textarea>) {
  const { t } = useTranslation('people')
  return (
    <Textarea
      label={t('reason')}
      description={t('reasonHint')}
      maxLength={maxLength ?? undefined}
      required
      {...props}
    />
  )
}
