import { Box, Group, Textarea } from '@mantine/core'
import { useFormats } from '@titian/site'
import { useId } from 'react'
import type { FieldProps } from './field-props.ts'

interface LongFieldProps extends FieldProps<string> {
  most: number
  hint?: string
  rows?: number
}

const mostRows = 14

/**
 * If the browser can size the field to its content, the height is not measured at each keystroke.
 */
const growsByItself = typeof CSS !== 'undefined' && CSS.supports?.('field-sizing', 'content')
/** The height of rows with padding and border. */
const rowsHigh = (rows: number) => `calc(${rows}lh + 1rem + 2px)`
const growing = (rows: number) => ({
  autosize: false,
  styles: {
    input: {
      fieldSizing: 'content' as const,
      minHeight: rowsHigh(rows),
      maxHeight: rowsHigh(mostRows),
    },
  },
})

/** A paragraph with a character count (RES-068). */
export function LongField(props: LongFieldProps) {
  const { name, label, value, onChange, error, required, most, hint, rows = 4 } = props
  const count = useId()
  const { number } = useFormats()
  return (
    <Box data-path={name}>
      <Textarea
        label={label}
        required={required}
        error={error}
        {...(growsByItself ? growing(rows) : { autosize: true, minRows: rows, maxRows: mostRows })}
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
          {`${number(value.length)} / ${number(most)}`}
        </Box>
      </Group>
    </Box>
  )
}
