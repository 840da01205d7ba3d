import { Textarea } from '@mantine/core'
import { useState } from 'react'

type AlternativesProps = {
  label: string
  hint: string
  error?: string
  value: string[]
  onChange: (alternatives: string[]) => void
}

const readLines = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')

/**
 * A field with one alternative in each line, so that an alternative may contain a comma. The field
 * shows the text as it was typed, with empty lines and spaces, as long as the text means the same
 * alternatives.
 */
export function AlternativesField({ label, hint, error, value, onChange }: AlternativesProps) {
  const [draft, setDraft] = useState('')
  const lines = value.join('\n')

  function write(text: string) {
    setDraft(text)
    onChange(readLines(text))
  }

  return (
    <Textarea
      autosize
      minRows={2}
      label={label}
      description={hint}
      error={error}
      value={readLines(draft).join('\n') === lines ? draft : lines}
      onChange={(event) => write(event.currentTarget.value)}
    />
  )
}
