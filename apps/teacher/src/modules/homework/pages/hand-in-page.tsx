import { Box, Button, Group, NumberInput, Stack, Text, Title } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate, useParams, useSearch } from '@tanstack/react-router'
import {
  grades,
  homework,
  pointsUpTo,
  statistics,
  type HandIn,
  type HandInDetail,
} from '@titian/contract'
import {
  ask,
  askKey,
  callKey,
  ErrorView,
  FormError,
  SavedAt,
  SiteLink,
  useAsk,
  useFormats,
  usePageTitle,
  useSavedForm,
} from '@titian/site'
import { FileField, HandInFile, WorkStateBadge } from '@titian/site/hand-ins'
import {
  CommentField,
  focusPoints,
  LinkedText,
  QueueBar,
  queueOf,
  useQueue,
} from '@titian/site/marking'
import { numberOf } from '@titian/site/number-of'
import { ConflictNote } from '@titian/site/staff'
import { Note, SectionHead, Surface, TextSkeleton, toast, SaveBar } from '@titian/ui'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { linkTo, paths } from '../../../app/paths.ts'

type Grade = { score: number | string; comment: string; returnedPath: string; returnedName: string }

const gradeOf = ({ score, comment }: HandInDetail): Grade => ({
  score: score ?? '',
  comment,
  returnedPath: '',
  returnedName: '',
})

function useGrade(detail: HandInDetail) {
  const { t } = useTranslation('homework')
  const client = useQueryClient()
  const { sign, points } = detail
  return useSavedForm<Grade, HandInDetail>({
    mode: 'button',
    draft: `handIn.${sign}`,
    stored: detail,
    valuesOf: gradeOf,
    problemsOf: ({ score, comment }) => ({
      ...(!pointsUpTo(points).safeParse(numberOf(score)).success && {
        score: t('grade.scoreWrong', { most: points }),
      }),
      ...(comment.trim().length > 2000 && { comment: t('grade.commentLong') }),
    }),
    places: { returnedPath: 'returnedPath' },
    together: [['score', 'comment', 'returnedPath', 'returnedName']],
    send: ({ score, comment, returnedPath }, version) =>
      ask(homework.gradeHandIn, { sign, version, score: numberOf(score), comment, returnedPath }),
    onSaved: (copy) => {
      client.setQueryData(askKey(homework.getHandIn, { sign }), copy)
      for (const call of [
        homework.listHandIns,
        homework.listHomework,
        homework.homeworkById,
        grades.listToMark,
        // Each mark lowers the counts in the menu, so they are loaded again.
        statistics.waitingWork,
      ])
        void client.invalidateQueries({ queryKey: callKey(call) })
    },
  })
}

function Version({ handIn, level }: { handIn: HandIn; level: string }) {
  const { dateTime } = useFormats()
  return (
    <Stack gap="xs">
      <Group gap="sm">
        <b>{level}</b>
        <Text component="span" c="dimmed" fz="sm" className="num">
          {dateTime(handIn.handedInAt)}
        </Text>
        {handIn.late ? <WorkStateBadge state="late" /> : null}
      </Group>
      {handIn.content ? (
        <Text style={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
          <LinkedText text={handIn.content} />
        </Text>
      ) : null}
      <Group>
        <HandInFile sign={handIn.sign} which="own" name={handIn.fileName} />
      </Group>
    </Stack>
  )
}

function Former({ detail }: { detail: HandInDetail }) {
  const { t } = useTranslation('homework')
  const { dateTime, score } = useFormats()
  if (detail.formerGrades.length === 0) return null
  return (
    <Surface gap="sm">
      <Title order={2} size="h3">
        {t('grade.former')}
      </Title>
      <ul>
        {detail.formerGrades.map((former) => (
          <li key={former.gradedAt}>
            <b className="num">{score(former.score)}</b> · {former.graderName || t('grade.outside')}{' '}
            · {dateTime(former.gradedAt)}
            {former.comment ? ` · ${former.comment}` : ''}
          </li>
        ))}
      </ul>
    </Surface>
  )
}

type Queue = ReturnType<typeof useHandInQueue>

/** TCH-174: the queue from which the hand-in was opened, otherwise the queue of all homework. */
function useHandInQueue(sign: string) {
  const navigate = useNavigate()
  const words = queueOf(useSearch({ from: paths.handIn }))
  const queue = useQueue({
    at: { kind: 'handIn', sign },
    words,
    onOpen: (piece, next) => navigate(linkTo.piece(piece, next)),
    onEmpty: (then) => navigate(linkTo.queue(then)),
  })
  return { ...queue, back: linkTo.queue({ queue: 'handIn', ...words }) }
}

function Grading({ detail, queue }: { detail: HandInDetail; queue: Queue }) {
  const { t } = useTranslation('homework')
  const form = useGrade(detail)
  const [isUploading, setUploading] = useState(false)
  const { values, change, errors, remote } = form
  const line = ({ score, comment }: Grade) => [score, comment].filter(Boolean).join(' · ')
  useEffect(() => {
    // The timeout runs after the router has focused the heading of the new page; otherwise the
    // heading would take the focus back.
    const timer = setTimeout(() => focusPoints({ any: true }), 0)
    return () => clearTimeout(timer)
  }, [])
  const isSaving = useRef(false)
  const save = async () => {
    // A second press while the first request is running is ignored.
    if (isSaving.current || isUploading) return false
    isSaving.current = true
    const done = await form.save()
    isSaving.current = false
    if (done) toast.success(t('grade.done'))
    return done
  }
  const saveAndGo = async () => {
    // If another teacher has marked this hand-in, the page first shows that mark, and then opens
    // the next hand-in (TCH-084).
    if (remote === null && (await save())) queue.go(true)
  }
  return (
    <>
      {remote ? (
        <ConflictNote
          title={t('grade.conflict')}
          rows={[{ name: t('grade.title'), local: line(values), remote: line(remote) }]}
          onKeep={() => form.resolve(true)}
          onTake={() => form.resolve(false)}
        />
      ) : (
        <FormError error={form.failure} />
      )}
      <Surface gap="md">
        <Title order={2} size="h3">
          {t('grade.title')}
        </Title>
        <NumberInput
          data-path="score"
          data-points={detail.sign}
          maw={240}
          label={t('grade.score', { most: detail.points })}
          description={t('grade.keys')}
          error={errors['score']}
          value={values.score}
          decimalScale={2}
          allowNegative={false}
          onChange={(score) => change({ score })}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || event.repeat) return
            event.preventDefault()
            void saveAndGo()
          }}
        />
        <CommentField
          path="comment"
          label={t('grade.comment')}
          error={errors['comment']}
          most={2000}
          value={values.comment}
          onChange={(comment) => change({ comment })}
        />
        <FileField
          label={t('grade.returned')}
          purpose="returned"
          value={{ path: values.returnedPath, name: values.returnedName }}
          error={errors['returnedPath']}
          onBusy={setUploading}
          onChange={({ path, name }) => change({ returnedPath: path, returnedName: name })}
        />
        {detail.returnedName ? (
          <Group gap="sm">
            <Text fz="sm">{t('grade.returnedBefore')}</Text>
            <HandInFile sign={detail.sign} which="returned" name={detail.returnedName} />
          </Group>
        ) : null}
      </Surface>
      <SaveBar>
        <SavedAt state={form.dirty ? 'local' : detail.score === null ? 'none' : 'saved'} />
        <Button variant="default" disabled={isUploading} onClick={() => void save()}>
          {t(detail.score === null ? 'grade.send' : 'grade.sendAgain')}
        </Button>
        <Button
          disabled={isUploading}
          loading={form.busy || queue.busy}
          onClick={() => void saveAndGo()}
        >
          {t('grade.sendAndNext')}
        </Button>
      </SaveBar>
    </>
  )
}

