import { Box, Radio, TextInput } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { Choices } from '../parts/choices.tsx'
import { FormCard } from '../../../parts/saved-page/form-card.tsx'
import { inOrder } from '../parts/form-texts.ts'
import { LanguageFields } from '../parts/language-fields.tsx'
import type { SettingsPart } from './settings-part.ts'
import { SocialLinks } from './social-links.tsx'

const kinds = ['main', 'alternate'] as const

/** FRM-124, FRM-132, FRM-133: the footer of every page. */
export function FooterSection({ form }: SettingsPart) {
  const { t } = useTranslation('schools')
  const { languages, defaultLanguage } = form.values
  return (
    <FormCard title={t('section.footer')} lead={t('section.footerLead')}>
      <Radio.Group label={t('field.footerKind')} {...form.getInputProps('footerKind')}>
        <Choices>
          {kinds.map((kind) => (
            <Radio
              key={kind}
              value={kind}
              label={t(`footer.${kind}`)}
              description={t(`footer.${kind}Hint`)}
            />
          ))}
        </Choices>
      </Radio.Group>
      <LanguageFields
        label={t('field.copyrightNotice')}
        hint={t('hint.copyrightNotice')}
        path="copyrightNotice"
        field={form.getInputProps}
        languages={inOrder(defaultLanguage, languages)}
      />
      <Box maw={480}>
        <TextInput
          label={t('field.licenceNumber')}
          description={t('hint.licenceNumber')}
          {...form.getInputProps('licenceNumber')}
        />
      </Box>
      <SocialLinks form={form} />
    </FormCard>
  )
}
