import { MediaTextarea } from '../../media/media-textarea.tsx'
import type { KindEditorProps } from '../../parts/kind-editor.ts'
import type { AnnotationItem } from './shape.ts'

export function Editor(props: KindEditorProps<AnnotationItem>) {
  const { value, onChange, errors, texts } = props
  return (
    <MediaTextarea
      autosize
      minRows={3}
      name={texts.words('model')}
      label={texts.words('model')}
      description={texts.words('edit.modelHint')}
      error={errors['model']}
      value={value.model}
      onText={(model) => onChange({ ...value, model })}
      texts={texts}
    />
  )
}
