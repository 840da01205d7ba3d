import { Group, Radio } from '@mantine/core'
import type { KindEditorProps } from '../../parts/kind-editor.ts'
import type { JudgeItem } from './shape.ts'

export function JudgeEditor({ value, onChange, errors, texts }: KindEditorProps<JudgeItem>) {
  return (
    <Radio.Group
      label={texts.rightAnswer}
      error={errors['answer']}
      value={String(value.answer)}
      onChange={(answer) => onChange({ ...value, answer: answer === 'true' })}
    >
      <Group>
        <Radio value="true" label={texts.trueLabel} />
        <Radio value="false" label={texts.falseLabel} />
      </Group>
    </Radio.Group>
  )
}
