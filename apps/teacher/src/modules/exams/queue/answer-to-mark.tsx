import { Button, Group, NumberInput } from '@mantine/core'
import { exams, pointsUpTo, type WaitingEntry, type WaitingQuestion } from '@titian/contract'
import { callKey, useAct, useFormats } from '@titian/site'
import { GuardedForm } from '@titian/site/staff'
import { Surface, toast } from '@titian/ui'
import { numberOf } from '@titian/site/number-of'
import { useState, type SubmitEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { GivenMarks } from '../marking/given-marks.tsx'
import { focusPoints } from '@titian/site/marking'

/** One answer of the queue. Enter submits its points and moves the focus to the next answer. */
export function AnswerToMark({
  entry: { recordId, version, userName, answer, marks },
  question: { subjectId, maxScore },
}: {
  entry: WaitingEntry
  question: WaitingQuestion
}) {
  const { t } = useTranslation('exams')
  const { score } = useFormats()
  const [value, setValue] = useState<number | string>('')
  const [error, setError] = useState<string | null>(null)
  const grade = useAct(exams.gradeRecord, {
    onDone: () => toast.success(t('grade.done')),
    refresh: [callKey(exams.markingQueue), callKey(exams.findRecordList)],
  })
  const most = score(maxScore)
  const send = (event: SubmitEvent) => {
    event.preventDefault()
    const points = numberOf(value)
    if (!pointsUpTo(maxScore).safeParse(points).success)
      return setError(t('grade.scoreWrong', { most }))
    setError(null)
    focusPoints({ after: recordId })
    grade.mutate({ recordId, version, items: [{ subjectId, score: Number(points), comment: '' }] })
  }
  return (
    <Surface>
      <GuardedForm busy={grade.isPending} sent={grade.data} onSubmit={send}>
        <b>{userName || t('queue.paper')}</b>
        <p style={{ whiteSpace: 'pre-wrap' }}>{typeof answer === 'string' ? answer : '--'}</p>
        {marks.length > 0 ? (
          <GivenMarks double={{ step: 'decide', marks }} most={maxScore} />
        ) : null}
        <Group align="end" mt="sm">
          <NumberInput
            data-points={recordId}
            label={t('grade.score')}
            description={t('grade.scoreHint', { most })}
            error={error}
            value={value}
            decimalScale={2}
            allowNegative={false}
            onChange={setValue}
          />
          <Button type="submit" variant="default" loading={grade.isPending}>
            {t('grade.send')}
          </Button>
        </Group>
      </GuardedForm>
    </Surface>
  )
}
