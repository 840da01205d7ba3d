import { Box } from '@mantine/core'
import { useSearch } from '@tanstack/react-router'
import type { BoardRun, MarketReview } from '@titian/contract'
import { useFormats } from '@titian/site'
import { Numbers } from '@titian/site/staff'
import { formatMinor, Note, Surface } from '@titian/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { paths } from '../../../../app/paths.ts'
import { lastDayOf } from './amounts.ts'
import { LedgerTable } from './ledger-table.tsx'
import { Replay } from './replay.tsx'
import { ResultTable } from './result-table.tsx'
import { StepsTable } from './steps-table.tsx'
import { Timeline } from './timeline.tsx'

function Notes({ notes }: Pick<BoardRun, 'notes'>) {
  const { t } = useTranslation('market')
  const { number, gap } = useFormats()
  if (notes.length === 0) return null
  return (
    <Surface gap="sm">
      <h2>{t('run.notes')}</h2>
      <Box component="ul" m={0} pl="md">
        {notes.map(({ day, note }, at) => (
          // oxlint-disable-next-line react/no-array-index-key -- a day may have several notes
          <li key={at} style={{ overflowWrap: 'anywhere' }}>
            <b className="num">{t('run.noteOf', { day: number(day) })}</b>
            {gap}
            {note}
          </li>
        ))}
      </Box>
    </Surface>
  )
}

function Days({ review, isOver }: { review: MarketReview; isOver: boolean }) {
  const last = lastDayOf(review.view)
  // PRC-063: if an assessment names a day, the replay starts at this day.
  const marked = Number(useSearch({ from: paths.practiceRun }).day)
  const [chosen, setDay] = useState(marked >= 1 ? marked : last)
  const shown = { review, day: Math.min(chosen, last), onDay: setDay }
  return (
    <>
      {isOver ? <ResultTable result={review.result} cap={review.cap} /> : null}
      <Replay {...shown} />
      <Timeline {...shown} />
    </>
  )
}

/**
 * PRC-148: a student's shop, read-only: its current state and, after the end, the result and every
 * day.
 */
export function MarketRun({ run }: { run: BoardRun }) {
  const { t } = useTranslation('market')
  const { number } = useFormats()
  const { marketplace: review, endedAt, notes } = run
  const isOver = endedAt !== null
  if (!review)
    return (
      <>
        <Note>{t('run.open')}</Note>
        <Notes notes={notes} />
      </>
    )
  const { view } = review
  return (
    <>
      {isOver ? null : <Note>{t('run.openNow')}</Note>}
      <Numbers
        rows={[
          [t('run.cash'), formatMinor(view.cash)],
          [t('run.health'), t(`health.${view.health.state}`)],
          [t('run.process'), t('run.of', { some: number(view.processPoints), all: number(100) })],
        ]}
      />
      <StepsTable steps={view.steps} />
      <Days review={review} isOver={isOver} />
      <LedgerTable accounts={view.finance.accounts} />
      <Notes notes={notes} />
    </>
  )
}
