import { NativeSelect, TextInput } from '@mantine/core'
import { auditActions } from '@titian/contract'
import { useTranslation } from 'react-i18next'
import { FilterSearch } from '../../../parts/filter-search.tsx'
import toolbar from '../../../parts/toolbar.module.css'
import type { useListSearch } from '../../../parts/use-list-search.ts'
import styles from './audit.module.css'

type AuditFiltersProps = Pick<ReturnType<typeof useListSearch>, 'search' | 'change'>

const subjects = [...new Set(auditActions.map((action) => action.split('.')[0] ?? ''))]

function useActionChoices() {
  const { t } = useTranslation('people')
  const groups = subjects.map((subject) => ({
    group: t(`audit.subject.${subject}`),
    items: auditActions
      .filter((action) => action.startsWith(`${subject}.`))
      .map((value) => ({ value: String(value), label: t(`audit.action.${value}`) })),
  }))
  return [{ value: 'all', label: t('audit.anyAction') }, ...groups]
}

export function AuditFilters({ search, change }: AuditFiltersProps) {
  const { t } = useTranslation('people')
  const choices = useActionChoices()
  const action = auditActions.find((one) => one === search['action']) ?? 'all'
  const date = (edge: 'from' | 'to') => (
    <TextInput
      type="date"
      size="sm"
      className={styles['date']}
      aria-label={t(`audit.${edge}Label`)}
      leftSection={<span className={styles['edge']}>{t(`audit.${edge}`)}</span>}
      leftSectionWidth={64}
      value={search[edge] ?? ''}
      onChange={(event) => change({ [edge]: event.currentTarget.value })}
    />
  )
  return (
    <div className={toolbar['bar']}>
      <div className={toolbar['grow']}>
        <FilterSearch
          label={t('audit.search')}
          value={search['name'] ?? ''}
          maxLength={60}
          onSearch={(word) => change({ name: word })}
        />
      </div>
      <NativeSelect
        size="sm"
        aria-label={t('audit.what')}
        value={action}
        data={choices}
        onChange={({ currentTarget: { value } }) =>
          change({ action: value === 'all' ? undefined : value })
        }
      />
      {date('from')}
      {date('to')}
    </div>
  )
}
