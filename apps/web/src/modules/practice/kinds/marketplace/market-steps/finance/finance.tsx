import { Note } from '@titian/ui'
import { useTranslation } from 'react-i18next'
import { Panel } from '../parts/panel.tsx'
import { useStep } from '../parts/step-context.ts'
import { Ledger } from './ledger.tsx'
import { SettlementTable } from './settlement-table.tsx'
import type { MarketPeriod } from '../parts/shapes.ts'
import { StatementForm, StatementResult } from './statement-form.tsx'

/** For a period that ends together with the run, no statement is needed. */
function leadOf({ over, to, statement }: MarketPeriod, days: number) {
  if (to >= days) return 'notAsked'
  if (statement) return 'compared'
  return over ? 'periodLead' : 'running'
}

function Statement({ period, days }: { period: MarketPeriod; days: number }) {
  if (period.statement) return <StatementResult statement={period.statement} />
  return period.over && period.to < days ? <StatementForm period={period} /> : null
}

export function Finance() {
  const { t } = useTranslation('market-steps')
  const { view } = useStep()
  return (
    <>
      {view.finance.periods.map((period) => (
        <Panel
          key={period.period}
          title={t('finance.period', period)}
          lead={t(`finance.${leadOf(period, view.days)}`, { day: period.to })}
        >
          <SettlementTable period={period} />
          <Statement period={period} days={view.days} />
        </Panel>
      ))}
      {view.finance.periods.length === 0 ? <Note>{t('finance.none')}</Note> : null}
      <Panel title={t('finance.ledger')} lead={t('finance.ledgerLead')}>
        <Ledger />
      </Panel>
    </>
  )
}
