import type { DeliveryState } from '@titian/contract'
import { StatusBadge } from '@titian/ui'
import { applicationTones } from '@titian/site/application-tones'
import { useTranslation } from 'react-i18next'

/** JOB-040: the state of an application for the student. */
export function ApplicationState({ state }: { state: DeliveryState }) {
  const { t } = useTranslation('applications')
  return <StatusBadge tone={applicationTones[state]}>{t(`state.${state}`)}</StatusBadge>
}
