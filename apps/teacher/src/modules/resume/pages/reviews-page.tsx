import { Box } from '@mantine/core'
import { useSearch } from '@tanstack/react-router'
import { type RequestedReviewRow, resume } from '@titian/contract'
import { useFormats, usePageTitle } from '@titian/site'
import { FilterBar, ListSurface, RowLink, useCallList } from '@titian/site/staff'
import { type DataColumn, EmptyState, SectionHead, StatusBadge } from '@titian/ui'
import { useTranslation } from 'react-i18next'
import { linkTo, paths } from '../../../app/paths.ts'

const size = 20

function useColumns(): DataColumn<RequestedReviewRow>[] {
  const { t } = useTranslation('resume')
  const formats = useFormats()
  return [
    {
      key: 'student',
      title: t('list.student'),
      onCard: 'title',
      render: ({ sign, studentName, note }) => (
        <RowLink {...linkTo.resumeReview(sign)} stacked>
          <b>{studentName}</b>
          {note ? (
            <Box component="span" className="clip-2" c="dimmed" fz="xs" fw={400}>
              {note}
            </Box>
          ) : null}
        </RowLink>
      ),
    },
    {
      key: 'state',
      title: t('list.state'),
      render: ({ finishedAt }) => (
        <StatusBadge tone={finishedAt === null ? 'warn' : 'ok'}>
          {t(finishedAt === null ? 'state.open' : 'state.finished')}
        </StatusBadge>
      ),
    },
    {
      key: 'requested',
      title: t('list.requested'),
      render: ({ requestedAt }) => <span className="num">{formats.dateTime(requestedAt)}</span>,
    },
    {
      key: 'comments',
      title: t('list.comments'),
      align: 'end',
      render: ({ comments }) => formats.number(comments),
    },
  ]
}

/** RES-126: the requests of students for comments on their resumes. */
export function ReviewsPage() {
  const { t } = useTranslation('resume')
  usePageTitle(t('list.title'))
  const { filter, change, list } = useCallList(
    resume.listRequestedReviews,
    useSearch({ from: paths.resumeReviews }),
    { size },
  )
  const columns = useColumns()
  return (
    <>
      <SectionHead level={1} title={t('list.title')} lead={t('list.lead')} />
      <ListSurface
        label={t('list.title')}
        columns={columns}
        rowKey={({ sign }) => sign}
        {...list}
        filters={
          <FilterBar
            label={t('list.search')}
            value={filter.name ?? ''}
            onSearch={(name) => change({ name })}
          />
        }
        empty={<EmptyState title={t('list.none')} text={t('list.noneText')} />}
      />
    </>
  )
}
