import { Note } from '@titian/ui'
import { useTranslation } from 'react-i18next'
import { Panel } from '../parts/panel.tsx'
import { useStep } from '../parts/step-context.ts'
import { Ledger } from './ledger.tsx'
import { SettlementTable } from './settlement-table.tsx'
import { StatementForm } from './statement-form.tsx'

export function Finance() {
  const { t } = useTranslation('market-steps')
  const { view } = useStep()
  return (
    <>
      {view.finance.periods.map((period) => (
        <Panel
          key={period.period}
          title={t('finance.period', period)}
          lead={period.over ? t('finance.periodLead') : t('finance.running', { day: period.to })}
        >
          <SettlementTable period={period} />
          {period.over ? <StatementForm period={period} /> : null}
        </Panel>
      ))}
      {view.finance.periods.length === 0 ? <Note>{t('finance.none')}</Note> : null}
      <Panel title={t('finance.ledger')} lead={t('finance.ledgerLead')}>
        <Ledger />
      </Panel>
    </>
  )
}
