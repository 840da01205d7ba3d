import { exams, type RecordDetail } from '@titian/contract'
import { useQueryClient } from '@tanstack/react-query'
import { ask, askKey, callKey } from '@titian/site'
import { toast } from '@titian/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useKeptForm } from '../../../parts/use-kept-form.ts'
import { isGradable, marksOf, marksToSend, wrongMarks, type Marks } from './marks.ts'

/** Marks as they are given; kept on this device until they are handed in. */
export function useGrading(detail: RecordDetail) {
  const { t } = useTranslation('exams')
  const client = useQueryClient()
  const { recordId, submitStatus } = detail.record
  const [tried, setTried] = useState(false)
  const form = useKeptForm<Marks, RecordDetail>({
    key: `record.${recordId}`,
    stored: detail,
    valuesOf: marksOf,
    send: (marks, version) =>
      ask(exams.gradeRecord, { recordId, version, items: marksToSend(detail, marks) }),
    onTaken: (copy) => {
      client.setQueryData(askKey(exams.byRecordId, { sign: recordId }), copy)
      void client.invalidateQueries({ queryKey: callKey(exams.findRecordList) })
    },
  })
  const change = (subjectId: string, part: Partial<Marks[string]>) =>
    form.change((before) => {
      const old = before[subjectId] ?? { score: '', comment: '' }
      return { ...before, [subjectId]: { ...old, ...part } }
    })
  const send = async () => {
    setTried(true)
    const [first] = wrongMarks(detail, form.values)
    if (first) return document.getElementById(`mark-${first}`)?.focus()
    if (await form.save()) toast.success(t('grade.done'))
  }
  const wrong = tried ? wrongMarks(detail, form.values) : []
  const isOpen = submitStatus === 1 && detail.items.some(isGradable)
  return { ...form, change, send, wrong, isOpen }
}
