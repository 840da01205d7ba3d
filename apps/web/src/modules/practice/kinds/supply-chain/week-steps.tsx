import { Button, Group, Stack, Text } from '@mantine/core'
import type { RunNote, SupplyChainReview } from '@titian/contract'
import { useFormats } from '@titian/site'
import { Surface } from '@titian/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { FactGrid } from '../../parts/fact-grid.tsx'
import styles from '../../parts/practice.module.css'
import { type Team, useDecider } from './use-decider.ts'

type Seat = SupplyChainReview['seats'][number]

interface SeatWeekProps {
  seat: Seat
  week: number
  note: string | undefined
  team: Team
}

function SeatWeek({ seat, week, note, team }: SeatWeekProps) {
  const { t } = useTranslation('practice')
  const { colon, number } = useFormats()
  const { decider } = useDecider(team)
  const row = seat.rows.find((one) => one.week === week)
  const after = seat.rows.find((one) => one.week === week + 1)
  if (!row) return null
  return (
    <Stack gap="xs">
      <h3>{t(`seat.${seat.seat}`)}</h3>
      <FactGrid
        facts={[
          { name: t('col.asked'), value: number(row.asked) },
          { name: t('col.shipped'), value: number(row.shipped) },
          { name: t('col.stock'), value: number(row.stock) },
          { name: t('col.backlog'), value: number(row.backlog), warn: row.backlog > 0 },
          { name: t('col.ordered'), value: row.ordered === null ? '–' : number(row.ordered) },
          { name: t('col.by'), value: decider(seat.seat, row.orderedBy) },
        ]}
      />
      <Text component="p" fz="sm" className="num">
        <b>{t('review.effect')}</b>
        {colon}
        {after
          ? t('review.effectOf', { stock: number(after.stock), backlog: number(after.backlog) })
          : t('review.lastWeek')}
      </Text>
      {note ? (
        <Text component="p" fz="sm" style={{ overflowWrap: 'anywhere' }}>
          {note}
        </Text>
      ) : null}
    </Stack>
  )
}

interface WeekStepsProps {
  chain: SupplyChainReview
  notes: readonly RunNote[]
  team: Team
  /** The first shown week. */
  first?: number
}

/** PRC-031: the run by week. Each decision is shown with its effect. */
export function WeekSteps({ chain, notes, team, first = 1 }: WeekStepsProps) {
  const { t } = useTranslation('practice')
  const weeks = chain.demand.length
  const [week, setWeek] = useState(Math.min(Math.max(first, 1), weeks))
  const shown = t('review.stepWeek', { week, weeks })
  return (
    <Surface gap="md">
      <h2>{t('review.steps')}</h2>
      <Group justify="space-between" gap="sm">
        <Button variant="default" disabled={week <= 1} onClick={() => setWeek(week - 1)}>
          {t('review.previous')}
        </Button>
        <b className="num" aria-live="polite">
          {shown}
        </b>
        <Button variant="default" disabled={week >= weeks} onClick={() => setWeek(week + 1)}>
          {t('review.next')}
        </Button>
      </Group>
      <input
        type="range"
        className={styles['range']}
        aria-label={t('review.steps')}
        aria-valuetext={shown}
        min={1}
        max={weeks}
        value={week}
        onChange={(event) => setWeek(Number(event.currentTarget.value))}
      />
      {chain.seats.map((seat) => (
        <SeatWeek
          key={seat.seat}
          seat={seat}
          week={week}
          team={team}
          note={notes.find((one) => one.day === week && one.seat === seat.seat)?.note}
        />
      ))}
    </Surface>
  )
}
