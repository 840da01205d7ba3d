import { Box, Button, Group } from '@mantine/core'
import { boardStates, practice, type PracticeBoardRow } from '@titian/contract'
import { SiteLink, useFormats } from '@titian/site'
import {
  ExportMenu,
  FilterSelect,
  ListSurface,
  type PageWord,
  useCallList,
} from '@titian/site/staff'
import { type DataColumn, EmptyState, Note, StatusBadge, type Tone } from '@titian/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { linkTo } from '../../../app/paths.ts'
import { BoardGames } from './board-games.tsx'
import { ExtendDialog } from './extend-dialog.tsx'

const size = 50
/** Milliseconds until the board is asked for again, as long as the page is in sight. */
const betweenAnswers = 5_000

const tones: Record<PracticeBoardRow['state'], Tone> = {
  notStarted: 'neutral',
  active: 'info',
  ended: 'ok',
}

/** PRC-105: the same words for all players of one game. */
function GameLabel({ game, seat }: Pick<PracticeBoardRow, 'game' | 'seat'>) {
  const { t } = useTranslation('practice')
  if (game === null || seat === null) return null
  return (
    <Box c="dimmed" fz="xs" mt={4}>
      {t('games.gameAndSeat', { code: game, seat: t(`seat.${seat}`) })}
    </Box>
  )
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
      render: ({ state, game, seat }) => (
        <>
          <StatusBadge tone={tones[state]}>{t(`boardState.${state}`)}</StatusBadge>
          <GameLabel game={game} seat={seat} />
        </>
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
  const { dateTime } = useFormats()
  const [extended, setExtends] = useState<PracticeBoardRow | null>(null)
  const columns = useColumns(setExtends)
  const { filter, change, asked, list } = useCallList(practice.practiceBoard, search, {
    size,
    given: { sign },
    live: betweenAnswers,
  })
  const { data, error, dataUpdatedAt } = asked
  // A question in between that fails takes no row away.
  const isCut = error !== null && data !== undefined
  return (
    <>
      {isCut ? (
        <Note tone="warn" live>
          {t('board.cut', { moment: dateTime(new Date(dataUpdatedAt).toISOString()) })}
        </Note>
      ) : null}
      {data ? (
        <BoardGames games={data.games} total={data.gamesTotal} answeredAt={dataUpdatedAt} />
      ) : null}
      <Group justify="flex-end">
        <ExportMenu
          call={practice.exportBoard}
          input={{ sign, ...(filter.state && { state: filter.state }) }}
          hint={t('board.exportHint')}
        />
      </Group>
      <ListSurface
        label={t('board.title')}
        columns={columns}
        rowKey={({ userId }) => userId}
        {...list}
        asked={isCut ? { ...list.asked, error: null } : list.asked}
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
