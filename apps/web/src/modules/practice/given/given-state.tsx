import type { OwnAssignment } from '@titian/contract'
import { useFormats } from '@titian/site'
import { StatusBadge, type Tone } from '@titian/ui'
import { useTranslation } from 'react-i18next'

const tones: Record<OwnAssignment['state'], Tone> = {
  notOpen: 'neutral',
  open: 'warn',
  inProgress: 'info',
  done: 'ok',
  over: 'danger',
}

/** The state of the assignment in words, and the result if there is one. */
export function GivenState({ given: { state, best, passed } }: { given: OwnAssignment }) {
  const { t } = useTranslation('practice')
  const { percent } = useFormats()
  return (
    <>
      <StatusBadge tone={tones[state]}>{t(`assignedState.${state}`)}</StatusBadge>
      {best === null ? null : (
        <StatusBadge tone={passed ? 'ok' : 'danger'}>
          {t(passed ? 'assigned.passed' : 'assigned.notPassed', { percent: percent(best / 100) })}
        </StatusBadge>
      )}
    </>
  )
}
