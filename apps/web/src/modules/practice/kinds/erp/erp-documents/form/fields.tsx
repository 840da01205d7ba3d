import { NativeSelect, type NativeSelectProps, TextInput, type TextInputProps } from '@mantine/core'
import { useTranslation } from 'react-i18next'

/** Units, days or money as they are typed. */
export const NumberField = ({
  decimal = false,
  ...input
}: TextInputProps & { decimal?: boolean }) => (
  <TextInput
    inputMode={decimal ? 'decimal' : 'numeric'}
    autoComplete="off"
    className="num"
    {...input}
  />
)

export interface Choice {
  value: string
  label: string
}

interface ChoiceFieldProps extends NativeSelectProps {
  options: readonly Choice[]
  /** The line of no choice; without it one has to be chosen. */
  first?: string
}

export function ChoiceField({ options, first, ...input }: ChoiceFieldProps) {
  const { t } = useTranslation('erp-documents')
  return (
    <NativeSelect {...input} data={[{ value: '', label: first ?? t('form.choose') }, ...options]} />
  )
}
