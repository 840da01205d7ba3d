import { Box, Button, SimpleGrid, Stack } from '@mantine/core'
import { useParams, useSearch } from '@tanstack/react-router'
import { exams, type RecordDetail } from '@titian/contract'
import { ErrorView, FormError, SavedAt, useAsk, useFormats, usePageTitle } from '@titian/site'
import { QueueBar, queueOf } from '@titian/site/marking'
import { ConflictNote } from '@titian/site/staff'
import { SectionHead, TextSkeleton, SaveBar } from '@titian/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { paths } from '../../../app/paths.ts'
import { RecordTimeline } from '../evidence/record-timeline.tsx'
import { isGradable, type Marks } from '../marking/marks.ts'
import { useMarkingKeys } from '../marking/use-marking-keys.ts'
import { useNextPaper, useNextPiece } from '../marking/use-next-paper.ts'
import { RecordItem } from '../marking/record-item.tsx'
import { RecordScore, RecordState } from '../marking/record-state.tsx'
import { useGrading } from '../marking/use-grading.ts'
import { RecordAllowances } from '../times/record-allowances.tsx'

function Facts({ record }: Pick<RecordDetail, 'record'>) {
  const { t } = useTranslation('exams')
  const formats = useFormats()
  const facts = [
    [t('record.score'), <RecordScore key="score" record={record} />],
    [t('record.attempt'), formats.number(record.number)],
    [t('record.started'), formats.dateTime(record.startedAt)],
    [t('record.submitted'), record.submittedAt ? formats.dateTime(record.submittedAt) : '--'],
  ] as const
  return (
    <SimpleGrid
      component="dl"
      cols={{ base: 2, sm: 4 }}
      spacing={1}
      bd="1px solid var(--line)"
      bdrs="lg"
      bg="var(--line)"
      style={{ overflow: 'clip' }}
    >
      {facts.map(([name, value]) => (
        <Stack key={name} gap={2} py="sm" px="md" bg="var(--surface)">
          <Box component="dt" c="dimmed" fz="xs">
            {name}
          </Box>
          <Box component="dd" fw={600} className="num">
            {value}
          </Box>
        </Stack>
      ))}
    </SimpleGrid>
  )
}

const line = (mark: Marks[string] | undefined) =>
  mark ? [mark.score, mark.comment].filter((part) => part !== '').join(' · ') : ''

function Conflict({
  local,
  remote,
  items,
  onResolve,
}: {
  local: Marks
  remote: Marks
  items: RecordDetail['items']
  onResolve: (keepLocal: boolean) => void
}) {
  const { t } = useTranslation('exams')
  const rows = items
    .filter(({ subjectId }) => line(local[subjectId]) !== line(remote[subjectId]))
    .map(({ subjectId, number, item }) => ({
      name: t('grade.question', { number, kind: t(`kind.${item.kind}`) }),
      local: line(local[subjectId]),
      remote: line(remote[subjectId]),
    }))
  return (
    <ConflictNote
      title={t('grade.conflict')}
      rows={rows}
      onKeep={() => onResolve(true)}
      onTake={() => onResolve(false)}
    />
  )
}

type GradedItem = RecordDetail['items'][number]

/** EXM-191: whether a person still has to mark the answer or to decide about it. */
const needsPerson = (entry: GradedItem) =>
  isGradable(entry) || entry.late.some(({ state }) => state === 'waiting')

function Paper({ detail }: { detail: RecordDetail }) {
  const { t } = useTranslation('exams')
  const grading = useGrading(detail)
  const { values: marks, change, errors, remote, resolve } = grading
  const { record } = detail
  const [isWhole, setWhole] = useState(false)
  const words = queueOf(useSearch({ from: paths.record }))
  const ofExamination = useNextPaper(record)
  const piece = useNextPiece(record.recordId, words)
  // TCH-174: if the paper was opened from the queue, "next" follows the queue.
  const next = words.queue ? piece : ofExamination
  const keys = useMarkingKeys(grading, next.go)
  // A mark that waits for the second teacher's mark is saved already (EXM-215).
  const isAsked = detail.items.some(({ waiting, double }) => waiting && double?.step !== 'given')
  const needed = detail.items.filter(needsPerson)
  const folds = needed.length > 0 && needed.length < detail.items.length
  const items = folds && !isWhole ? needed : detail.items
  return (
    <>
      {words.queue ? <QueueBar {...piece} onSkip={piece.skip} /> : null}
      <SectionHead
        level={1}
        title={record.userName}
        lead={`${record.examinationName} · ${record.courseName}`}
        more={<RecordState record={record} />}
      />
      <Stack>
        <Facts record={record} />
        <RecordAllowances detail={detail} />
        {remote ? (
          <Conflict local={marks} remote={remote} items={detail.items} onResolve={resolve} />
        ) : null}
        <FormError error={grading.failure} />
        {grading.isOpen ? <p className="meta">{t('grade.keys')}</p> : null}
        {items.map((entry) => (
          <RecordItem
            key={entry.subjectId}
            entry={entry}
            mark={
              record.submitStatus === 1 && isGradable(entry) ? marks[entry.subjectId] : undefined
            }
            error={errors[entry.subjectId] ?? keys.errorOf(entry.subjectId)}
            record={{ recordId: record.recordId, version: detail.version, follow: grading.follow }}
            onMark={(part) => change(entry.subjectId, part)}
            onEnter={() => void keys.enter(entry.subjectId)}
          />
        ))}
        {folds ? (
          <Button variant="default" aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
            {t(isWhole ? 'grade.onlyOpen' : 'grade.allQuestions', { count: detail.items.length })}
          </Button>
        ) : null}
        <RecordTimeline recordId={record.recordId} />
      </Stack>
      {grading.isOpen ? (
        <SaveBar>
          <SavedAt state={grading.dirty ? 'local' : isAsked ? 'none' : 'saved'} />
          {words.queue ? null : (
            <Button variant="default" onClick={next.go} loading={next.busy}>
              {t('grade.next')}
            </Button>
          )}
          <Button onClick={() => void grading.send()} loading={grading.busy}>
            {isAsked ? t('grade.send') : t('grade.sendAgain')}
          </Button>
        </SaveBar>
      ) : null}
    </>
  )
}

/** One paper with its answers, keys and marks (EXM-077, EXM-098). */
export function RecordPage() {
  const { t } = useTranslation('exams')
  const { sign } = useParams({ from: paths.record })
  const { data, error, refetch } = useAsk(exams.byRecordId, { sign }, { staleTime: 0 })
  usePageTitle(data?.record.userName ?? t('record.title'))
  if (error) return <ErrorView level={1} error={error} onRetry={() => void refetch()} />
  if (!data) return <TextSkeleton heading lines={8} label={t('site:loading')} />
  return <Paper key={sign} detail={data} />
}
