import { Box, Group, Textarea, TextInput, type TextInputProps } from '@mantine/core'
import { useId } from 'react'
import type { FieldProps } from './tag-fields.tsx'

interface TextFieldProps extends FieldProps<string> {
  most?: number | undefined
  type?: TextInputProps['type']
  autoComplete?: string
}

/** One line. More than it may hold cannot be typed. */
export function TextField(props: TextFieldProps) {
  const { name, label, value, onChange, error, required, most, type, autoComplete } = props
  return (
    <TextInput
      data-path={name}
      label={label}
      required={required}
      error={error}
      type={type}
      autoComplete={autoComplete ?? 'off'}
      maxLength={most}
      value={value}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
    />
  )
}

interface LongFieldProps extends FieldProps<string> {
  most: number
  hint?: string
  rows?: number
}

/** A paragraph with the count of its characters (RES-068). */
export function LongField(props: LongFieldProps) {
  const { name, label, value, onChange, error, required, most, hint, rows = 4 } = props
  const count = useId()
  return (
    <Box data-path={name}>
      <Textarea
        label={label}
        required={required}
        error={error}
        autosize
        minRows={rows}
        maxRows={14}
        aria-describedby={count}
        value={value}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
      />
      <Group justify="space-between" gap="sm" mt={4} wrap="nowrap" align="flex-start">
        <Box component="span" fz="xs" c="var(--text-3)">
          {hint}
        </Box>
        <Box
          component="span"
          id={count}
          className="num"
          fz="xs"
          flex="none"
          c={value.length > most ? 'var(--danger)' : 'var(--text-3)'}
        >
          {value.length} / {most}
        </Box>
      </Group>
    </Box>
  )
}
