import { Group } from '@mantine/core'
import type { MarketRule, MarketStepView } from '@titian/contract'
import { useFormats } from '@titian/site'
import { useRules } from '@titian/site/market-rules'
import { type DataColumn, DataTable, Surface } from '@titian/ui'
import { useTranslation } from 'react-i18next'
import { StepIcon } from '../board/step-mark.tsx'

const isFailed = ({ met }: MarketRule) => met === false

function Failed({ step, rules }: MarketStepView) {
  const { t } = useTranslation('market')
  const { number } = useFormats()
  const content = useRules()
  const failed = rules.filter(isFailed)
  if (failed.length === 0) {
    const isOpen = rules.every(({ met }) => met === null)
    return <span className="meta">{t(isOpen ? 'run.notYet' : 'run.noneFailed')}</span>
  }
  return (
    <ul style={{ margin: 0, paddingInlineStart: 18, textAlign: 'start' }}>
      {failed.map((one) => (
        <li key={one.rule}>
          {t('run.lost', {
            rule: content.rule(step, one).title,
            points: number(one.of - one.points),
          })}
        </li>
      ))}
    </ul>
  )
}

/** PRC-033: the twelve steps of a shop with their points and failed rules. */
export function StepsTable({ steps }: { steps: readonly MarketStepView[] }) {
  const { t } = useTranslation('market')
  const { number } = useFormats()
  const columns: DataColumn<MarketStepView>[] = [
    {
      key: 'step',
      title: t('run.step'),
      onCard: 'title',
      render: ({ step }) => <b>{t(`step.${step}`)}</b>,
    },
    {
      key: 'state',
      title: t('run.state'),
      render: ({ state }) => (
        <Group component="span" gap={6} wrap="nowrap">
          <StepIcon state={state} />
          {t(`state.${state}`)}
        </Group>
      ),
    },
    {
      key: 'points',
      title: t('run.points'),
      align: 'end',
      render: ({ points, of }) => (
        <span className="num">{t('run.of', { some: number(points), all: number(of) })}</span>
      ),
    },
    { key: 'failed', title: t('run.failed'), render: (one) => <Failed {...one} /> },
  ]
  return (
    <Surface gap="sm">
      <h2>{t('run.steps')}</h2>
      <DataTable
        label={t('run.steps')}
        columns={columns}
        rows={steps}
        rowKey={({ step }) => step}
      />
    </Surface>
  )
}
