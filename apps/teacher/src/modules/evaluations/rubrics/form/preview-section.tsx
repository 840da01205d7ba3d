import type { Language } from '@titian/contract'
import { SectionHead } from '@titian/ui'
import { Stack } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { RubricPreview } from '../parts/rubric-preview.tsx'
import { type RubricValues, shownRubric } from './rubric-values.ts'

/** PRC-116: below the form, what students will see of it. */
export function PreviewSection({ values, language }: { values: RubricValues; language: Language }) {
  const { t } = useTranslation('evaluations')
  return (
    <Stack component="section" gap="sm" mt="xl" aria-label={t('rubrics.preview.title')}>
      <SectionHead title={t('rubrics.preview.title')} lead={t('rubrics.preview.lead')} />
      <RubricPreview
        label={t('rubrics.preview.title')}
        rubric={shownRubric(values)}
        language={language}
      />
    </Stack>
  )
}
