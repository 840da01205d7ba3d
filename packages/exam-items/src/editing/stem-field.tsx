import { Button, Stack } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { use, useRef } from 'react'
import { MediaTextarea } from '../media/media-textarea.tsx'
import type { EditTexts } from '../texts/edit-texts.ts'
import type { Item } from '../item.ts'
import { editingOf } from '../kinds/kind-editors.ts'
import classes from '../parts/item-editor.module.css'
import { ShapeStays } from '../parts/shape-stays.ts'

export type StemFieldProps = {
  value: Item
  onChange: (item: Item) => void
  error?: string
  texts: EditTexts
}

const withStem = (item: Item, stem: string): Item =>
  editingOf(item.kind).changeStem?.(item, stem) ?? { ...item, stem }

export function StemField({ value, onChange, error, texts }: StemFieldProps) {
  const shapeStays = use(ShapeStays)
  const field = useRef<HTMLTextAreaElement>(null)
  const { insertMark } = editingOf(value.kind)

  // Inserts the mark at the cursor. In a field that was never focused, the cursor is at the start,
  // where no author wants the mark. There the mark is added at the end.
  function addMark() {
    if (!insertMark) return
    const end = value.stem.length
    const from = field.current?.selectionStart || end
    const to = field.current?.selectionEnd || end
    onChange(withStem(value, insertMark(value.stem, from, to)))
    field.current?.focus()
  }

  return (
    <Stack gap="xs">
      <MediaTextarea
        field={field}
        autosize
        minRows={2}
        name={texts.stem}
        label={texts.stem}
        description={insertMark ? texts.words('edit.stemHint') : texts.stemHint}
        error={error}
        value={value.stem}
        onText={(stem) => onChange(withStem(value, stem))}
        texts={texts}
      />
      {insertMark && !shapeStays && (
        <Button
          className={classes.add}
          variant="default"
          leftSection={<IconPlus size={18} aria-hidden />}
          onClick={addMark}
        >
          {texts.words('edit.addMark')}
        </Button>
      )}
    </Stack>
  )
}
