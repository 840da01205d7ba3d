import type { Language } from '@titian/contract'
import { useTranslation } from 'react-i18next'
import type { CourseValues } from '../facts/course-values.ts'
import { LanguageTabs } from '../language-texts/language-tabs.tsx'
import { RichTextField } from '@titian/site/rich-text'

interface DetailsFieldsProps {
  values: CourseValues
  onChange: (change: Partial<CourseValues>) => void
  errors: Readonly<Record<string, string>>
  language: Language
  onLanguage: (language: Language) => void
}

const fields = [
  { name: 'details', hint: 'hint.details' },
  { name: 'detailsTwo', hint: 'hint.detailsTwo' },
] as const

/**
 * TCH-095: mounts one editor for each language, so that the text of one language cannot replace
 * another's.
 */
export function DetailsFields(props: DetailsFieldsProps) {
  const { values, onChange, errors, language, onLanguage } = props
  const { t } = useTranslation('courses')
  return (
    <LanguageTabs
      language={language}
      onLanguage={onLanguage}
      isWritten={(one) => fields.some(({ name }) => values[name][one] !== '')}
      isWrong={(one) => fields.some(({ name }) => `${name}.${one}` in errors)}
    >
      {(open) =>
        fields.map(({ name, hint }) => (
          <RichTextField
            key={`${name}.${open}`}
            label={t(`field.${name}`)}
            description={errors[`${name}.${open}`] ?? t(hint)}
            value={values[name][open]}
            onChange={(html) => onChange({ [name]: { ...values[name], [open]: html } })}
          />
        ))
      }
    </LanguageTabs>
  )
}
