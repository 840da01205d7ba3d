import { Stack } from '@mantine/core'
import { useLocation } from '@tanstack/react-router'
import type { RunReview } from '@titian/contract'
import { Note, Surface } from '@titian/ui'
import { useTranslation } from 'react-i18next'
import type { ReviewWords } from '../../../links.ts'
import { SalesPlot } from '../home/sales-plot.tsx'
import { WhySold } from '../parts/why-sold.tsx'
import { Notes } from './notes.tsx'
import { ProcessPoints } from './process-points.tsx'
import { Replay } from './replay.tsx'
import { ResultMeasures } from './result-measures.tsx'
import { Timeline } from './timeline.tsx'

/** PRC-031, PRC-038: the review of a finished shop: result, steps, decisions and each day. */
export function MarketReview({ review }: { review: RunReview }) {
  const { t } = useTranslation('marketplace')
  const words: ReviewWords = useLocation({ select: ({ search }) => search })
  const market = review.marketplace
  if (!market) return null
  const day = Number(words.day)
  const { view, cap } = market
  const marked = Number.isInteger(day) && day >= 1 && day <= view.days ? day : undefined
  return (
    <Stack gap="lg">
      {cap === null ? null : <Note tone="danger">{t('review.cap', { cap })}</Note>}
      <ResultMeasures measures={market.result} />
      <ProcessPoints steps={view.steps} />
      <Surface>
        <SalesPlot view={view} {...(marked ? { marked } : {})} />
      </Surface>
      <Replay market={market} notes={review.notes} first={marked ?? 1} />
      <WhySold view={view} />
      <Timeline market={market} marked={marked} />
      <Notes notes={review.notes} />
    </Stack>
  )
}
