import { Box, Flex } from '@mantine/core'
import type { CourseMember } from '@titian/contract'
import { useFormats } from '@titian/site'
import { chooseColumn } from '@titian/site/staff'
import { StatusBadge, type DataColumn } from '@titian/ui'
import { useTranslation } from 'react-i18next'

const tones = { notStarted: 'neutral', studying: 'info', completed: 'ok' } as const

export function useMemberColumns(
  selection: Parameters<typeof chooseColumn<CourseMember>>[0]['selection'],
): DataColumn<CourseMember>[] {
  const { t } = useTranslation('courses')
  const { dateTime, shortDate, list } = useFormats()
  return [
    chooseColumn({
      selection,
      pageLabel: t('members.choosePage'),
      rowLabel: ({ name }) => t('members.choose', { name }),
    }),
    {
      key: 'student',
      title: t('members.column.student'),
      onCard: 'title',
      render: ({ name, studentCard }) => (
        <Box>
          <b>{name || '--'}</b>
          <Box className="meta">{studentCard || t('members.column.noCard')}</Box>
        </Box>
      ),
    },
    {
      key: 'class',
      folds: 2,
      title: t('members.column.class'),
      render: ({ className, groups }) => (
        <>
          <Box style={{ whiteSpace: 'nowrap' }}>{className === '' ? '--' : className}</Box>
          {groups.length > 0 ? <span className="meta clip-2">{list(groups)}</span> : null}
        </>
      ),
    },
    {
      key: 'joined',
      folds: 1,
      title: t('members.column.joined'),
      render: ({ joinedAt }) => <span className="num">{shortDate(joinedAt)}</span>,
    },
    {
      key: 'last',
      folds: 3,
      title: t('members.column.lastStudy'),
      render: ({ lastStudyAt }) => (
        <span className="num">
          {lastStudyAt ? dateTime(lastStudyAt) : t('members.column.never')}
        </span>
      ),
    },
    {
      key: 'lessons',
      folds: 5,
      title: t('members.column.lessons'),
      align: 'end',
      render: ({ lessonsDone, lessons }) => (
        <span className="num">
          {lessonsDone} / {lessons}
        </span>
      ),
    },
    {
      key: 'work',
      folds: 4,
      title: t('members.column.work'),
      align: 'end',
      render: ({ handedIn, handedInOf }) => (
        <span className="num">
          {handedIn} / {handedInOf}
        </span>
      ),
    },
    {
      key: 'state',
      folds: 6,
      title: t('members.column.state'),
      render: ({ status, quiet }) => (
        <Flex gap="xs" wrap="wrap">
          <StatusBadge tone={tones[status]}>{t(`members.state.${status}`)}</StatusBadge>
          {quiet ? <StatusBadge tone="warn">{t('members.state.quiet')}</StatusBadge> : null}
        </Flex>
      ),
    },
  ]
}
