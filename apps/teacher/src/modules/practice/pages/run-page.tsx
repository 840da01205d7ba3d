import { Box, Button, NativeSelect, Stack } from '@mantine/core'
import { useParams, useSearch } from '@tanstack/react-router'
import { type BoardRun, practice, type SupplyChainReview } from '@titian/contract'
import { ErrorView, SiteLink, useAsk, useFormats, usePageTitle } from '@titian/site'
import { Numbers } from '@titian/site/staff'
import {
  type DataColumn,
  DataTable,
  formatMinor,
  SectionHead,
  Surface,
  TextSkeleton,
} from '@titian/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { linkTo, paths } from '../../../app/paths.ts'
import { ErpRun } from '../erp/run/erp-run.tsx'
import { MarketRun } from '../market/run/market-run.tsx'
import { DebriefAnswers } from '../parts/debrief-answers.tsx'

type SeatReview = SupplyChainReview['seats'][number]
type WeekRow = SeatReview['rows'][number]

function useWeekColumns(): DataColumn<WeekRow>[] {
  const { t } = useTranslation('practice')
  const { number, bracketed } = useFormats()
  const counted = (key: 'received' | 'asked' | 'shipped' | 'stock' | 'backlog') => ({
    key,
    title: t(`week.${key}`),
    align: 'end' as const,
    render: (row: WeekRow) => number(row[key]),
  })
  return [
    {
      key: 'week',
      title: t('week.week'),
      onCard: 'title',
      render: ({ week }) => <span className="num">{t('week.number', { week: number(week) })}</span>,
    },
    counted('received'),
    counted('asked'),
    counted('shipped'),
    counted('stock'),
    counted('backlog'),
    {
      key: 'cost',
      title: t('week.cost'),
      align: 'end',
      render: ({ cost }) => <span className="num">{formatMinor(cost)}</span>,
    },
    {
      key: 'ordered',
      title: t('week.ordered'),
      align: 'end',
      render: ({ ordered, orderedBy }) => (
        <span className="num">
          {ordered === null ? '--' : number(ordered)}
          {orderedBy !== null && orderedBy !== 'player' ? bracketed(t('week.bot')) : ''}
        </span>
      ),
    },
  ]
}

/** A link back to the assessment from which the run was opened. */
function BackToRating() {
  const { t } = useTranslation('practice')
  const { assessment } = useSearch({ from: paths.practiceRun })
  if (!assessment) return null
  return (
    <Button variant="default" component={SiteLink} {...linkTo.assessment(assessment)}>
      {t('run.backToRating')}
    </Button>
  )
}

/** PRC-107: returns the name of a seat with the name of its player. */
function useSeatLabel(team: BoardRun['team']) {
  const { t } = useTranslation('practice')
  return ({ seat: code, playedBy }: Pick<SeatReview, 'seat' | 'playedBy'>) => {
    const seat = t(`seat.${code}`)
    const player = team?.find((one) => one.seat === code)
    if (player) return t('games.player', { seat, name: player.name })
    return t(playedBy === 'player' && team === null ? 'run.seatOwn' : 'run.seatBot', { seat })
  }
}

/** PRC-031: the weeks of each seat. */
function Chain({ chain, team }: { chain: SupplyChainReview } & Pick<BoardRun, 'team'>) {
  const { t } = useTranslation('practice')
  const labelOf = useSeatLabel(team)
  const columns = useWeekColumns()
  const [chosen, setChosen] = useState('')
  // PRC-063: highlights the decision that an assessment names.
  const marked = useSearch({ from: paths.practiceRun })
  const own =
    chain.seats.find((one) => one.seat === marked.seat) ??
    chain.seats.find(({ playedBy }) => playedBy === 'player') ??
    chain.seats[0]
  const seat = chain.seats.find((one) => one.seat === chosen) ?? own
  if (!seat) return null
  return (
    <Surface gap="md">
      <NativeSelect
        label={t('run.seat')}
        maw={320}
        value={seat.seat}
        data={chain.seats.map((one) => ({
          value: one.seat,
          label: labelOf(one),
        }))}
        onChange={(event) => setChosen(event.currentTarget.value)}
      />
      <DataTable
        label={t('run.weeks')}
        columns={columns}
        rows={seat.rows}
        rowKey={({ week }) => String(week)}
        markedKey={seat.seat === marked.seat ? marked.day : undefined}
      />
    </Surface>
  )
}

