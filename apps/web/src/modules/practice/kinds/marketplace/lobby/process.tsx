import { useTranslation } from 'react-i18next'
import { FlowChart, stepsBefore } from '../home/flow-chart.tsx'

/** PRC-033: the points of the steps, before a run says them. */
const steps = stepsBefore([
  { step: 'research', of: 8 },
  { step: 'sourcing', of: 6 },
  { step: 'opening', of: 4 },
  { step: 'listing', of: 12 },
  { step: 'pricing', of: 8 },
  { step: 'ads', of: 12 },
  { step: 'inventory', of: 12 },
  { step: 'orders', of: 8 },
  { step: 'returns', of: 6 },
  { step: 'messages', of: 8 },
  { step: 'health', of: 8 },
  { step: 'finance', of: 8 },
])

/** PRC-009: the process as a flow chart. */
export function Process() {
  const { t } = useTranslation('marketplace')
  return <FlowChart steps={steps} sign={null} title={t('chart.title')} />
}
