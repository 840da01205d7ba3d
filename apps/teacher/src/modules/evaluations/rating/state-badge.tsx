import type { AssessmentState } from '@titian/contract'
import { StatusBadge, type Tone } from '@titian/ui'
import { useTranslation } from 'react-i18next'

const tones: Record<AssessmentState, Tone> = {
  collecting: 'neutral',
  autoRated: 'warn',
  teacherRating: 'warn',
  secondRating: 'info',
  moderating: 'danger',
  ready: 'ok',
  released: 'ok',
  appealed: 'danger',
  final: 'neutral',
}

/** PRC-064: the state of an assessment; null means that the student has not started. */
export function StateBadge({ state }: { state: AssessmentState | null }) {
  const { t } = useTranslation('evaluations')
  return (
    <StatusBadge tone={state ? tones[state] : 'neutral'}>
      {t(`rating.state.${state ?? 'none'}`)}
    </StatusBadge>
  )
}
