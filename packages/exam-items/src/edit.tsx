import { NativeSelect, Textarea } from '@mantine/core'
import { convertItem } from './draft.ts'
import type { EditTexts } from './texts/edit-texts.ts'
import type { Item } from './item.ts'
import { itemKinds } from './item-kind.ts'
import { AnnotationEditor } from './kinds/annotation/edit.tsx'
import { BlankEditor } from './kinds/blank/edit.tsx'
import { JudgeEditor } from './kinds/judge/edit.tsx'
import { MultipleEditor } from './kinds/multiple/edit.tsx'
import { SingleEditor } from './kinds/single/edit.tsx'
import classes from './parts/item-editor.module.css'
import type { FieldErrors, KindEditorProps } from './parts/kind-editor.ts'
import { StemField } from './parts/stem-field.tsx'

export { convertItem, emptyItem } from './draft.ts'
export { type EditTexts, editTextKeys } from './texts/edit-texts.ts'
export { type ItemProblem, itemProblems } from './item-problems.ts'

export type ItemEditorProps = {
  value: Item
  onChange: (item: Item) => void
  /** Texts by the paths of itemProblems, such as 'options.0.content'. */
  errors?: FieldErrors
  texts: EditTexts
}

function KindEditor({ value, ...props }: KindEditorProps<Item>) {
  switch (value.kind) {
    case 'single':
      return <SingleEditor value={value} {...props} />
    case 'multiple':
      return <MultipleEditor value={value} {...props} />
    case 'blank':
      return <BlankEditor value={value} {...props} />
    case 'judge':
      return <JudgeEditor value={value} {...props} />
    case 'annotation':
      return <AnnotationEditor value={value} {...props} />
  }
}

const noErrors: FieldErrors = {}

/** Writes a question of any kind; it holds nothing of its own, so a page can undo and save at will. */
export function ItemEditor({ value, onChange, errors = noErrors, texts }: ItemEditorProps) {
  function changeKind(name: string) {
    const kind = itemKinds.find((one) => one === name)
    if (kind) onChange(convertItem(value, kind))
  }

  return (
    <div className={classes.editor}>
      <NativeSelect
        label={texts.kind}
        value={value.kind}
        data={itemKinds.map((kind) => ({ value: kind, label: texts.kinds[kind] }))}
        onChange={(event) => changeKind(event.currentTarget.value)}
      />
      <StemField value={value} onChange={onChange} error={errors['stem']} texts={texts} />
      <KindEditor value={value} onChange={onChange} errors={errors} texts={texts} />
      <Textarea
        autosize
        minRows={2}
        label={texts.analysis}
        description={texts.analysisHint}
        error={errors['analysis']}
        value={value.analysis}
        onChange={(event) => onChange({ ...value, analysis: event.currentTarget.value })}
      />
    </div>
  )
}
