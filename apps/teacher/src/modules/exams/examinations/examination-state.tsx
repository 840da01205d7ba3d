import { IconCircleCheck, IconLock, IconPencil } from '@tabler/icons-react'
import { StatusBadge } from '@titian/ui'
import { useTranslation } from 'react-i18next'

const states = [
  { key: 'draft', tone: 'neutral', Icon: IconPencil },
  { key: 'released', tone: 'ok', Icon: IconCircleCheck },
  { key: 'closed', tone: 'info', Icon: IconLock },
] as const

/** EXM-068: the badge of the state. */
export function ExaminationState({ status }: { status: number }) {
  const { t } = useTranslation('exams')
  const { key, tone, Icon } = states[status] ?? states[0]
  return (
    <StatusBadge tone={tone} icon={<Icon size={14} aria-hidden />}>
      {t(`release.${key}`)}
    </StatusBadge>
  )
}
