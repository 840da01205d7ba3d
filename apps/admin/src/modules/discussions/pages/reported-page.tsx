import { Button, Group } from '@mantine/core'
import { useSearch } from '@tanstack/react-router'
import { discussions, type ReportedContribution } from '@titian/contract'
import { callKey, useAct, useAsk, useFormats, usePageTitle } from '@titian/site'
import { ListSurface, useListSearch } from '@titian/site/staff'
import { EmptyState, SectionHead, Segmented, toast, type DataColumn } from '@titian/ui'
import { useTranslation } from 'react-i18next'
import { paths } from '../../../app/paths.ts'

const size = 15
const states = ['reported', 'hidden'] as const
const refresh = [callKey(discussions.listReportedContributions)]

function Decide({ row: { kind, sign, hidden, content } }: { row: ReportedContribution }) {
  const { t } = useTranslation('discussions')
  const { mutate, isPending } = useAct(discussions.decideContribution, {
    refresh,
    onDone: (_, input) => toast.success(t(input.hidden ? 'nowHidden' : 'nowShown')),
  })
  const act = (name: 'hide' | 'show') => (
    <Button
      variant="default"
      loading={isPending}
      aria-label={t(`${name}Of`, { text: content.slice(0, 60) })}
      onClick={() => mutate({ kind, sign, hidden: name === 'hide' })}
    >
      {t(name)}
    </Button>
  )
  return (
    <Group gap="xs" justify="flex-end">
      {hidden ? null : act('hide')}
      {act('show')}
    </Group>
  )
}

function useColumns(): DataColumn<ReportedContribution>[] {
  const { t } = useTranslation('discussions')
  const formats = useFormats()
  return [
    {
      key: 'content',
      title: t('content'),
      onCard: 'title',
      render: ({ content }) => <span className="clip-2">{content}</span>,
    },
    { key: 'kind', title: t('kind'), render: ({ kind }) => t(`kinds.${kind}`) },
    { key: 'course', title: t('course'), render: ({ courseName }) => courseName },
    { key: 'author', title: t('author'), render: ({ authorName }) => authorName },
    {
      key: 'reports',
      title: t('reports'),
      align: 'end',
      render: ({ reports }) => formats.number(reports),
    },
    {
      key: 'written',
      title: t('written'),
      render: ({ createdAt }) => <span className="num">{formats.dateTime(createdAt)}</span>,
    },
    {
      key: 'acts',
      title: <span className="visually-hidden">{t('decide')}</span>,
      align: 'end',
      onCard: 'actions',
      render: (row) => <Decide row={row} />,
    },
  ]
}

/** CRS-163: what people of a course reported, and what staff have hidden. */
export function ReportedPage() {
  const { t } = useTranslation('discussions')
  const { page, search, change } = useListSearch(useSearch({ from: paths.reported }))
  const state = states.find((one) => one === search.state) ?? 'reported'
  const columns = useColumns()
  usePageTitle(t('title'))
  const asked = useAsk(
    discussions.listReportedContributions,
    { state, page, size },
    { placeholderData: (before) => before, staleTime: 0 },
  )
  return (
    <>
      <SectionHead level={1} title={t('title')} lead={t('lead')} />
      <ListSurface
        label={t('title')}
        columns={columns}
        rowKey={({ sign }) => sign}
        asked={asked}
        page={page}
        size={size}
        onPage={(next) => change({ page: next })}
        filters={
          <Segmented
            label={t('state')}
            value={state}
            onChange={(next) => change({ state: next === 'reported' ? '' : next })}
            options={states.map((value) => ({ value, label: t(`states.${value}`) }))}
          />
        }
        empty={<EmptyState title={t('none')} text={t('noneText')} />}
      />
    </>
  )
}
