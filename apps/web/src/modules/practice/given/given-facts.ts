import type { OwnAssignment, RunCard } from '@titian/contract'
import { useFormats } from '@titian/site'
import { useTranslation } from 'react-i18next'
import type { Fact } from '../parts/fact-grid.tsx'

type Rules = Pick<OwnAssignment, 'passLine' | 'weights'>

/** Returns the weights that the teacher chose, as facts. */
function useRuleFacts() {
  const { t } = useTranslation('practice')
  const { dateTime, percent } = useFormats()
  return {
    due: (dueAt: string | null): Fact => ({
      name: t('assigned.due'),
      value: dueAt ? dateTime(dueAt) : t('assigned.noDue'),
    }),
    results: ({ passLine, weights }: Rules): Fact[] => [
      { name: t('assigned.passLine'), value: percent(passLine / 100) },
      ...weights.map(({ name, weight }) => ({
        name: t(`part.${name}`),
        value: percent(weight / 100),
      })),
    ],
  }
}

/** PRC-024: returns the facts that a student sees before starting an assigned practice. */
export function useGivenFacts(given: OwnAssignment): Fact[] {
  const { t } = useTranslation('practice')
  const { dateTime, number } = useFormats()
  const facts = useRuleFacts()
  const { opensAt, dueAt, attempts, attemptsUsed, mode, practice, turnSeconds } = given
  return [
    ...(practice.kind === 'supply-chain'
      ? [{ name: t('mode.label'), value: t(`mode.${mode}`) }]
      : []),
    ...(mode === 'team' ? [{ name: t('game.seconds'), value: number(turnSeconds) }] : []),
    { name: t('assigned.opens'), value: opensAt ? dateTime(opensAt) : t('assigned.atOnce') },
    facts.due(dueAt),
    {
      name: t('assigned.attempts'),
      value: t('assigned.attemptsUsed', { used: number(attemptsUsed), of: number(attempts) }),
    },
    ...facts.results(given),
  ]
}

/** PRC-103: returns the same facts for a game in its lobby. */
export function useRunFacts(given: NonNullable<RunCard['assignment']>): Fact[] {
  const { t } = useTranslation('practice')
  const { number } = useFormats()
  const facts = useRuleFacts()
  const { attempt, attempts, dueAt } = given
  return [
    {
      name: t('assigned.attempt'),
      value: t('assigned.attemptOf', { number: number(attempt), of: number(attempts) }),
    },
    facts.due(dueAt),
    ...facts.results(given),
  ]
}
