import { Box, Button } from '@mantine/core'
import { boardStates, practice, type PracticeBoardRow } from '@titian/contract'
import { SiteLink, useFormats } from '@titian/site'
import { FilterSelect, ListSurface, type PageWord, useCallList } from '@titian/site/staff'
import { type DataColumn, EmptyState, StatusBadge, type Tone } from '@titian/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { linkTo } from '../../../app/paths.ts'
import { ExtendDialog } from './extend-dialog.tsx'

const size = 50

const tones: Record<PracticeBoardRow['state'], Tone> = {
  notStarted: 'neutral',
  active: 'info',
  ended: 'ok',
}

function useColumns(onExtend: (row: PracticeBoardRow) => void): DataColumn<PracticeBoardRow>[] {
  const { t } = useTranslation('practice')
  const { dateTime, percent } = useFormats()
  return [
    {
      key: 'student',
      title: t('board.student'),
      onCard: 'title',
      render: ({ userName, studentCard }) => (
        <>
          <b>{userName}</b>
          {studentCard ? (
            <Box c="dimmed" fz="xs">
              {studentCard}
            </Box>
          ) : null}
        </>
      ),
    },
    {
      key: 'state',
      title: t('board.state'),
      render: ({ state }) => (
        <StatusBadge tone={tones[state]}>{t(`boardState.${state}`)}</StatusBadge>
      ),
    },
    {
      key: 'day',
      title: t('board.day'),
      align: 'end',
      render: ({ day, days, attempt }) =>
        day === null ? (
          '--'
        ) : (
          <span className="num">
            {t('list.of', { some: day, all: days })}
            <Box c="dimmed" fz="xs">
              {t('board.attempt', { number: attempt })}
            </Box>
          </span>
        ),
    },
    {
      key: 'percent',
      title: t('board.best'),
      align: 'end',
      render: (row) =>
        row.percent === null ? (
          '--'
        ) : (
          <StatusBadge tone={row.passed ? 'ok' : 'danger'}>
            {t(row.passed ? 'board.passed' : 'board.notPassed', {
              percent: percent(row.percent / 100),
            })}
          </StatusBadge>
        ),
    },
    {
      key: 'changed',
      title: t('board.changed'),
      render: ({ changedAt }) => (
        <span className="num">{changedAt ? dateTime(changedAt) : '--'}</span>
      ),
    },
    {
      key: 'due',
      title: t('field.dueAt'),
      render: ({ dueAt, extended }) => (
        <span className="num">
          {dueAt ? dateTime(dueAt) : t('list.noDue')}
          {extended ? ` (${t('board.extended')})` : ''}
        </span>
      ),
    },
    {
      key: 'acts',
      title: <span className="visually-hidden">{t('board.acts')}</span>,
      align: 'end',
      onCard: 'actions',
      render: (row) => (
        <Box style={{ display: 'flex', flexWrap: 'wrap', gap: 8, justifyContent: 'flex-end' }}>
          <Button
            variant="subtle"
            aria-label={t('board.extendOf', { name: row.userName })}
            onClick={() => onExtend(row)}
          >
            {t('board.extend')}
          </Button>
          {row.run === null ? null : (
            <Button
              component={SiteLink}
              {...linkTo.practiceRun(row.run)}
              variant="default"
              aria-label={t('board.openOf', { name: row.userName })}
            >
              {t('board.open')}
            </Button>
          )}
        </Box>
      ),
    },
  ]
}

interface BoardTableProps {
  /** Of the assignment. */
  sign: string
  search: PageWord & { state?: string }
}

/** PRC-040: every student of the course, with the newest run. */
export function BoardTable({ sign, search }: BoardTableProps) {
  const { t } = useTranslation('practice')
  const [extended, setExtends] = useState<PracticeBoardRow | null>(null)
  const columns = useColumns(setExtends)
  const { filter, change, list } = useCallList(practice.practiceBoard, search, {
    size,
    given: { sign },
    live: true,
  })
  return (
    <>
      <ListSurface
        label={t('board.title')}
        columns={columns}
        rowKey={({ userId }) => userId}
        {...list}
        filters={
          <Box p="md">
            <FilterSelect
              label={t('board.state')}
              value={filter.state ?? ''}
              usual=""
              options={[
                { value: '', label: t('board.all') },
                ...boardStates.map((value) => ({ value, label: t(`boardState.${value}`) })),
              ]}
              onChange={(next) => change({ state: boardStates.find((one) => one === next) })}
            />
          </Box>
        }
        empty={<EmptyState title={t('board.none')} text={t('board.noneText')} />}
      />
      {extended ? (
        <ExtendDialog
          key={extended.userId}
          sign={sign}
          row={extended}
          onClose={() => setExtends(null)}
        />
      ) : null}
    </>
  )
}
