import type { FieldOf } from '@titian/site'
import { Box, SimpleGrid, Textarea, TextInput } from '@mantine/core'
import { htmlLanguage, type Language, languageNames } from '@titian/contract'
import styles from '../../../parts/saved-page/forms.module.css'

interface LanguageFieldsProps {
  label: string
  hint?: string
  /** The path of the texts in the form; the language is appended. */
  path: string
  field: FieldOf
  languages: readonly Language[]
  /**
   * Whether a text in the first language is required. A missing text in another language is
   * replaced by it.
   */
  required?: boolean
  long?: boolean
}

/**
 * One text in all languages of the school. All fields are visible, so that no error hides behind a
 * tab.
 */
export function LanguageFields(props: LanguageFieldsProps) {
  const { label, hint, path, field, languages, required = false, long = false } = props
  return (
    <fieldset className={styles['group']}>
      <legend>{label}</legend>
      {hint ? <p className={styles['hint']}>{hint}</p> : null}
      <SimpleGrid
        minColWidth="min(100%, 200px)"
        autoFlow="auto-fit"
        spacing="sm"
        style={{ alignItems: 'start' }}
      >
        {languages.map((language, index) => {
          const needed = required && index === 0
          const common = {
            ...field(`${path}.${language}`),
            lang: htmlLanguage[language],
            'aria-required': needed || undefined,
            withAsterisk: needed,
            label: (
              <Box component="span" fw={400} c="var(--text-2)" lang={htmlLanguage[language]}>
                {languageNames[language]}
              </Box>
            ),
          }
          return long ? (
            <Textarea key={language} {...common} minRows={2} maxRows={8} />
          ) : (
            <TextInput key={language} {...common} />
          )
        })}
      </SimpleGrid>
    </fieldset>
  )
}
