import { exams, grades, statistics, type RecordDetail } from '@titian/contract'
import { useQueryClient } from '@tanstack/react-query'
import { ask, askKey, callKey, useFormats, useSavedForm } from '@titian/site'
import { toast } from '@titian/ui'
import { useTranslation } from 'react-i18next'
import { isGradable, marksOf, marksToSend, wrongMarks, type Marks } from './marks.ts'

/** The marks that the teacher is entering. The device keeps them until they are submitted. */
export function useGrading(detail: RecordDetail) {
  const { t } = useTranslation('exams')
  const { score } = useFormats()
  const client = useQueryClient()
  const { recordId, submitStatus } = detail.record
  const form = useSavedForm<Marks, RecordDetail>({
    mode: 'button',
    draft: `record.${recordId}`,
    stored: detail,
    valuesOf: marksOf,
    problemsOf: (marks) => {
      const wrong = wrongMarks(detail, marks)
      const textOf = ({ subjectId, maxScore }: RecordDetail['items'][number]) =>
        [subjectId, t('grade.scoreWrong', { most: score(maxScore) })] as const
      const items = detail.items.filter(({ subjectId }) => wrong.includes(subjectId))
      return Object.fromEntries(items.map(textOf))
    },
    send: (marks, version) =>
      ask(exams.gradeRecord, { recordId, version, items: marksToSend(detail, marks) }),
    onSaved: (copy) => {
      client.setQueryData(askKey(exams.byRecordId, { sign: recordId }), copy)
      for (const call of [
        exams.findRecordList,
        exams.markingQueue,
        exams.waitingExaminations,
        grades.listToMark,
        // Each mark lowers the counts in the menu, so they are loaded again.
        statistics.waitingWork,
      ])
        void client.invalidateQueries({ queryKey: callKey(call) })
    },
  })
  const change = (subjectId: string, part: Partial<Marks[string]>) =>
    form.change((before) => {
      const old = before[subjectId] ?? { score: '', comment: '' }
      return { [subjectId]: { ...old, ...part } }
    })
  const send = async () => {
    const done = await form.save()
    if (done) toast.success(t('grade.done'))
    return done
  }
  const isOpen = submitStatus === 1 && detail.items.some(isGradable)
  return { ...form, change, send, isOpen }
}