/**
 * PRC-134, PRC-182: explains why the teacher cannot give a number, with a link to the rubric or
 * practice that gives the score.
 */
function NoNumber({ detail }: { detail: HandInDetail }) {
  const { t } = useTranslation('homework')
  const { score } = useFormats()
  const { practice, examineId } = detail
  return (
    <Surface gap="md">
      <Title order={2} size="h3">
        {t('grade.title')}
      </Title>
      {detail.score === null ? null : (
        <p className="num">
          {score(detail.score)} / {detail.points}
        </p>
      )}
      <p>{practice ? t('practice.closed', { name: practice.title }) : t('rubric.closed')}</p>
      <Button
        component={SiteLink}
        {...(practice ? linkTo.evaluation(practice.sign) : linkTo.workEvaluation(examineId))}
        w="fit-content"
      >
        {t('rubric.toEvaluation')}
      </Button>
    </Surface>
  )
}

function Body({ detail }: { detail: HandInDetail }) {
  const { t } = useTranslation('homework')
  const isMarkedHere = !detail.byRubric && detail.practice === null
  const queue = useHandInQueue(detail.sign)
  const version = (handIn: HandIn) => t('grade.version', { number: handIn.number })
  return (
    <>
      <QueueBar {...queue} onSkip={() => queue.go(false)} />
      <SectionHead
        level={1}
        title={detail.studentName}
        lead={
          <>
            {/* The link is taller than its line of text, so that a finger can hit it. */}
            <Box
              component={SiteLink}
              className="link"
              mih="var(--control)"
              my="calc((1lh - var(--control)) / 2)"
              {...linkTo.work(detail.examineId)}
            >
              {detail.title}
            </Box>{' '}
            · {detail.courseName}
          </>
        }
      />
      <Stack>
        {detail.newest ? null : <Note>{t('grade.replaced')}</Note>}
        <Surface gap="md">
          <Title order={2} size="h3">
            {t('grade.work')}
          </Title>
          <Version handIn={detail} level={version(detail)} />
        </Surface>
        {detail.earlier.length > 0 ? (
          <Surface gap="md">
            <Title order={2} size="h3">
              {t('grade.earlier')}
            </Title>
            {detail.earlier.map((handIn) => (
              <Version key={handIn.sign} handIn={handIn} level={version(handIn)} />
            ))}
          </Surface>
        ) : null}
        <Former detail={detail} />
        {detail.newest && isMarkedHere ? <Grading detail={detail} queue={queue} /> : null}
        {detail.newest && !isMarkedHere ? <NoNumber detail={detail} /> : null}
      </Stack>
    </>
  )
}

/** CRS-181, CRS-182: marks one hand-in and shows its earlier versions. */
export function HandInPage() {
  const { t } = useTranslation('homework')
  const { sign } = useParams({ from: paths.handIn })
  const { data, error, refetch } = useAsk(homework.getHandIn, { sign }, { staleTime: 0 })
  usePageTitle(data?.studentName ?? t('handIns.title'))
  if (error) return <ErrorView level={1} error={error} onRetry={() => void refetch()} />
  if (!data) return <TextSkeleton heading lines={8} label={t('site:loading')} />
  return <Body key={sign} detail={data} />
}
