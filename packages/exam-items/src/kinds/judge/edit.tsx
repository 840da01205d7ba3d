import { Group, Radio } from '@mantine/core'
import type { KindEditorProps } from '../../parts/kind-editor.ts'
import type { JudgeItem } from './shape.ts'

export function Editor({ value, onChange, errors, texts }: KindEditorProps<JudgeItem>) {
  return (
    <Radio.Group
      label={texts.rightAnswer}
      error={errors['answer']}
      value={String(value.answer)}
      onChange={(answer) => onChange({ ...value, answer: answer === 'true' })}
    >
      <Group>
        <Radio value="true" label={texts.words('true')} />
        <Radio value="false" label={texts.words('false')} />
      </Group>
    </Radio.Group>
  )
}
