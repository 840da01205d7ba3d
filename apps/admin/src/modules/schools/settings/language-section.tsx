import { Checkbox, NativeSelect, SimpleGrid } from '@mantine/core'
import { htmlLanguage, languageNames, languages } from '@titian/contract'
import { useTranslation } from 'react-i18next'
import { Choices } from '../parts/choices.tsx'
import { FormCard } from '../../../parts/saved-page/form-card.tsx'
import { inOrder } from '../parts/form-texts.ts'
import { LanguageFields } from '../parts/language-fields.tsx'
import type { SettingsPart } from './settings-part.ts'
import { withLanguages } from './settings-values.ts'

/** FRM-008, FRM-010: the name of the school, and its languages. */
export function LanguageSection({ form }: SettingsPart) {
  const { t } = useTranslation('schools')
  const { languages: offered, defaultLanguage } = form.values
  return (
    <FormCard title={t('section.name')} lead={t('section.nameLead')}>
      <LanguageFields
        label={t('field.title')}
        hint={t('hint.title')}
        path="title"
        field={form.getInputProps}
        languages={inOrder(defaultLanguage, offered)}
        required
      />
      <SimpleGrid
        minColWidth="min(100%, 280px)"
        autoFlow="auto-fit"
        style={{ alignItems: 'start' }}
      >
        <Checkbox.Group
          label={t('field.languages')}
          description={t('hint.languages')}
          error={form.errors['languages']}
          value={[...offered]}
          onChange={(chosen) =>
            // The last language cannot be removed: a school has at least one.
            chosen.length > 0 && form.setFieldValue('languages', withLanguages(offered, chosen))
          }
        >
          <Choices path="languages">
            {languages.map((language) => (
              <Checkbox
                key={language}
                value={language}
                label={<span lang={htmlLanguage[language]}>{languageNames[language]}</span>}
              />
            ))}
          </Choices>
        </Checkbox.Group>
        <NativeSelect
          label={t('field.defaultLanguage')}
          description={t('hint.defaultLanguage')}
          {...form.getInputProps('defaultLanguage')}
          data={languages
            .filter((language) => offered.includes(language) || language === defaultLanguage)
            .map((value) => ({ value, label: languageNames[value] }))}
        />
      </SimpleGrid>
    </FormCard>
  )
}
