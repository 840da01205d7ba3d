import { IconAlertTriangle, IconCheck, IconEyeOff, IconLock } from '@tabler/icons-react'
import { StatusBadge, type Tone } from '@titian/ui'
import { useTranslation } from 'react-i18next'
import type { Progress } from './progress.ts'

const looks: Record<Progress['health'], { tone: Tone; Icon: typeof IconCheck }> = {
  good: { tone: 'ok', Icon: IconCheck },
  warned: { tone: 'warn', Icon: IconAlertTriangle },
  hidden: { tone: 'danger', Icon: IconEyeOff },
  restricted: { tone: 'danger', Icon: IconLock },
}

/** PRC-036: the health of an account, as an icon with a word. */
export function HealthBadge({ health }: Pick<Progress, 'health'>) {
  const { t } = useTranslation('market')
  const { tone, Icon } = looks[health]
  return (
    <StatusBadge tone={tone} icon={<Icon size={14} aria-hidden />}>
      {t(`health.${health}`)}
    </StatusBadge>
  )
}
