import { Box, TextInput } from '@mantine/core'
import { auditActions, auditActionText, auditSubjectText } from '@titian/contract'
import { currentLanguage, type Words } from '@titian/site'
import { FilterBar, FilterSelect, type ListSearch } from '@titian/site/staff'
import { useTranslation } from 'react-i18next'
import { subjectsByArea } from './audit-areas.ts'
import type { AuditWords } from './audit-search.ts'

type AuditFiltersProps = Pick<ListSearch<Words<AuditWords>>, 'search' | 'change'>

function useActionChoices() {
  const { t } = useTranslation('people')
  const language = currentLanguage()
  const groups = subjectsByArea.map(({ area, subject }) => ({
    group: t(`audit.area.${area}`, { subject: auditSubjectText(subject, language) }),
    items: auditActions
      .filter((action) => action.startsWith(`${subject}.`))
      .map((value) => ({ value: String(value), label: auditActionText(value, language) })),
  }))
  return [{ value: 'all', label: t('audit.anyAction') }, ...groups]
}

export function AuditFilters({ search, change }: AuditFiltersProps) {
  const { t } = useTranslation('people')
  const choices = useActionChoices()
  const action = auditActions.find((one) => one === search.action) ?? 'all'
  const date = (edge: 'from' | 'to') => (
    <TextInput
      type="date"
      size="sm"
      flex={{ base: '1 1 100%', sm: '0 1 196px' }}
      aria-label={t(`audit.${edge}Label`)}
      leftSection={
        <Box component="span" c="var(--text-2)" fz="sm">
          {t(`audit.${edge}`)}
        </Box>
      }
      leftSectionWidth={64}
      value={search[edge] ?? ''}
      onChange={(event) => change({ [edge]: event.currentTarget.value })}
    />
  )
  return (
    <FilterBar
      label={t('audit.search')}
      value={search.name ?? ''}
      maxLength={60}
      onSearch={(word) => change({ name: word })}
    >
      <FilterSelect
        label={t('audit.what')}
        value={action}
        options={choices}
        usual="all"
        onChange={(value) => change({ action: value })}
      />
      {date('from')}
      {date('to')}
    </FilterBar>
  )
}
