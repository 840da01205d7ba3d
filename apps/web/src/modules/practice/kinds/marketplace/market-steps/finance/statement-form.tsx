import { Group, SimpleGrid } from '@mantine/core'
import { IconCheck, IconX } from '@tabler/icons-react'
import { marketLimits, statementLines } from '@titian/contract'
import { StatusBadge } from '@titian/ui'
import { useTranslation } from 'react-i18next'
import { centsOf, centsText } from '../parts/amounts.ts'
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

/** Whether a line that was sent agrees with the books. */
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
  const sent = (line: string) => period.statement?.find((one) => one.line === line)
  const { line: most } = marketLimits
  const made = useDecision<Record<string, string>>({
    name: `statement.${period.period}`,
    initialValues: Object.fromEntries(
      statementLines.map((line) => [line, centsText(sent(line)?.amount ?? null)]),
    ),
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
      <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="sm">
        {statementLines.map((line) => {
          const verdict = sent(line)
          return (
            <div key={line}>
              <MoneyField label={t(`finance.line.${line}`)} {...made.form.getInputProps(line)} />
              {verdict ? (
                <Group mt={4}>
                  <Verdict right={verdict.right} />
                </Group>
              ) : null}
            </div>
          )
        })}
      </SimpleGrid>
    </DecisionForm>
  )
}

/** PRC-037: the statement of a period, compared with the books as soon as it is sent. */
export const StatementForm = renewed<Omit<FieldsProps, 'onDone'>>(StatementFields)
