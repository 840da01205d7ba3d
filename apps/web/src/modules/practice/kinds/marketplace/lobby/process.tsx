import { type MarketStepView, practice, type ProcessData } from '@titian/contract'
import { ErrorView, useAsk } from '@titian/site'
import { CardSkeleton } from '@titian/ui'
import { useTranslation } from 'react-i18next'
import { FlowChart } from '../home/flow-chart.tsx'

/** Returns the steps of the chart, each with the steps that come before it. */
const stepsOf = ({ nodes, edges }: ProcessData): MarketStepView[] =>
  nodes.map(({ id, state, score, of }) => ({
    step: id,
    state,
    points: score ?? 0,
    of,
    rules: [],
    waitsFor: edges.filter(({ to }) => to === id).map(({ from }) => from),
  }))

/** PRC-009, PRC-015: the process as a flow chart, with the reader's progress. */
export function Process() {
  const { t } = useTranslation(['marketplace', 'site'])
  const { data, error, isPending, refetch } = useAsk(practice.processData, {}, { staleTime: 0 })
  if (isPending) return <CardSkeleton count={4} label={t('site:loading')} />
  if (!data) return <ErrorView error={error} onRetry={() => void refetch()} />
  return <FlowChart steps={stepsOf(data)} sign={null} title={t('chart.title')} />
}
