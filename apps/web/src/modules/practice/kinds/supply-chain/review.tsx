import { Stack, Text } from '@mantine/core'
import { useSearch } from '@tanstack/react-router'
import type { RunReview, SupplyChainReview } from '@titian/contract'
import { LinePlot } from '@titian/site/line-plot'
import { formatMinor, Surface } from '@titian/ui'
import { useFormats } from '@titian/site'
import { useTranslation } from 'react-i18next'
import { paths } from '../../../../app/paths.ts'
import { FactGrid } from '../../parts/fact-grid.tsx'
import { type Team, useDecider } from './use-decider.ts'
import { WeekSteps } from './week-steps.tsx'
import { WeekTable } from './week-table.tsx'

type Seat = SupplyChainReview['seats'][number]

function Curves({ chain, marked }: { chain: SupplyChainReview; marked: number | undefined }) {
  const { t } = useTranslation('practice')
  const lines = (of: (row: Seat['rows'][number]) => number | null) =>
    chain.seats.map(({ seat, rows }) => ({ name: t(`seat.${seat}`), values: rows.map(of) }))
  const demand = { name: t('review.demand'), values: chain.demand }
  const plots = [
    { title: t('review.orders'), series: [...lines(({ ordered }) => ordered), demand] },
    { title: t('review.stocks'), series: lines(({ stock, backlog }) => stock - backlog) },
    { title: t('review.costs'), series: lines(({ cost }) => cost), textOf: costText },
  ]
  return plots.map(({ title, ...plot }) => (
    <Surface key={title} gap="sm">
      <h2>{title}</h2>
      <LinePlot label={title} first={1} marked={marked} {...plot} />
    </Surface>
  ))
}

const costText = (cents: number) => formatMinor(Math.round(cents))

interface SeatCardProps {
  seat: Seat
  team: Team
  /** The week to highlight; the table of the weeks is then open. */
  marked: string | undefined
}

function SeatCard({ seat, team, marked }: SeatCardProps) {
  const { t } = useTranslation('practice')
  const { colon } = useFormats()
  const { decider } = useDecider(team)
  const percent = (value: number | null) => (value === null ? t('review.nothing') : `${value}%`)
  return (
    <Surface gap="sm">
      <h3>{t(`seat.${seat.seat}`)}</h3>
      <Text component="p" fz="sm" c="var(--text-2)">
        {t('col.by')}
        {colon}
        {decider(seat.seat, seat.playedBy)}
      </Text>
      <FactGrid
        facts={[
          { name: t('col.cost'), value: formatMinor(seat.cost) },
          {
            name: t('review.bullwhip'),
            value: seat.bullwhip === null ? t('review.noVariation') : formatMinor(seat.bullwhip),
          },
          { name: t('review.withoutBacklog'), value: percent(seat.withoutBacklog) },
          { name: t('review.onTime'), value: percent(seat.onTime) },
        ]}
      />
      <details open={marked !== undefined}>
        <summary>{t('review.asTable')}</summary>
        <WeekTable seat={seat.seat} rows={seat.rows} team={team} marked={marked} />
      </details>
    </Surface>
  )
}

function Notes({ review }: { review: RunReview }) {
  const { t } = useTranslation('practice')
  const { colon } = useFormats()
  const { notes, team } = review
  const { seatName } = useDecider(team)
  return (
    <Surface gap="sm">
      <h2>{t(team ? 'review.teamNotes' : 'review.notes')}</h2>
      {notes.length === 0 ? <p>{t(team ? 'review.noTeamNotes' : 'review.noNotes')}</p> : null}
      <Stack component="ul" gap="xs" m={0} pl="md" style={{ listStyle: 'disc' }}>
        {notes.map(({ day, seat, note }) => (
          <Text component="li" key={`${day} ${seat}`} style={{ overflowWrap: 'anywhere' }}>
            <b className="num">{t('review.noteOf', { day, seat: seatName(seat) })}</b>
            {colon}
            {note}
          </Text>
        ))}
      </Stack>
    </Surface>
  )
}

/**
 * PRC-059: a plot with the orders of all seats, the costs compared with two other plays, and the
 * notes.
 */
export function ChainReview({ review }: { review: RunReview }) {
  const { t } = useTranslation('practice')
  const { day, seat: ofSeat } = useSearch({ from: paths.chainReview })
  const chain = review.supplyChain
  if (!chain) return null
  const week = chain.demand.findIndex((_, at) => String(at + 1) === day) + 1
  const isMarked = week > 0 && chain.seats.some(({ seat }) => seat === ofSeat)
  return (
    <Stack gap="lg">
      <Surface gap="sm">
        <h2>{t('review.costOfChain')}</h2>
        <FactGrid
          facts={[
            { name: t('review.yourChain'), value: formatMinor(chain.chainCost) },
            { name: t('review.reference'), value: formatMinor(chain.referenceCost) },
            { name: t('review.human'), value: formatMinor(chain.humanCost) },
          ]}
        />
      </Surface>
      <Curves chain={chain} marked={isMarked ? week : undefined} />
      <WeekSteps
        chain={chain}
        notes={review.notes}
        team={review.team}
        first={isMarked ? week : 1}
      />
      <h2>{t('review.seats')}</h2>
      {chain.seats.map((seat) => (
        <SeatCard
          key={seat.seat}
          seat={seat}
          team={review.team}
          marked={isMarked && seat.seat === ofSeat ? day : undefined}
        />
      ))}
      <Notes review={review} />
    </Stack>
  )
}
