import { Box, Button } from '@mantine/core'
import type { PracticeBoardRow } from '@titian/contract'
import { SiteLink, useFormats } from '@titian/site'
import { ListSurface } from '@titian/site/staff'
import { type DataColumn, StatusBadge, type Tone } from '@titian/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { linkTo } from '../../../app/paths.ts'
import { BoardGames } from './board-games.tsx'
import {
  BoardCut,
  BoardEmpty,
  BoardExport,
  BoardFilter,
  type BoardProps,
  useBoard,
} from './board-parts.tsx'
import { ExtendDialog } from './extend-dialog.tsx'

const tones: Record<PracticeBoardRow['state'], Tone> = {
  notStarted: 'neutral',
  active: 'info',
  ended: 'ok',
}

/** PRC-105: the label of a game, which is the same for all players of the game. */
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
  const { dateTime, percent, bracketed } = useFormats()
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
          {extended ? bracketed(t('board.extended')) : ''}
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

/** PRC-040: every student of the course with the newest run. */
export function BoardTable(props: BoardProps) {
  const { sign } = props
  const { t } = useTranslation('practice')
  const [extended, setExtends] = useState<PracticeBoardRow | null>(null)
  const columns = useColumns(setExtends)
  const board = useBoard(props)
  const { filter, asked, isCut, list } = board
  const { data, dataUpdatedAt } = asked
  return (
    <>
      <BoardCut {...board} />
      {data ? (
        <BoardGames games={data.games} total={data.gamesTotal} answeredAt={dataUpdatedAt} />
      ) : null}
      <BoardExport sign={sign} state={filter.state} />
      <ListSurface
        label={t('board.title')}
        columns={columns}
        rowKey={({ userId }) => userId}
        {...list}
        asked={isCut ? { ...list.asked, error: null } : list.asked}
        filters={<BoardFilter {...board} />}
        empty={<BoardEmpty />}
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
