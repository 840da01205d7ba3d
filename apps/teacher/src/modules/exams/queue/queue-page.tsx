import { Button, Checkbox, Group, NativeSelect, Stack } from '@mantine/core'
import { useParams, useSearch } from '@tanstack/react-router'
import { exams, type DataOf, type WaitingEntry } from '@titian/contract'
import { QuestionText } from '@titian/exam-items/render'
import { ErrorView, SiteLink, useAsk, useFormats, usePageTitle } from '@titian/site'
import { ListSurface, RowLink, useCallList } from '@titian/site/staff'
import {
  EmptyState,
  SectionHead,
  Segmented,
  Surface,
  TextSkeleton,
  type DataColumn,
} from '@titian/ui'
import { useTranslation } from 'react-i18next'
import { linkTo, paths } from '../../../app/paths.ts'
import { useItemTexts, useShortText } from '../words/use-item-texts.ts'
import { AnswerToMark } from './answer-to-mark.tsx'
import { useAge } from './use-age.ts'

type Queue = DataOf<typeof exams.markingQueue>
const size = 20

function useColumns(): DataColumn<WaitingEntry>[] {
  const { t } = useTranslation('exams')
  const formats = useFormats()
  const age = useAge()
  return [
    {
      key: 'student',
      title: t('record.student'),
      onCard: 'title',
      render: ({ recordId, userName, number }) => (
        <RowLink {...linkTo.record(recordId)}>
          <b>{userName || t('queue.paper')}</b>
          {number > 1 ? formats.bracketed(`${t('record.attempt')} ${number}`) : ''}
        </RowLink>
      ),
    },
    {
      key: 'submitted',
      title: t('record.submitted'),
      render: ({ submittedAt }) => (
        <span className="num">{submittedAt ? formats.dateTime(submittedAt) : '--'}</span>
      ),
    },
    { key: 'age', title: t('queue.waits'), render: ({ submittedAt }) => age(submittedAt) },
    {
      key: 'waiting',
      title: t('queue.answers'),
      align: 'end',
      render: ({ waiting }) => formats.number(waiting),
    },
  ]
}

/** Marks all answers to one question, paper by paper. Each answer is submitted separately. */
function ByQuestion({ queue, subjectId }: { queue: Queue; subjectId: string }) {
  const { t } = useTranslation('exams')
  const { colon } = useFormats()
  const texts = useItemTexts()
  const question = queue.questions.find((one) => one.subjectId === subjectId)
  if (!question || queue.list.length === 0)
    return <EmptyState seed="empty-1" title={t('waiting.none')} text={t('queue.noneText')} />
  return (
    <>
      <Surface>
        <h2>
          {t('grade.question', { number: question.number, kind: t(`kind.${question.item.kind}`) })}
        </h2>
        <div>
          <QuestionText text={question.item.stem} texts={texts} />
        </div>
        {question.item.kind === 'annotation' && question.item.model ? (
          <div className="meta">
            {t('item.rightAnswer')}
            {colon}
            <QuestionText text={question.item.model} texts={texts} />
          </div>
        ) : null}
      </Surface>
      {queue.list.map((entry) => (
        <AnswerToMark key={entry.recordId} entry={entry} question={question} />
      ))}
    </>
  )
}

/** EXM-186: the answers of one examination to mark, by paper or by question. */
export function QueuePage() {
  const { t } = useTranslation('exams')
  const { bracketed } = useFormats()
  const short = useShortText()
  const { sign } = useParams({ from: paths.marking })
  const words = useSearch({ from: paths.marking })
  const { filter, change, asked, list } = useCallList(exams.markingQueue, words, {
    size,
    given: { examinationId: sign, hideNames: words.hideNames === '1' },
  })
  const columns = useColumns()
  const { subjectId, hideNames } = filter
  const examination = useAsk(exams.byExaminationId, { sign })
  const { data, error } = asked
  // While the next question loads, the answers to the previous one must not be shown under its
  // text.
  const queue = asked.isPlaceholderData ? undefined : data
  usePageTitle(examination.data?.examinationName ?? t('queue.title'))
  const questions = data?.questions ?? []
  return (
    <>
      <SectionHead
        level={1}
        title={examination.data?.examinationName ?? t('queue.title')}
        lead={
          data
            ? t('queue.wait', {
                answers: t('queue.answersCount', { count: data.answers }),
                papers: t('list.papersCount', { count: data.papers }),
              })
            : null
        }
        more={
          <Button variant="default" component={SiteLink} {...linkTo.results(sign)}>
            {t('results.title')}
          </Button>
        }
      />
      <Stack>
        <Group align="end">
          <Segmented
            label={t('queue.by')}
            value={subjectId ? 'question' : 'paper'}
            onChange={(by) =>
              change({ subjectId: by === 'paper' ? undefined : questions[0]?.subjectId })
            }
            options={[
              { value: 'paper', label: t('queue.byPaper') },
              { value: 'question', label: t('queue.byQuestion'), disabled: questions.length === 0 },
            ]}
          />
          {subjectId && questions.length > 1 ? (
            <NativeSelect
              aria-label={t('bank.question')}
              value={subjectId}
              onChange={(event) => change({ subjectId: event.currentTarget.value })}
              data={questions.map((one) => ({
                value: one.subjectId,
                label: `${one.number}. ${short(one.item.stem).slice(0, 60)}${bracketed(one.waiting)}`,
              }))}
            />
          ) : null}
          <Checkbox
            label={t('queue.hideNames')}
            checked={hideNames}
            onChange={(event) =>
              change({ hideNames: event.currentTarget.checked ? '1' : undefined })
            }
          />
        </Group>
        {error && subjectId ? (
          <ErrorView level={2} error={error} onRetry={() => void asked.refetch()} />
        ) : null}
        {subjectId ? (
          queue ? (
            <ByQuestion queue={queue} subjectId={subjectId} />
          ) : (
            <TextSkeleton lines={6} label={t('site:loading')} />
          )
        ) : (
          <ListSurface
            label={t('queue.title')}
            columns={columns}
            rowKey={({ recordId }) => recordId}
            rowsOpen
            {...list}
            empty={
              <EmptyState seed="empty-1" title={t('waiting.none')} text={t('queue.noneText')} />
            }
          />
        )}
      </Stack>
    </>
  )
}
