import type { DeliveryState } from '@titian/contract'
import { StatusBadge } from '@titian/ui'
import { useTranslation } from 'react-i18next'
import { tones } from './tones.ts'

/** JOB-040: what has become of an application, as the student reads it. */
export function ApplicationState({ state }: { state: DeliveryState }) {
  const { t } = useTranslation('applications')
  return <StatusBadge tone={tones[state]}>{t(`state.${state}`)}</StatusBadge>
}
