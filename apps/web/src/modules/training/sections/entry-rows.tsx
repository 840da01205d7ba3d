import { List, Text } from '@mantine/core'
import type { PracticalTask, TrainExam, TrainVideo, TrainWork } from '@titian/contract'
import {
  IconCheck,
  IconClipboardText,
  IconLock,
  IconPencil,
  IconPlayerPlay,
  IconTool,
  IconVideoOff,
} from '@tabler/icons-react'
import { serverNow, useFormats } from '@titian/site'
import { WorkStateBadge } from '@titian/site/hand-ins'
import { StatusBadge } from '@titian/ui'
import { useTranslation } from 'react-i18next'
import { linkTo } from '../../../app/paths.ts'
import { examDisplay } from '../../../parts/exam-display.ts'
import { trainLinks } from '../../../parts/train-links.ts'
import { EntryRow } from './entry-row.tsx'
import type { ToPart } from './to-part.ts'

/** Whether the caller may open the contents of the training. */
interface Open {
  learn: boolean
}

const look = { size: 18 } as const

type Scored = Parameters<typeof examDisplay>[0]

/** EXM-044 to EXM-053: the score with its meaning; empty before a submission. */
function Score({ item }: { item: Scored }) {
  const { t } = useTranslation('training')
  const { score } = useFormats()
  const shown = examDisplay(item, serverNow()).score
  if (shown === 'none') return null
  if (shown === 'grading') return <StatusBadge tone="warn">{t('entry.grading')}</StatusBadge>
  return (
    <StatusBadge tone={shown === 'passed' ? 'ok' : 'danger'}>
      {t(`entry.${shown}`, {
        score: score(item.studentScore ?? 0),
        total: score(item.totalScore > 0 ? item.totalScore : 100),
      })}
    </StatusBadge>
  )
}

function useEnd(): (endTime: string | null) => string {
  const { t } = useTranslation('training')
  const { dateTime } = useFormats()
  return (endTime) => {
    if (endTime === null) return t('entry.noEnd')
    const over = Date.parse(endTime) < serverNow()
    return t(over ? 'entry.ended' : 'entry.until', { time: dateTime(endTime) })
  }
}

interface VideoRowProps extends Open {
  trainId: string
  video: TrainVideo
}

export function VideoRow({ trainId, video, learn }: VideoRowProps) {
  const { t } = useTranslation('training')
  const { clock, percent } = useFormats()
  const { videoId, trainChapterId, videoTitle, duration, hasVideo, watchedShare, done } = video
  const Icon = done ? IconCheck : hasVideo ? IconPlayerPlay : IconVideoOff
  const share = t('entry.watched', { share: percent(watchedShare) })
  return (
    <EntryRow
      icon={<Icon {...look} />}
      title={videoTitle}
      about={[
        t('entry.kind.video'),
        duration === null ? '' : clock(duration),
        hasVideo ? '' : t('entry.noVideo'),
      ]}
      state={
        done ? (
          <StatusBadge tone="ok" icon={<IconCheck size={14} aria-hidden />}>
            {t('entry.done')}
          </StatusBadge>
        ) : watchedShare > 0 ? (
          <StatusBadge tone="info">{share}</StatusBadge>
        ) : null
      }
      action={
        learn && hasVideo
          ? {
              label: t(done ? 'entry.watchAgain' : 'entry.watch'),
              link: trainLinks.video(trainId, videoId, trainChapterId),
              strong: !done,
            }
          : null
      }
    />
  )
}

interface WorkRowProps extends Open {
  work: TrainWork
  tab: 'task' | 'exam'
  toPart: ToPart
}

/** TRN-024, TRN-025, TRN-027: a task that is submitted as text or a file. */
export function WorkRow({ work, tab, toPart, learn }: WorkRowProps) {
  const { t } = useTranslation('training')
  const end = useEnd()
  const open = work.state === 'open'
  return (
    <EntryRow
      icon={tab === 'task' ? <IconClipboardText {...look} /> : <IconPencil {...look} />}
      title={work.examinationName}
      about={[
        t(tab === 'task' ? 'entry.kind.task' : 'entry.kind.handedExam'),
        end(work.endTime),
        t('entry.points', { count: work.totalScore }),
      ]}
      state={
        learn ? (
          <>
            {work.state === 'graded' ? null : <WorkStateBadge state={work.state} />}
            <Score item={work} />
          </>
        ) : null
      }
      action={
        learn
          ? {
              label: t(open ? 'entry.handIn' : 'entry.view'),
              link: toPart(tab, work.examineId),
              strong: open,
            }
          : null
      }
    />
  )
}

