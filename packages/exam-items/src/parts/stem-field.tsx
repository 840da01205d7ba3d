import { Button, Textarea } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useRef } from 'react'
import type { EditTexts } from '../texts/edit-texts.ts'
import type { Item } from '../item.ts'
import { changeStem } from '../kinds/blank/change-stem.ts'
import classes from './item-editor.module.css'

export type StemFieldProps = {
  value: Item
  onChange: (item: Item) => void
  error?: string
  texts: EditTexts
}

const withStem = (item: Item, stem: string): Item =>
  item.kind === 'blank' ? changeStem(item, stem) : { ...item, stem }

/** Spaces keep a blank apart from the underscores of its neighbour. */
function insertBlank(stem: string, from: number, to: number): string {
  const before = stem.slice(0, from).replace(/(?<=\S)$/, ' ')
  const after = stem.slice(to).replace(/^(?=_)/, ' ')
  return `${before}___${after}`
}

export function StemField({ value, onChange, error, texts }: StemFieldProps) {
  const field = useRef<HTMLTextAreaElement>(null)
  const isBlank = value.kind === 'blank'

  // Where the cursor stood; a field never entered has it at the start, where no blank is wanted.
  function addBlank() {
    const end = value.stem.length
    const from = field.current?.selectionStart || end
    const to = field.current?.selectionEnd || end
    onChange(withStem(value, insertBlank(value.stem, from, to)))
    field.current?.focus()
  }

  return (
    <div className={classes.stem}>
      <Textarea
        ref={field}
        autosize
        minRows={2}
        label={texts.stem}
        description={isBlank ? texts.blankHint : texts.stemHint}
        error={error}
        value={value.stem}
        onChange={(event) => onChange(withStem(value, event.currentTarget.value))}
      />
      {isBlank && (
        <Button
          className={classes.add}
          variant="default"
          leftSection={<IconPlus size={18} aria-hidden />}
          onClick={addBlank}
        >
          {texts.addBlank}
        </Button>
      )}
    </div>
  )
}
