import { Input, Textarea } from '@mantine/core'
import { useState } from 'react'
import { errorWithin, type KindEditorProps } from '../../parts/kind-editor.ts'
import type { BlankItem } from './shape.ts'

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
 * One alternative per line, so that one may hold a comma. The text being written keeps its empty
 * lines and spaces for as long as it means the same as the value; after that the value is shown.
 */
function Alternatives({ label, hint, error, value, onChange }: AlternativesProps) {
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

export function BlankEditor({ value, onChange, errors, texts }: KindEditorProps<BlankItem>) {
  function write(at: number, alternatives: string[]) {
    const blanks = value.blanks.map((old, index) => (index === at ? alternatives : old))
    onChange({ ...value, blanks })
  }

  return (
    <>
      {value.blanks.map((alternatives, index) => (
        <Alternatives
          // oxlint-disable-next-line react/no-array-index-key -- a blank has no identity but its place in the stem
          key={index}
          label={texts.alternatives(index + 1)}
          hint={texts.alternativesHint}
          error={errorWithin(errors, `blanks.${index}`)}
          value={alternatives}
          onChange={(next) => write(index, next)}
        />
      ))}
      {errors['blanks'] && <Input.Error>{errors['blanks']}</Input.Error>}
    </>
  )
}
