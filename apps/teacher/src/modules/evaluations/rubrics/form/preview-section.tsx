import type { Language } from '@titian/contract'
import { SectionHead } from '@titian/ui'
import { Stack } from '@mantine/core'
import { memo, useDeferredValue, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { RubricPreview } from '../parts/rubric-preview.tsx'
import { type RubricValues, shownRubric } from './rubric-values.ts'

const CalmPreview = memo(RubricPreview)

/** PRC-116: previews the rubric for students, below the form. */
export function PreviewSection({ values, language }: { values: RubricValues; language: Language }) {
  const { t } = useTranslation('evaluations')
  // Rendered with deferred values, so that typing does not wait for the table.
  const later = useDeferredValue(values)
  const rubric = useMemo(() => shownRubric(later), [later])
  return (
    <Stack component="section" gap="sm" mt="xl" aria-label={t('rubrics.preview.title')}>
      <SectionHead title={t('rubrics.preview.title')} lead={t('rubrics.preview.lead')} />
      <CalmPreview label={t('rubrics.field.criteria')} rubric={rubric} language={language} />
    </Stack>
  )
}
