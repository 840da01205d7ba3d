import type { OwnAssignment } from '@titian/contract'
import { useFormats } from '@titian/site'
import { useTranslation } from 'react-i18next'
import type { Fact } from '../parts/fact-grid.tsx'

/** PRC-024: what a student knows of a practice that was given, before the start. */
export function useGivenFacts(given: OwnAssignment): Fact[] {
  const { t } = useTranslation('practice')
  const { dateTime, number, percent } = useFormats()
  const { opensAt, dueAt, attempts, attemptsUsed, weights, passLine, mode, practice } = given
  return [
    ...(practice.kind === 'supply-chain'
      ? [{ name: t('mode.label'), value: t(`mode.${mode}`) }]
      : []),
    { name: t('assigned.opens'), value: opensAt ? dateTime(opensAt) : t('assigned.atOnce') },
    { name: t('assigned.due'), value: dueAt ? dateTime(dueAt) : t('assigned.noDue') },
    {
      name: t('assigned.attempts'),
      value: t('assigned.attemptsUsed', { used: number(attemptsUsed), of: number(attempts) }),
    },
    { name: t('assigned.passLine'), value: percent(passLine / 100) },
    ...weights.map(({ name, weight }) => ({
      name: t(`part.${name}`),
      value: percent(weight / 100),
    })),
  ]
}
