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

/** PRC-064: how far an assessment is; without one the student has done nothing yet. */
export function StateBadge({ state }: { state: AssessmentState | null }) {
  const { t } = useTranslation('evaluations')
  return (
    <StatusBadge tone={state ? tones[state] : 'neutral'}>
      {t(`rating.state.${state ?? 'none'}`)}
    </StatusBadge>
  )
}
