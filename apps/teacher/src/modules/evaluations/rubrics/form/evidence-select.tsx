import { NativeSelect } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { usePartName } from '../parts/part-name.ts'

interface EvidenceSelectProps {
  path: string
  parts: readonly string[]
  value: string
  error: string | undefined
  onChange: (evidence: string) => void
}

/**
 * PRC-063: chooses the part of the run's score. A chosen part stays visible while the parts are
 * loading.
 */
export function EvidenceSelect({ path, parts, value, error, onChange }: EvidenceSelectProps) {
  const { t } = useTranslation('evaluations')
  const nameOf = usePartName()
  const all = value === '' || parts.includes(value) ? parts : [...parts, value]
  return (
    <NativeSelect
      data-path={path}
      label={t('rubrics.field.evidence')}
      error={error}
      value={value}
      data={[
        { value: '', label: t('rubrics.field.choose') },
        ...all.map((part) => ({ value: part, label: nameOf(part) })),
      ]}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
    />
  )
}
