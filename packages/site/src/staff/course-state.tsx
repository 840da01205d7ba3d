import {
  IconAlertTriangle,
  IconCircleCheck,
  IconClock,
  IconEyeOff,
  IconPencil,
} from '@tabler/icons-react'
import { StatusBadge } from '@titian/ui'
import { useTranslation } from 'react-i18next'

const states = [
  { key: 'draft', tone: 'neutral', Icon: IconPencil },
  { key: 'waiting', tone: 'warn', Icon: IconClock },
  { key: 'approved', tone: 'ok', Icon: IconCircleCheck },
  { key: 'refused', tone: 'danger', Icon: IconAlertTriangle },
] as const

/**
 * TCH-015: the audit state of a course. For an approved course that is not listed, a text says so.
 */
export function CourseState({ auditStatus, onList }: { auditStatus: number; onList: boolean }) {
  const { t } = useTranslation('staff')
  const { key, tone, Icon } = states[auditStatus] ?? states[0]
  if (key === 'approved' && !onList) {
    return (
      <StatusBadge tone="neutral" icon={<IconEyeOff size={14} aria-hidden />}>
        {t('courseState.offList')}
      </StatusBadge>
    )
  }
  return (
    <StatusBadge tone={tone} icon={<Icon size={14} aria-hidden />}>
      {t(`courseState.${key}`)}
    </StatusBadge>
  )
}
