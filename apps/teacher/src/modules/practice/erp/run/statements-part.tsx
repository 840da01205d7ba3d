import { Stack } from '@mantine/core'
import { BalanceSheet, IncomeStatement, OpenInvoices, TrialBalance } from '@titian/site/erp-reports'
import { Surface } from '@titian/ui'
import { useTranslation } from 'react-i18next'
import { useErpContent } from '@titian/site/erp-content'
import { useBooks } from './books-words.ts'
import type { PartProps } from './part-props.ts'

/** PRC-237: trial balance, income statement, balance sheet, receivables and payables. */
export function StatementsPart({ view }: PartProps) {
  const { t } = useTranslation('erp')
  const content = useErpContent()
  const { links } = useBooks()
  return (
    <Stack>
      <Surface gap="sm">
        <h2>{t('statements.trial')}</h2>
        <TrialBalance trialBalance={view.trialBalance} links={links} />
      </Surface>
      <Surface gap="sm">
        <h2>{t('statements.income')}</h2>
        <IncomeStatement income={view.income} links={links} />
      </Surface>
      <Surface gap="sm">
        <h2>{t('statements.sheet')}</h2>
        <BalanceSheet balanceSheet={view.balanceSheet} links={links} />
      </Surface>
      {(['receivables', 'payables'] as const).map((account) => (
        <Surface key={account} gap="sm">
          <h2>{content.name('account', account)}</h2>
          <OpenInvoices view={view} account={account} links={links} />
        </Surface>
      ))}
    </Stack>
  )
}
