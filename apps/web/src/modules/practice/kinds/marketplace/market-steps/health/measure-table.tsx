import { IconAlertTriangle, IconCheck } from '@tabler/icons-react'
import type { MarketView } from '@titian/contract'
import { useFormats } from '@titian/site'
import { type DataColumn, DataTable, StatusBadge } from '@titian/ui'
import { useTranslation } from 'react-i18next'
import { isBeyondLimit } from '../../parts/figures.ts'
import { useStep } from '../parts/step-context.ts'

type Measure = MarketView['health']['measures'][number]

/** PRC-036: each measure with its limit and whether it is kept. */
export function MeasureTable() {
  const { t } = useTranslation('market-steps')
  const { number } = useFormats()
  const { view } = useStep()
  const percent = (permille: number) => `${number(permille / 10)}%`
  const columns: DataColumn<Measure>[] = [
    {
      key: 'measure',
      title: t('health.measureColumn'),
      onCard: 'title',
      render: ({ measure }) => <b>{t(`health.measure.${measure}`)}</b>,
    },
    {
      key: 'value',
      title: t('health.value'),
      align: 'end',
      render: ({ value }) => (value === null ? '–' : percent(value)),
    },
    {
      key: 'limit',
      title: t('health.limit'),
      align: 'end',
      render: ({ limit, most }) =>
        t(most ? 'health.under' : 'health.over', { limit: percent(limit) }),
    },
    {
      key: 'part',
      title: t('health.part'),
      align: 'end',
      render: ({ part, of }) => t('health.partOf', { part: number(part), of: number(of) }),
    },
    {
      key: 'state',
      title: t('health.stateColumn'),
      render: (measure) => {
        const { breached, value } = measure
        if (value === null) return <StatusBadge>{t('health.notYet')}</StatusBadge>
        const isWrong = breached || isBeyondLimit(measure)
        const Icon = isWrong ? IconAlertTriangle : IconCheck
        if (isWrong && !breached)
          return (
            <StatusBadge tone="warn" icon={<Icon size={14} aria-hidden />}>
              {t('health.beyond')}
            </StatusBadge>
          )
        return (
          <StatusBadge tone={breached ? 'danger' : 'ok'} icon={<Icon size={14} aria-hidden />}>
            {t(breached ? 'health.breached' : 'health.kept')}
          </StatusBadge>
        )
      },
    },
  ]
  return (
    <DataTable
      label={t('health.title')}
      columns={columns}
      rows={view.health.measures}
      rowKey={({ measure }) => measure}
    />
  )
}
