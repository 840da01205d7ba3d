import { Box, Flex, Title } from '@mantine/core'
import type { Paper } from '@titian/contract'
import {
  IconCircleCheck,
  IconCircleX,
  IconHourglass,
  IconPencil,
  IconSend,
} from '@tabler/icons-react'
import { SiteLink, useFormats } from '@titian/site'
import { Surface } from '@titian/ui'
import { useTranslation } from 'react-i18next'
import { linkTo } from '../../../app/paths.ts'
import styles from './attempt-history.module.css'

type Entry = Paper['history'][number]

function toneOf({ passed, submittedAt }: Entry, grading: boolean) {
  if (submittedAt === null) return 'open'
  if (passed === null) return grading ? 'grading' : 'submitted'
  return passed ? 'passed' : 'failed'
}

const icons = {
  open: IconPencil,
  submitted: IconSend,
  grading: IconHourglass,
  passed: IconCircleCheck,
  failed: IconCircleX,
}
const colors = {
  open: 'danger',
  submitted: 'ok',
  grading: 'warn',
  passed: 'ok',
  failed: 'danger',
}
const words = {
  open: 'score.notSubmitted',
  submitted: 'score.submitted',
  grading: 'score.grading',
  passed: 'score.passed',
  failed: 'score.failed',
} as const

/** EXM-046 to EXM-051: the score with a word, so that its meaning does not depend on colour. */
function EntryScore({ entry, grading }: { entry: Entry; grading: boolean }) {
  const { t } = useTranslation('exams')
  const formats = useFormats()
  const tone = toneOf(entry, grading)
  const Icon = icons[tone]
  return (
    <Flex
      component="span"
      display="inline-flex"
      gap={6}
      align="center"
      c={`var(--${colors[tone]})`}
      fz="sm"
    >
      <Icon size={18} aria-hidden />
      <Box component="b" className="num" fz="md">
        {entry.score === null ? t('score.none') : formats.score(entry.score)}
      </Box>
      <span>{t(words[tone])}</span>
    </Flex>
  )
}

interface AttemptHistoryProps {
  examinationId: string
  paper: Paper
  /** The sealed id of the shown attempt. */
  current?: string
}

/** EXM-008, EXM-009: all attempts with their scores, the newest first, and the highest score. */
export function AttemptHistory({ examinationId, paper, current }: AttemptHistoryProps) {
  const { t } = useTranslation('exams')
  const formats = useFormats()
  const { history, highestScore, examination, unitestingUserRecordId, waitingForMarks } = paper
  const best = {
    score: formats.score(highestScore ?? 0),
    total: formats.score(examination.totalScore),
  }
  return (
    <Surface>
      <Title order={2} size="h3">
        {t('history.title')}
      </Title>
      {highestScore === null ? null : (
        <Box className="num" component="p" mt={4} c="var(--text-2)" fz="sm">
          {t('history.best', best)}
        </Box>
      )}
      {history.length === 0 ? (
        <Box component="p" mt={4} c="var(--text-2)" fz="sm">
          {t('history.empty')}
        </Box>
      ) : null}
      <Box component="ol" mt={history.length > 0 ? 'sm' : 0}>
        {history.map((entry) => (
          <Flex
            component="li"
            key={entry.recordId}
            wrap="wrap"
            align="center"
            justify="space-between"
            rowGap={4}
            columnGap="md"
            py="sm"
            style={{ borderTop: '1px solid var(--line)' }}
          >
            <Flex component="span" direction="column" miw={0}>
              <EntryName
                examinationId={examinationId}
                entry={entry}
                shown={entry.recordId === current}
                onResult={current !== undefined}
              />
              <EntryTime entry={entry} />
            </Flex>
            <EntryScore
              entry={entry}
              grading={waitingForMarks && entry.recordId === unitestingUserRecordId}
            />
          </Flex>
        ))}
      </Box>
    </Surface>
  )
}

function EntryName({
  examinationId,
  entry,
  shown,
  onResult,
}: {
  examinationId: string
  entry: Entry
  shown: boolean
  /**
   * Whether the list is on the page of a result. The list on the start page does not link to an
   * open attempt, because the start page itself continues it.
   */
  onResult: boolean
}) {
  const { t } = useTranslation('exams')
  const { bracketed } = useFormats()
  const name = t('history.attempt', { number: entry.number })
  if (shown)
    return (
      <b aria-current="true">
        {name}
        <Box component="small" c="var(--text-2)" fw={400}>
          {bracketed(t('history.current'))}
        </Box>
      </b>
    )
  if (entry.submittedAt === null && !onResult) return <b>{name}</b>
  if (entry.submittedAt === null)
    return (
      <SiteLink className={styles['name']} {...linkTo.testPaper(examinationId)}>
        {t('result.continue', { number: entry.number })}
      </SiteLink>
    )
  return (
    <SiteLink
      className={styles['name']}
      {...linkTo.result(examinationId, entry.recordId)}
      aria-label={t('history.see', { number: entry.number })}
    >
      {name}
    </SiteLink>
  )
}

function EntryTime({ entry: { state, startedAt, submittedAt } }: { entry: Entry }) {
  const { t } = useTranslation('exams')
  const formats = useFormats()
  const handedIn = state === 'autoSubmitted' ? 'history.autoHandedIn' : 'history.handedIn'
  const text =
    submittedAt === null
      ? t('history.begun', { time: formats.dateTime(startedAt) })
      : t(handedIn, { time: formats.dateTime(submittedAt) })
  return (
    <Box className="num" component="small" c="dimmed" fz="xs">
      {text}
    </Box>
  )
}
