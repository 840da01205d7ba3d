import { NativeSelect } from '@mantine/core'
import type { Option } from '../../option.ts'
import type { KindEditorProps } from '../../parts/kind-editor.ts'
import { withOrder } from '../../parts/option-list.ts'
import { OptionsEditor } from '../../parts/options-editor.tsx'
import { type MultipleItem, multipleStrategies } from './shape.ts'

export function Editor({ value, onChange, errors, texts }: KindEditorProps<MultipleItem>) {
  function changeOptions(options: Option[]) {
    const answer = value.answer.filter((picked) => options.some(({ id }) => id === picked))
    onChange({ ...value, options, answer })
  }

  function changeRight(changed: string, right: boolean) {
    const ids = value.options.map(({ id }) => id)
    const answer = ids.filter((id) => (id === changed ? right : value.answer.includes(id)))
    onChange({ ...value, answer })
  }

  function changeStrategy(name: string) {
    const strategy = multipleStrategies.find((one) => one === name)
    if (strategy) onChange({ ...value, strategy })
  }

  return (
    <>
      <OptionsEditor
        type="checkbox"
        options={value.options}
        right={value.answer}
        keepsOrder={value.keepOrder === true}
        errors={errors}
        texts={texts}
        onOptions={changeOptions}
        onRight={changeRight}
        onKeepsOrder={(kept) => onChange(withOrder(value, kept))}
      />
      <NativeSelect
        label={texts.words('edit.strategy')}
        error={errors['strategy']}
        value={value.strategy}
        data={multipleStrategies.map((one) => ({
          value: one,
          label: texts.words(`edit.strategies.${one}`),
        }))}
        onChange={(event) => changeStrategy(event.currentTarget.value)}
      />
    </>
  )
}
