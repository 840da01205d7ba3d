import type { Paper } from '@titian/contract'
import { Note } from '@titian/ui'
import {
  IconCircleCheck,
  IconCircleX,
  IconClockExclamation,
  IconDeviceDesktop,
} from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { useLeftAnswers } from '../use-left-answers.ts'

type Entry = Paper['history'][number]

function LateNote({ entry: { number, late } }: { entry: Entry }) {
  const { t } = useTranslation('exams')
  return (
    <>
      {late.waiting > 0 ? (
        <Note tone="warn" icon={<IconClockExclamation size={18} aria-hidden />}>
          {t('late.waiting', { count: late.waiting, number })}
        </Note>
      ) : null}
      {late.taken > 0 ? (
        <Note tone="ok" icon={<IconCircleCheck size={18} aria-hidden />}>
          {t('late.taken', { count: late.taken, number })}
        </Note>
      ) : null}
      {late.refused > 0 ? (
        <Note tone="info" icon={<IconCircleX size={18} aria-hidden />}>
          {t('late.refused', { count: late.refused, number })}
        </Note>
      ) : null}
    </>
  )
}

/**
 * EXM-130: late answers and the decisions about them, and answers that are stored only on this
 * device.
 */
export function LateNotes({ paper, recordId }: { paper: Paper; recordId?: string }) {
  const { t } = useTranslation('exams')
  const left = useLeftAnswers()
  const shown = paper.history.filter(
    (entry) => recordId === undefined || entry.recordId === recordId,
  )
  const here = shown.find((entry) => left.includes(entry.recordId))
  return (
    <>
      {here ? (
        <Note tone="warn" icon={<IconDeviceDesktop size={18} aria-hidden />}>
          {t(here.submittedAt === null ? 'late.leftOpen' : 'late.leftClosed')}
        </Note>
      ) : null}
      {shown.map((entry) => (
        <LateNote key={entry.recordId} entry={entry} />
      ))}
    </>
  )
}
