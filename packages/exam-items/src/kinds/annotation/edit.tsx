import { Textarea } from '@mantine/core'
import type { KindEditorProps } from '../../parts/kind-editor.ts'
import type { AnnotationItem } from './shape.ts'

export function Editor(props: KindEditorProps<AnnotationItem>) {
  const { value, onChange, errors, texts } = props
  return (
    <Textarea
      autosize
      minRows={3}
      label={texts.words('model')}
      description={texts.words('edit.modelHint')}
      error={errors['model']}
      value={value.model}
      onChange={(event) => onChange({ ...value, model: event.currentTarget.value })}
    />
  )
}
