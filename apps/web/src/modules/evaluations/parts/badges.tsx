import type { OwnAssessmentCard } from '@titian/contract'
import { StatusBadge } from '@titian/ui'
import { useTranslation } from 'react-i18next'

const tones = {
  waiting: 'neutral',
  selfRating: 'warn',
  released: 'info',
  appealed: 'warn',
  final: 'info',
} as const

export function StateBadge({ state }: Pick<OwnAssessmentCard, 'state'>) {
  const { t } = useTranslation('evaluations')
  return <StatusBadge tone={tones[state]}>{t(`state.${state}`)}</StatusBadge>
}

/** Whether the student has passed; nothing is shown before the release of the result. */
export function PassedBadge({ passed }: Pick<OwnAssessmentCard, 'passed'>) {
  const { t } = useTranslation('evaluations')
  if (passed === null) return null
  return (
    <StatusBadge tone={passed ? 'ok' : 'danger'}>{t(passed ? 'passed' : 'notPassed')}</StatusBadge>
  )
}
