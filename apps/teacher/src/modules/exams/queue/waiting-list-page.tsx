import { Box, Button } from '@mantine/core'
import { useSearch } from '@tanstack/react-router'
import { exams, type WaitingExamination } from '@titian/contract'
import { SiteLink, useFormats, usePageTitle } from '@titian/site'
import { ListSurface, RowLink, useCallList } from '@titian/site/staff'
import { EmptyState, SectionHead, type DataColumn } from '@titian/ui'
import { useTranslation } from 'react-i18next'
import { linkTo, paths } from '../../../app/paths.ts'
import { CourseFilter } from '../parts/course-filter.tsx'
import { useAge } from './use-age.ts'

const size = 15

function useColumns(): DataColumn<WaitingExamination>[] {
  const { t } = useTranslation('exams')
  const formats = useFormats()
  const age = useAge()
  return [
    {
      key: 'name',
      title: t('list.name'),
      onCard: 'title',
      render: (row) => (
        <RowLink {...linkTo.marking(row.examinationId)} stacked>
          <b className="clip-2">{row.examinationName}</b>
          <Box component="span" c="dimmed" fz="xs" fw={400}>
            {row.courseName}
          </Box>
        </RowLink>
      ),
    },
    {
      key: 'papers',
      title: t('list.papers'),
      align: 'end',
      render: ({ papers }) => formats.number(papers),
    },
    {
      key: 'answers',
      title: t('queue.answers'),
      align: 'end',
      render: ({ answers }) => formats.number(answers),
    },
    { key: 'age', title: t('queue.oldest'), render: ({ oldest }) => age(oldest) },
    {
      key: 'acts',
      title: <span className="visually-hidden">{t('acts')}</span>,
      align: 'end',
      onCard: 'actions',
      render: (row) => (
        <Button
          component={SiteLink}
          {...linkTo.marking(row.examinationId)}
          variant="light"
          aria-label={t('queue.markOf', { name: row.examinationName })}
        >
          {t('waiting.grade')}
        </Button>
      ),
    },
  ]
}

/** EXM-185: the examinations with papers to mark, longest waiting first. */
export function WaitingListPage() {
  const { t } = useTranslation('exams')
  const { filter, change, list } = useCallList(
    exams.waitingExaminations,
    useSearch({ from: paths.waiting }),
    { size },
  )
  const columns = useColumns()
  usePageTitle(t('queue.title'))
  return (
    <>
      <SectionHead
        level={1}
        title={t('queue.title')}
        lead={t('queue.lead')}
        more={
          <Button component={SiteLink} {...linkTo.toMark({ kind: 'paper' })}>
            {t('queue.start')}
          </Button>
        }
      />
      <ListSurface
        label={t('queue.title')}
        columns={columns}
        rowKey={({ examinationId }) => examinationId}
        rowsOpen
        {...list}
        filters={
          <Box p="md">
            <CourseFilter
              value={filter.courseId ?? ''}
              onChange={(sign) => change({ courseId: sign })}
            />
          </Box>
        }
        empty={<EmptyState seed="empty-1" title={t('waiting.none')} text={t('queue.noneText')} />}
      />
    </>
  )
}
