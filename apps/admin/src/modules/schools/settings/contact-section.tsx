import { SimpleGrid, TextInput } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { FormCard } from '../../../parts/saved-page/form-card.tsx'
import { inOrder } from '../parts/form-texts.ts'
import { LanguageFields } from '../parts/language-fields.tsx'
import type { SettingsPart } from './settings-part.ts'

/** FRM-135: the addresses and phone numbers of the school. */
export function ContactSection({ form }: SettingsPart) {
  const { t } = useTranslation('schools')
  const { languages, defaultLanguage } = form.values
  return (
    <FormCard title={t('section.contact')} lead={t('section.contactLead')}>
      <LanguageFields
        label={t('field.address')}
        hint={t('hint.address')}
        path="address"
        field={form.getInputProps}
        languages={inOrder(defaultLanguage, languages)}
        long
      />
      <SimpleGrid
        minColWidth="min(100%, 280px)"
        autoFlow="auto-fit"
        style={{ alignItems: 'start' }}
      >
        <TextInput
          type="tel"
          label={t('field.phone')}
          description={t('hint.phone')}
          {...form.getInputProps('phone')}
        />
        <TextInput
          type="email"
          label={t('field.email')}
          description={t('hint.email')}
          {...form.getInputProps('email')}
        />
      </SimpleGrid>
    </FormCard>
  )
}
