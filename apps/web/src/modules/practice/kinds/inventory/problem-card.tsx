import { List, Stack, Text } from '@mantine/core'
import type { BenchProblem } from '@titian/contract'
import { useFormats } from '@titian/site'
import { StatusBadge, Surface, type Tone } from '@titian/ui'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useAmount } from './use-amount.ts'

function Given({ problem }: { problem: BenchProblem }) {
  const { t } = useTranslation('practice')
  const { colon } = useFormats()
  const { amounts } = useAmount()
  return (
    <ul className="num" aria-label={t('bench.given')} style={{ margin: 0, paddingInlineStart: 20 }}>
      {problem.given.map((one, at) => (
        // Two rows may have the same numbers.
        // oxlint-disable-next-line react/no-array-index-key -- the rows of a problem never move
        <li key={`${one.name} ${at}`}>
          {t(`given.${one.name}`)}
          {colon}
          <b>{amounts(one.amounts)}</b>
        </li>
      ))}
    </ul>
  )
}

function Solution({ solution }: { solution: NonNullable<BenchProblem['solution']> }) {
  const { t } = useTranslation('practice')
  const { amount } = useAmount()
  return (
    <details>
      <summary>{t('bench.solution')}</summary>
      <List type="ordered" listStyleType="decimal" mt="xs" spacing={4} className="num">
        {solution.steps.map(({ code, numbers }, at) => (
          // oxlint-disable-next-line react/no-array-index-key -- the steps of a solution never move
          <List.Item key={`${code} ${at}`}>
            {t(
              `step.${code}`,
              Object.fromEntries(numbers.map((one) => [one.name, amount(one.amount)])),
            )}
          </List.Item>
        ))}
      </List>
      <Text component="p" fw={600} mt="xs" className="num">
        {t('bench.rightAnswer', { answer: amount(solution.answer) })}
      </Text>
    </details>
  )
}

const toneOf = (verdict: string): Tone => (verdict === 'right' ? 'ok' : 'danger')

interface ProblemCardProps {
  problem: BenchProblem
  place: number
  /** The field, if the problem is open. */
  children?: ReactNode
}

/** PRC-078: one problem with its numbers, the expected format and the submitted answers. */
export function ProblemCard({ problem, place, children }: ProblemCardProps) {
  const { t } = useTranslation('practice')
  const { name, answered, solution, places, rounding, tolerance } = problem
  return (
    <Surface gap="sm">
      <section aria-labelledby={`problem-${name}`}>
        <Stack gap="sm">
          <h2 id={`problem-${name}`}>
            {place}. {t(`problem.${name}.name`)}
          </h2>
          <p>{t(`problem.${name}.question`)}</p>
          <Given problem={problem} />
          <Text component="p" fz="sm" c="var(--text-2)">
            {[t(`places.${places}`), t(`rounding.${rounding}`), t(`tolerance.${tolerance}`)].join(
              ' · ',
            )}
          </Text>
          {children}
          {answered ? (
            <div>
              <StatusBadge tone={toneOf(answered.verdict)}>
                {t(`verdict.${answered.verdict}`)}
              </StatusBadge>{' '}
              <Text component="span" fz="sm" style={{ overflowWrap: 'anywhere' }}>
                {t('bench.handedIn', { text: answered.text })}
              </Text>
            </div>
          ) : null}
          {solution ? <Solution solution={solution} /> : null}
        </Stack>
      </section>
    </Surface>
  )
}
