import { TagsInput, type TagsInputProps } from '@mantine/core'
import { exams, tagKey, tagLettersMost, tagsMost } from '@titian/contract'
import { useAsk } from '@titian/site'

/** The tags of the school, most used first. */
export function useTags() {
  const { data } = useAsk(exams.questionTags, { size: 200 })
  return data?.list ?? []
}

type TagsFieldProps = Pick<TagsInputProps, 'label' | 'description' | 'error'> & {
  value: string[]
  onChange: (tags: string[]) => void
  /** The path by which the form finds this field, to focus the field when its value is wrong. */
  'data-path'?: string
}

/** EXM-203: chooses tags by name; tags of the bank are suggested. */
export function TagsField({ value, onChange, ...props }: TagsFieldProps) {
  const known = useTags().map(({ name }) => name)
  return (
    <TagsInput
      {...props}
      data={known}
      maxTags={tagsMost}
      splitChars={[',', ';', '，', '；', '、']}
      acceptValueOnBlur
      clearable
      maxLength={tagLettersMost}
      isDuplicate={(name, names) => names.some((one) => tagKey(one) === tagKey(name))}
      value={value}
      onChange={onChange}
    />
  )
}