/** TRN-026: an examination with its own page. */
export function ExamRow({ exam, learn }: Open & { exam: TrainExam }) {
  const { t } = useTranslation('training')
  const { dateTime } = useFormats()
  const end = useEnd()
  const { testPaperSign, examinationName, startTime, endTime, totalScore } = exam
  const { submitted, expired } = examDisplay(exam, serverNow())
  const waits = startTime !== null && Date.parse(startTime) > serverNow()
  const open = !submitted && !expired && !waits
  return (
    <EntryRow
      icon={submitted ? <IconCheck {...look} /> : <IconPencil {...look} />}
      title={examinationName}
      about={[
        t('entry.kind.exam'),
        waits ? t('entry.from', { time: dateTime(startTime) }) : '',
        end(endTime),
        totalScore > 0 ? t('entry.points', { count: totalScore }) : '',
      ]}
      state={
        learn ? (
          submitted ? (
            <Score item={exam} />
          ) : (
            <StatusBadge tone={open ? 'info' : 'neutral'}>{t('entry.notSubmitted')}</StatusBadge>
          )
        ) : null
      }
      action={
        learn
          ? {
              label: t(open ? 'entry.sit' : 'entry.view'),
              link: linkTo.testPaper(testPaperSign),
              strong: open,
            }
          : null
      }
    />
  )
}

type Missing = PracticalTask['missing'][number]

/** TRN-045: returns a function that describes a required task. */
function useMissing(): (missing: Missing) => string {
  const { t } = useTranslation('training')
  const { score } = useFormats()
  return ({ taskNumber, title, passLine, userScore, comparison }) => {
    if (title === '' || passLine === null) return t('lock.absent', { number: taskNumber })
    const name = t('lock.task', { number: taskNumber, title })
    const line = score(passLine)
    const own = userScore === null ? t('lock.noScore') : t('lock.own', { score: score(userScore) })
    return t(`lock.${comparison}`, { task: name, line, own })
  }
}

function Lock({ task }: { task: PracticalTask }) {
  const { t } = useTranslation('training')
  const text = useMissing()
  return (
    <Text component="div" fz="sm" c="var(--text-2)">
      {t('lock.first')}
      <List size="sm" listStyleType="disc" pl="md">
        {task.missing.map((one) => (
          <List.Item key={one.taskNumber}>{text(one)}</List.Item>
        ))}
      </List>
    </Text>
  )
}

interface PracticalRowProps extends Open {
  task: PracticalTask
  toPart: ToPart
}

/** TRN-041: a practical task, locked until the required tasks are passed. */
export function PracticalRow({ task, toPart, learn }: PracticalRowProps) {
  const { t } = useTranslation('training')
  const { score } = useFormats()
  const end = useEnd()
  const { taskId, taskNumber, title, totalScore, userScore, passLine, passed, isDis } = task
  const locked = learn && isDis
  const open = task.state === 'open'
  return (
    <EntryRow
      icon={locked ? <IconLock {...look} /> : <IconTool {...look} />}
      title={title}
      about={[
        t('entry.kind.practical', { number: taskNumber }),
        end(task.endTime),
        t('entry.line', { line: score(passLine), total: score(totalScore) }),
      ]}
      reason={locked ? <Lock task={task} /> : null}
      state={
        locked ? (
          <StatusBadge icon={<IconLock size={14} aria-hidden />}>{t('lock.locked')}</StatusBadge>
        ) : learn && userScore !== null ? (
          <StatusBadge tone={passed ? 'ok' : 'danger'}>
            {t(passed ? 'entry.passed' : 'entry.failed', {
              score: score(userScore),
              total: score(totalScore),
            })}
          </StatusBadge>
        ) : learn ? (
          <WorkStateBadge state={task.state} />
        ) : null
      }
      action={
        learn && !isDis
          ? {
              label: t(open ? 'entry.handIn' : 'entry.view'),
              link: toPart('practical', taskId),
              strong: open,
            }
          : null
      }
    />
  )
}
