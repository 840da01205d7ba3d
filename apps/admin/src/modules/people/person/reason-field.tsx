import type { TextareaProps } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { ReasonField as Field } from '../../../parts/reason-field.tsx'

/** The reason of a change of accounts; spread the form's props of `reason` over it. */
export function ReasonField(props: TextareaProps) {
  const { t } = useTranslation('people')
  return <Field label={t('reason')} hint={t('reasonHint')} {...props} />
}
