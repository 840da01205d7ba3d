import type { Option } from '../../option.ts'
import type { KindEditorProps } from '../../parts/kind-editor.ts'
import { withOrder } from '../../parts/option-list.ts'
import { OptionsEditor } from '../../parts/options-editor.tsx'
import type { SingleItem } from './shape.ts'

export function Editor({ value, onChange, errors, texts }: KindEditorProps<SingleItem>) {
  function changeOptions(options: Option[]) {
    const hasAnswer = options.some(({ id }) => id === value.answer)
    onChange({ ...value, options, answer: hasAnswer ? value.answer : '' })
  }

  return (
    <OptionsEditor
      type="radio"
      options={value.options}
      right={[value.answer]}
      keepsOrder={value.keepOrder === true}
      errors={errors}
      texts={texts}
      onOptions={changeOptions}
      onRight={(answer) => onChange({ ...value, answer })}
      onKeepsOrder={(kept) => onChange(withOrder(value, kept))}
    />
  )
}
