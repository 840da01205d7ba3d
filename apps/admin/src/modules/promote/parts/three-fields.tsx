import { SimpleGrid, Textarea, TextInput } from '@mantine/core'
import type { FormOf } from '@titian/site'
import { useTranslation } from 'react-i18next'
import type { PathValues } from './path-values.ts'

const languages = ['en', 'zh', 'my'] as const

interface ThreeFieldsProps {
  form: FormOf<PathValues>
  /** The path of the texts in the values of the form. */
  path: string
  /** Which set of labels the fields use. */
  name: 'name' | 'summary' | 'title'
  most: number
  isLong?: boolean
}

/** One text in the three languages. An error about all of them is shown at the first field. */
export function ThreeFields({ form, path, name, most, isLong = false }: ThreeFieldsProps) {
  const { t } = useTranslation('promote')
  const ofAll = form.getInputProps(path).error
  const Field = isLong ? Textarea : TextInput
  return (
    <SimpleGrid cols={{ base: 1, sm: 3 }} style={{ alignItems: 'start' }}>
      {languages.map((language, at) => {
        const props = form.getInputProps(`${path}.${language}`)
        return (
          <Field
            key={language}
            {...props}
            error={props.error ?? (at === 0 ? ofAll : undefined)}
            label={t(`field.${name}.${language}`)}
            maxLength={most}
          />
        )
      })}
    </SimpleGrid>
  )
}
