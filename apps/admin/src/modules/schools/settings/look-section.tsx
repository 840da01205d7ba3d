import { SimpleGrid } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { ColourField } from './colour-field.tsx'
import { FormCard } from '../../../parts/saved-page/form-card.tsx'
import { PictureField } from '../../../parts/saved-page/picture-field.tsx'
import type { SettingsPart } from './settings-part.ts'
import { pictureNames } from './settings-values.ts'

/** The colour and the pictures of the school (FRM-136). */
export function LookSection({ form }: SettingsPart) {
  const { t } = useTranslation('schools')
  const { pictures } = form.values
  return (
    <FormCard title={t('section.look')} lead={t('section.lookLead')}>
      <ColourField
        field={form.getInputProps('primaryColor')}
        value={form.values.primaryColor}
        onChange={(colour) => form.setFieldValue('primaryColor', colour)}
      />
      <SimpleGrid
        minColWidth="min(100%, 380px)"
        autoFlow="auto-fit"
        spacing="lg"
        verticalSpacing={20}
        style={{ alignItems: 'start' }}
      >
        {pictureNames.map((name) => (
          <PictureField
            key={name}
            label={t(`field.${name}`)}
            hint={t(`hint.${name}`)}
            path={name}
            error={form.errors[name]}
            url={pictures[name]}
            none={t('picture.none')}
            dark={name === 'transparentLogo'}
            onChange={(path, url) => {
              form.setFieldValue(name, path)
              form.setFieldValue('pictures', (before) => ({ ...before, [name]: url }))
            }}
          />
        ))}
      </SimpleGrid>
    </FormCard>
  )
}
