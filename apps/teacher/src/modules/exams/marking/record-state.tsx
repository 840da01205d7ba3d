import { Group } from '@mantine/core'
import {
  IconCircleCheck,
  IconClock,
  IconClockExclamation,
  IconPencil,
  IconX,
} from '@tabler/icons-react'
import { isPassed, type RecordRow } from '@titian/contract'
import { useFormats } from '@titian/site'
import { StatusBadge } from '@titian/ui'
import { useTranslation } from 'react-i18next'

/** EXM-042: the state of a paper in words and colour (EXM-056). */
export function RecordState({ record }: { record: RecordRow }) {
  const { t } = useTranslation('exams')
  if (record.submitStatus === 0)
    return (
      <StatusBadge icon={<IconPencil size={14} aria-hidden />}>{t('record.writing')}</StatusBadge>
    )
  if (record.waitingForMarks || record.score === null)
    return (
      <StatusBadge tone="warn" icon={<IconClock size={14} aria-hidden />}>
        {t('record.waiting')}
      </StatusBadge>
    )
  return isPassed(record.score, record.totalScore) ? (
    <StatusBadge tone="ok" icon={<IconCircleCheck size={14} aria-hidden />}>
      {t('record.passed')}
    </StatusBadge>
  ) : (
    <StatusBadge tone="danger" icon={<IconX size={14} aria-hidden />}>
      {t('record.failed')}
    </StatusBadge>
  )
}

/** The state, and whether late answers wait for a decision (EXM-130). */
export function RecordStates({ record }: { record: RecordRow }) {
  const { t } = useTranslation('exams')
  return (
    <Group gap={6}>
      <RecordState record={record} />
      {record.lateWaiting > 0 ? (
        <StatusBadge tone="warn" icon={<IconClockExclamation size={14} aria-hidden />}>
          {t('record.late', { count: record.lateWaiting })}
        </StatusBadge>
      ) : null}
    </Group>
  )
}

/** EXM-048 to EXM-051: the score and the total, or two dashes without a score. */
export function RecordScore({ record }: { record: RecordRow }) {
  const { score } = useFormats()
  if (record.score === null) return <span className="num">--</span>
  return <span className="num">{`${score(record.score)} / ${score(record.totalScore)}`}</span>
}
