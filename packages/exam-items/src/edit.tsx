import { NativeSelect, Stack } from '@mantine/core'
import { useRef } from 'react'
import { FormulaPreview } from './editing/formula-preview.tsx'
import type { EditTexts } from './texts/edit-texts.ts'
import type { Item } from './item.ts'
import { itemKinds } from './item-kind.ts'
import { editingOf } from './kinds/kind-editors.ts'
import { changeKind, followChange, type KindMemory } from './kinds/kind-memory.ts'
import { type AddMedia, MediaSource } from './media/media-source.ts'
import { MediaTextarea } from './media/media-textarea.tsx'
import { MediaStage } from './media/media-stage.tsx'
import { wordsOf } from './texts/words.ts'
import { ShapeStays } from './parts/shape-stays.ts'
import type { FieldErrors } from './parts/kind-editor.ts'
import { StemField } from './editing/stem-field.tsx'

export { emptyItem } from './draft.ts'
export type { AddMedia } from './media/media-source.ts'
export type { EditTexts } from './texts/edit-texts.ts'
export { itemProblems } from './item-problems.ts'

export type ItemEditorProps = {
  value: Item
  onChange: (item: Item) => void
  /** The error texts of fields, by the paths of itemProblems, such as 'options.0.content'. */
  errors?: FieldErrors
  texts: EditTexts
  /** Whether kind, order of options and blanks cannot be changed. */
  shapeStays?: boolean
  /**
   * Asks the author for pictures and audio to add. Without this function, the editor has no buttons
   * for them.
   */
  addMedia?: AddMedia
}

const noErrors: FieldErrors = {}

/**
 * Edits a question of any kind. The page stores the question, so that the page can undo and save at
 * any time. The editor stores only what the question had in other kinds, for an author who changes
 * back.
 */
export function ItemEditor(props: ItemEditorProps) {
  const { value, onChange, errors = noErrors, texts, shapeStays = false, addMedia } = props
  const { Editor } = editingOf(value.kind)
  const own = wordsOf(value.kind, texts)
  const model = 'model' in value ? [value.model] : []
  const promptTexts = 'prompts' in value ? value.prompts.map(({ content }) => content) : []
  const optionTexts = 'options' in value ? value.options.map(({ content }) => content) : []

  /** What this question had in other kinds (EXM-273). */
  const memory = useRef<KindMemory>(undefined)

  function change(next: Item) {
    memory.current = followChange(memory.current, value, next)
    onChange(next)
  }

  function chooseKind(name: string) {
    const kind = itemKinds.find((one) => one === name)
    if (!kind) return
    memory.current = changeKind(memory.current, value, kind)
    onChange(memory.current.last)
  }

  return (
    <ShapeStays value={shapeStays}>
      <MediaSource value={addMedia}>
        <MediaStage texts={texts.media}>
          <Stack gap={20} miw={0}>
            {shapeStays ? null : (
              <NativeSelect
                label={texts.kind}
                value={value.kind}
                data={itemKinds.map((kind) => ({ value: kind, label: texts.kindName(kind) }))}
                onChange={(event) => chooseKind(event.currentTarget.value)}
              />
            )}
            <StemField value={value} onChange={change} error={errors['stem']} texts={own} />
            <FormulaPreview of={[value.stem]} texts={texts} />
            <Editor key={value.kind} value={value} onChange={change} errors={errors} texts={own} />
            <MediaTextarea
              autosize
              minRows={2}
              name={texts.analysis}
              label={texts.analysis}
              description={texts.analysisHint}
              error={errors['analysis']}
              value={value.analysis}
              onText={(analysis) => change({ ...value, analysis })}
              texts={texts}
            />
            <FormulaPreview
              of={[...promptTexts, ...optionTexts, ...model, value.analysis]}
              texts={texts}
            />
          </Stack>
        </MediaStage>
      </MediaSource>
    </ShapeStays>
  )
}