function Bench({ bench }: { bench: NonNullable<BoardRun['inventory']> }) {
  const { t } = useTranslation('practice')
  type Row = (typeof bench.problems)[number]
  const columns: DataColumn<Row>[] = [
    {
      key: 'problem',
      title: t('bench.problem'),
      onCard: 'title',
      render: ({ name }) => t(`problem.${name}`),
    },
    {
      key: 'answer',
      title: t('bench.answer'),
      render: ({ answered }) => (
        <span style={{ overflowWrap: 'anywhere' }}>{answered?.text ?? '--'}</span>
      ),
    },
    {
      key: 'verdict',
      title: t('bench.verdict'),
      render: ({ answered }) => t(`verdict.${answered?.verdict ?? 'notAnswered'}`),
    },
  ]
  return (
    <Surface>
      <DataTable
        label={t('bench.title')}
        columns={columns}
        rows={bench.problems}
        rowKey={({ name }) => name}
      />
    </Surface>
  )
}

/** PRC-107: the seats and their players. */
function Team({ team }: { team: NonNullable<BoardRun['team']> }) {
  const { t } = useTranslation('practice')
  const { colon } = useFormats()
  return (
    <Surface gap="sm">
      <h2>{t('run.team')}</h2>
      <Box component="ul" m={0} pl="md">
        {team.map(({ seat, name }) => (
          <li key={seat} style={{ overflowWrap: 'anywhere' }}>
            <b>{t(`seat.${seat}`)}</b>
            {colon}
            {name}
          </li>
        ))}
      </Box>
    </Surface>
  )
}

function Notes({ notes, team }: Pick<BoardRun, 'notes' | 'team'>) {
  const { t } = useTranslation('practice')
  const { gap } = useFormats()
  if (notes.length === 0) return null
  const seatOf = (code: string) => {
    const player = team?.find(({ seat }) => seat === code)
    const seat = t(`seat.${code}`)
    return player ? t('games.player', { seat, name: player.name }) : seat
  }
  return (
    <Surface gap="sm">
      <h2>{t(team ? 'run.notesOfTeam' : 'run.notes')}</h2>
      <Box component="ul" m={0} pl="md">
        {notes.map(({ day, seat, note }) => (
          <li key={`${day} ${seat}`} style={{ overflowWrap: 'anywhere' }}>
            <b className="num">{t('run.noteOf', { day, seat: seatOf(seat) })}</b>
            {gap}
            {note}
          </li>
        ))}
      </Box>
    </Surface>
  )
}

function Body({ run, title }: { run: BoardRun; title: string }) {
  const { t } = useTranslation('practice')
  const { percent, number } = useFormats()
  const { score, assignment, supplyChain, inventory, team } = run
  const result = assignment?.percent ?? null
  const { kind } = run.practice
  const isOfDays = kind === 'marketplace' || kind === 'erp'
  return (
    <>
      <SectionHead level={1} title={title} lead={run.practice.title} more={<BackToRating />} />
      <Stack>
        <Numbers
          rows={[
            [t('board.best'), result === null ? '--' : percent(result / 100)],
            [
              t(isOfDays ? 'board.marketDay' : 'board.day'),
              t('list.of', { some: run.day, all: run.days }),
            ],
            ...(score?.parts ?? []).map(
              ({ name, points, of }) =>
                [
                  t(`part.${name}`),
                  points === null
                    ? t('run.notRated')
                    : t('list.of', { some: number(points), all: number(of) }),
                ] as const,
            ),
            ...(supplyChain
              ? [[t('run.chainCost'), formatMinor(supplyChain.chainCost)] as const]
              : []),
          ]}
        />
        {team ? <Team team={team} /> : null}
        {supplyChain ? <Chain chain={supplyChain} team={team} /> : null}
        {inventory ? <Bench bench={inventory} /> : null}
        <DebriefAnswers debrief={run.debrief} />
        {kind === 'marketplace' ? <MarketRun run={run} /> : null}
        {kind === 'erp' ? <ErpRun run={run} /> : null}
        {isOfDays ? null : <Notes notes={run.notes} team={team} />}
      </Stack>
    </>
  )
}

/**
 * PRC-031: one run of a student with every day and decision. An open run is shown up to the current
 * day.
 */
export function RunPage() {
  const { t } = useTranslation('practice')
  const { sign } = useParams({ from: paths.practiceRun })
  const { data, error, refetch } = useAsk(practice.boardRun, { sign }, { staleTime: 0 })
  const title = data?.code ? t('games.game', { code: data.code }) : data?.userName
  usePageTitle(title ?? t('list.title'))
  if (error && !data) return <ErrorView level={1} error={error} onRetry={() => void refetch()} />
  if (!data) return <TextSkeleton heading lines={8} label={t('site:loading')} />
  return <Body key={sign} run={data} title={title ?? data.userName} />
}
