import { Button, Group, Stack, Text } from '@mantine/core'
import { useNavigate, useSearch } from '@tanstack/react-router'
import {
  applications,
  type OverviewDivision,
  overviewDivisions,
  overviewMonths,
  type OverviewRow,
  type WantedSkill,
} from '@titian/contract'
import { ErrorView, useAsk, useFormats, usePageTitle } from '@titian/site'
import { FilterSelect } from '@titian/site/staff'
import {
  DataTable,
  type DataColumn,
  EmptyState,
  SectionHead,
  StatusBadge,
  Surface,
} from '@titian/ui'
import { useTranslation } from 'react-i18next'
import { linkTo, type OverviewWords, paths } from '../../../app/paths.ts'
import { saveCsv } from '../../../parts/save-csv.ts'
import { writeCsv } from '../../../parts/write-csv.ts'

const numbers = ['posts', 'applications', 'answered', 'offers', 'accepted'] as const
const timeZone = () => Intl.DateTimeFormat().resolvedOptions().timeZone

const chosen = <One extends string>(all: readonly One[], word: string | undefined, usual: One) =>
  all.find((one) => one === word) ?? usual

function useColumns(by: OverviewDivision): DataColumn<OverviewRow>[] {
  const { t } = useTranslation('applications')
  const { number } = useFormats()
  const shown = numbers.filter((name) => by !== 'study' || name !== 'posts')
  return [
    { key: 'name', title: t(`overview.by.${by}`), render: ({ name }) => name, onCard: 'title' },
    ...shown.map((name) => ({
      key: name,
      title: t(`overview.${name}`),
      align: 'end' as const,
      render: (row: OverviewRow) => number(row[name] ?? 0),
    })),
    {
      key: 'halfHours',
      title: t('overview.halfHours'),
      align: 'end',
      render: ({ halfHours }) =>
        halfHours === null ? '–' : t('overview.hours', { hours: number(Math.round(halfHours)) }),
    },
  ]
}

function Figures({ by, months }: { by: OverviewDivision; months: number }) {
  const { t } = useTranslation(['applications', 'site'])
  const columns = useColumns(by)
  const { data, error, refetch } = useAsk(applications.applicationOverview, {
    by,
    months,
    timeZone: timeZone(),
  })
  if (error && !data) return <ErrorView level={2} error={error} onRetry={() => void refetch()} />
  const rows = data
    ? [
        { ...data.total, name: t('overview.all') },
        ...data.list.map((row) => ({ ...row, name: row.name || t('overview.noName') })),
      ]
    : []
  const counted = numbers.filter((name) => by !== 'study' || name !== 'posts')
  const heads = [
    t(`overview.by.${by}`),
    ...counted.map((name) => t(`overview.${name}`)),
    t('overview.halfHours'),
  ]
  const save = () =>
    saveCsv(
      `${t('overview.fileName')}-${by}.csv`,
      writeCsv([
        heads,
        ...rows.map((row) => [
          row.name,
          ...counted.map((name) => row[name] ?? 0),
          row.halfHours === null ? '' : Math.round(row.halfHours * 10) / 10,
        ]),
      ]),
    )
  return (
    <Surface gap={12}>
      <DataTable
        label={t('overview.title')}
        columns={columns}
        rows={rows}
        rowKey={({ name }) => name}
        loading={!data}
        loadingLabel={t('site:loading')}
        stickyFirst
      />
      <Group justify="flex-end">
        <Button variant="default" onClick={save} disabled={!data}>
          {t('overview.save')}
        </Button>
      </Group>
    </Surface>
  )
}

function WantedSkills() {
  const { t } = useTranslation(['applications', 'site'])
  const { number } = useFormats()
  const { data, error, refetch } = useAsk(applications.wantedSkills, {})
  const columns: DataColumn<WantedSkill>[] = [
    { key: 'name', title: t('wanted.name'), render: ({ name }) => name, onCard: 'title' },
    {
      key: 'posts',
      title: t('wanted.posts'),
      align: 'end',
      render: ({ posts }) => number(posts),
    },
    {
      key: 'courses',
      title: t('wanted.courses'),
      align: 'end',
      render: ({ courses }) =>
        courses === 0 ? (
          <StatusBadge tone="warn">{t('wanted.noCourse')}</StatusBadge>
        ) : (
          number(courses)
        ),
    },
  ]
  const save = () =>
    saveCsv(
      `${t('wanted.fileName')}.csv`,
      writeCsv([
        [t('wanted.name'), t('wanted.posts'), t('wanted.courses')],
        ...(data?.skills ?? []).map(({ name, posts, courses }) => [name, posts, courses]),
      ]),
    )
  return (
    <section>
      <SectionHead
        title={t('wanted.title')}
        lead={t('wanted.lead')}
        more={
          <Button variant="default" onClick={save} disabled={!data || data.skills.length === 0}>
            {t('wanted.save')}
          </Button>
        }
      />
      {error && !data ? (
        <ErrorView level={3} error={error} onRetry={() => void refetch()} />
      ) : (
        <DataTable
          label={t('wanted.title')}
          columns={columns}
          rows={data?.skills ?? []}
          rowKey={({ name }) => name}
          loading={!data}
          loadingLabel={t('site:loading')}
          maxHeight={640}
          empty={<EmptyState title={t('wanted.none')} text={t('wanted.noneText')} />}
        />
      )}
    </section>
  )
}

/**
 * JOB-122, JOB-123: the outcomes of applications, and the skills that courses of the school could
 * teach.
 */
export function OverviewPage() {
  const { t } = useTranslation('applications')
  const navigate = useNavigate()
  const words: OverviewWords = useSearch({ from: paths.applicationOverview })
  const by = chosen(overviewDivisions, words.by, 'month')
  const months = chosen(
    overviewMonths.map((one) => String(one)),
    words.months,
    '12',
  )
  const change = (next: OverviewWords) =>
    void navigate({ ...linkTo.applicationOverview({ ...words, ...next }), replace: true })
  usePageTitle(t('overview.title'))
  return (
    <Stack gap="xl">
      <div>
        <SectionHead level={1} title={t('overview.title')} lead={t('overview.lead')} />
        <Group gap="sm" mb="md">
          <FilterSelect
            label={t('overview.division')}
            value={by}
            usual="month"
            options={overviewDivisions.map((value) => ({
              value,
              label: t(`overview.by.${value}`),
            }))}
            onChange={(value) => change({ by: value || undefined })}
          />
          <FilterSelect
            label={t('overview.time')}
            value={months}
            usual="12"
            options={overviewMonths.map((count) => ({
              value: String(count),
              label: t('overview.months', { count }),
            }))}
            onChange={(value) => change({ months: value || undefined })}
          />
        </Group>
        <Figures by={by} months={Number(months)} />
        <Text mt="sm" fz="sm" c="var(--text-2)">
          {t('overview.hint')}
        </Text>
      </div>
      <WantedSkills />
    </Stack>
  )
}
