import { TextInput, type TextInputProps } from '@mantine/core'
import type { FieldProps } from './field-props.ts'

interface TextFieldProps extends FieldProps<string> {
  most?: number | undefined
  type?: TextInputProps['type']
  autoComplete?: string
  /** The limits of a date. */
  min?: string
  max?: string
}

/** A single-line field that stops at its maximum length. */
export function TextField(props: TextFieldProps) {
  const { name, label, value, onChange, error, required, most, type, autoComplete, min, max } =
    props
  return (
    <TextInput
      data-path={name}
      label={label}
      required={required}
      error={error}
      type={type}
      autoComplete={autoComplete ?? 'off'}
      maxLength={most}
      min={min}
      max={max}
      value={value}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
    />
  )
}
