import { NativeSelect } from '@mantine/core'
import { IconBan, IconCircleCheck } from '@tabler/icons-react'
import { people, type Person } from '@titian/contract'
import { ErrorView, useAsk, useFormats, usePagerLabels, usePageTitle } from '@titian/site'
import {
  DataTable,
  EmptyState,
  Face,
  Pager,
  SectionHead,
  StatusBadge,
  Surface,
  Tag,
  type DataColumn,
} from '@titian/ui'
import { useTranslation } from 'react-i18next'
import { FilterSearch } from '../../../parts/filter-search.tsx'
import toolbar from '../../../parts/toolbar.module.css'
import { useListSearch } from '../../../parts/use-list-search.ts'
import styles from '../parts/people.module.css'

const size = 15
const roles = ['all', 'student', 'teacher', 'staff', 'normal'] as const
const knownRoles = ['student', 'teacher', 'schoolAdmin', 'platformAdmin', 'normal'] as const

function Roles({ roleStr }: { roleStr: string }) {
  const { t } = useTranslation('accounts')
  const own = roleStr.split(',')
  return (
    <span className={styles['roles']}>
      {knownRoles
        .filter((role) => own.includes(role))
        .map((role) => (
          <Tag key={role}>{t(`role.${role}`)}</Tag>
        ))}
    </span>
  )
}

function useColumns(): DataColumn<Person>[] {
  const { t } = useTranslation('accounts')
  const formats = useFormats()
  return [
    {
      key: 'name',
      title: t('people.name'),
      onCard: 'title',
      render: (person) => (
        <span className={styles['person']}>
          <Face name={person.name} seed={person.sign} />
          <span className={styles['words']}>
            <b className="clip">{person.name}</b>
            <span className={styles['small']}>{person.studentCard ?? t('people.noCard')}</span>
          </span>
        </span>
      ),
    },
    {
      key: 'phone',
      title: t('phone'),
      render: ({ areaCode, mobile }) => <span className="num">{`+${areaCode} ${mobile}`}</span>,
    },
    {
      key: 'roles',
      title: t('people.roles'),
      render: ({ roleStr }) => <Roles roleStr={roleStr} />,
    },
    {
      key: 'state',
      title: t('people.state'),
      render: ({ disabled }) =>
        disabled ? (
          <StatusBadge tone="danger" icon={<IconBan size={14} aria-hidden />}>
            {t('people.disabled')}
          </StatusBadge>
        ) : (
          <StatusBadge tone="ok" icon={<IconCircleCheck size={14} aria-hidden />}>
            {t('people.active')}
          </StatusBadge>
        ),
    },
    {
      key: 'since',
      title: t('people.since'),
      render: ({ createdAt }) => <span className="num">{formats.date(createdAt)}</span>,
    },
    {
      key: 'last',
      title: t('people.last'),
      render: ({ lastLoginAt }) => (
        <span className="num">
          {lastLoginAt ? formats.dateTime(lastLoginAt) : t('people.never')}
        </span>
      ),
    },
  ]
}

/** The people of the school, for its staff. */
export function PeoplePage() {
  const { t } = useTranslation('accounts')
  const { search, page, change } = useListSearch()
  const labels = usePagerLabels()
  const columns = useColumns()
  const { name = '' } = search
  const role = roles.find((one) => one === search['role']) ?? 'all'
  usePageTitle(t('people.title'))
  const { data, error, isFetching, refetch } = useAsk(
    people.listPeople,
    { name, role, page, size },
    { placeholderData: (before) => before, staleTime: 0 },
  )
  return (
    <>
      <SectionHead level={1} title={t('people.title')} />
      <Surface padding="none">
        <div className={toolbar['bar']}>
          <div className={toolbar['grow']}>
            <FilterSearch
              label={t('people.search')}
              value={name}
              maxLength={60}
              onSearch={(word) => change({ name: word })}
            />
          </div>
          <NativeSelect
            size="sm"
            aria-label={t('people.roles')}
            value={role}
            data={roles.map((value) => ({ value, label: t(`people.filter.${value}`) }))}
            onChange={(event) => {
              const chosen = event.currentTarget.value
              change({ role: chosen === 'all' ? undefined : chosen })
            }}
          />
        </div>
        {error ? (
          <ErrorView error={error} onRetry={() => void refetch()} />
        ) : (
          <DataTable
            label={t('people.title')}
            columns={columns}
            rows={data?.list ?? []}
            rowKey={({ sign }) => sign}
            loading={isFetching && !data}
            loadingLabel={t('site:loading')}
            empty={
              <EmptyState seed="empty-2" title={t('people.none')} text={t('people.noneText')} />
            }
          />
        )}
        <div className={toolbar['foot']}>
          {data && data.total > 0 ? (
            <Pager
              page={page}
              size={size}
              total={data.total}
              labels={labels}
              onChange={(next) => change({ page: next })}
            />
          ) : null}
        </div>
      </Surface>
    </>
  )
}
