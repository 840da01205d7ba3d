import type { RubricState } from '@titian/contract'
import { StatusBadge, type Tone } from '@titian/ui'
import { useTranslation } from 'react-i18next'

const tones: Record<RubricState, Tone> = {
  draft: 'neutral',
  published: 'ok',
  frozen: 'info',
  retired: 'warn',
}

export function RubricStateBadge({ state }: { state: RubricState }) {
  const { t } = useTranslation('evaluations')
  return <StatusBadge tone={tones[state]}>{t(`rubrics.state.${state}`)}</StatusBadge>
}
