import { Group, SimpleGrid, Stack } from '@mantine/core'
import { IconCheck, IconX } from '@tabler/icons-react'
import { marketLimits, statementLines } from '@titian/contract'
import { Note, StatusBadge } from '@titian/ui'
import { useTranslation } from 'react-i18next'
import { shopMoney } from '../../parts/shop-money.ts'
import { centsOf } from '../parts/amounts.ts'
import { DecisionForm } from '../parts/decision-form.tsx'
import { cents } from '../parts/field-rules.ts'
import { MoneyField } from '../parts/fields.tsx'
import { renewed } from '../parts/renewed.tsx'
import type { MarketPeriod } from '../parts/shapes.ts'
import { useDecision } from '../parts/use-decision.ts'

interface FieldsProps {
  period: MarketPeriod
  onDone: () => void
}

/** Whether a sent line agrees with the books. */
function Verdict({ right }: { right: boolean }) {
  const { t } = useTranslation('market-steps')
  const Icon = right ? IconCheck : IconX
  return (
    <StatusBadge tone={right ? 'ok' : 'danger'} icon={<Icon size={14} aria-hidden />}>
      {t(right ? 'finance.right' : 'finance.wrong')}
    </StatusBadge>
  )
}

function StatementFields({ period, onDone }: FieldsProps) {
  const { t } = useTranslation('market-steps')
  const { line: most } = marketLimits
  const made = useDecision<Record<string, string>>({
    name: `statement.${period.period}`,
    initialValues: Object.fromEntries(statementLines.map((line) => [line, ''])),
    rules: Object.fromEntries(statementLines.map((line) => [line, cents(-most, most)])),
    decisionsOf: (values) => [
      {
        type: 'reconcile',
        period: period.period,
        lines: statementLines.map((line) => ({ line, amount: centsOf(values[line] ?? '') })),
      },
    ],
    fieldOf: (path) => statementLines[Number(path.split('.')[1] ?? 0)] ?? path,
    done: t('finance.sent'),
    onDone,
  })
  return (
    <DecisionForm
      made={made}
      label={t('finance.send')}
      title={t('finance.statement', { period: period.period })}
    >
      <h3>{t('finance.statement', { period: period.period })}</h3>
      <Note tone="warn">{t('finance.once')}</Note>
      <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="sm">
        {statementLines.map((line) => (
          <MoneyField
            key={line}
            label={t(`finance.line.${line}`)}
            {...made.form.getInputProps(line)}
          />
        ))}
      </SimpleGrid>
    </DecisionForm>
  )
}

interface ResultProps {
  statement: NonNullable<MarketPeriod['statement']>
}

/** The sent statement with its wrong lines. A statement can be sent only once. */
export function StatementResult({ statement }: ResultProps) {
  const { t } = useTranslation('market-steps')
  return (
    <Stack component="ul" gap="xs" m={0} p={0} style={{ listStyle: 'none' }}>
      {statement.map(({ line, amount, right }) => (
        <Group component="li" key={line} justify="space-between" gap="sm">
          <span>{t(`finance.line.${line}`)}</span>
          <Group component="span" gap="sm" className="num">
            {shopMoney(amount)}
            <Verdict right={right} />
          </Group>
        </Group>
      ))}
    </Stack>
  )
}

/** PRC-037: the form for the statement of a period. The server checks the statement at once. */
export const StatementForm = renewed<Omit<FieldsProps, 'onDone'>>(StatementFields)
