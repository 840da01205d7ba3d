import { NativeSelect, type NativeSelectProps, TextInput, type TextInputProps } from '@mantine/core'
import { useTranslation } from 'react-i18next'

/** A field for units, days or money. */
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
  /** The label of the empty option. Without it, the student must choose a real option. */
  first?: string
}

export function ChoiceField({ options, first, ...input }: ChoiceFieldProps) {
  const { t } = useTranslation('erp-documents')
  return (
    <NativeSelect {...input} data={[{ value: '', label: first ?? t('form.choose') }, ...options]} />
  )
}
