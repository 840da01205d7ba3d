import { Button, Text } from '@mantine/core'
import type { MarketReview } from '@titian/contract'
import { useFormats } from '@titian/site'
import { type DataColumn, DataTable, formatMinor, Surface } from '@titian/ui'
import { useTranslation } from 'react-i18next'
import { byDay, cashOf, type DayOfDecisions, salesOf } from './amounts.ts'
import { useDecisionText } from './use-decision-text.ts'

interface TimelineProps {
  review: MarketReview
  day: number
  onDay: (day: number) => void
}

const cents = (value: number | null) => (
  <span className="num">{value === null ? '--' : formatMinor(value)}</span>
)

/** PRC-031: all decisions, each with the sales of its day and the cash at the end of that day. */
export function Timeline({ review, day, onDay }: TimelineProps) {
  const { t } = useTranslation('market')
  const { number } = useFormats()
  const textOf = useDecisionText()
  const { view, decisions } = review
  const columns: DataColumn<DayOfDecisions>[] = [
    {
      key: 'day',
      title: t('run.day'),
      onCard: 'title',
      render: (one) => (
        <Button
          variant="subtle"
          size="compact-md"
          onClick={() => onDay(one.day)}
          aria-current={one.day === day ? 'true' : undefined}
        >
          {t('run.show', { day: number(one.day) })}
        </Button>
      ),
    },
    {
      key: 'decisions',
      title: t('run.decisions'),
      render: (one) => (
        <ol style={{ margin: 0, paddingInlineStart: 18, textAlign: 'start' }}>
          {one.decisions.map((decision, at) => (
            // oxlint-disable-next-line react/no-array-index-key -- decisions of a day are identified by their order
            <li key={at} style={{ overflowWrap: 'anywhere' }}>
              {textOf(decision)}
            </li>
          ))}
        </ol>
      ),
    },
    {
      key: 'sales',
      title: t('figure.sales'),
      align: 'end',
      render: (one) => cents(salesOf(view, one.day)),
    },
    {
      key: 'cash',
      title: t('figure.cash'),
      align: 'end',
      render: (one) => cents(cashOf(review, one.day)),
    },
  ]
  return (
    <Surface gap="sm">
      <h2>{t('run.timeline')}</h2>
      <Text component="p" c="var(--text-2)" fz="sm">
        {t('run.timelineText')}
      </Text>
      <DataTable
        label={t('run.timeline')}
        columns={columns}
        rows={byDay(decisions)}
        rowKey={(one) => String(one.day)}
        empty={<p>{t('run.noDecision')}</p>}
        maxHeight={480}
      />
    </Surface>
  )
}
