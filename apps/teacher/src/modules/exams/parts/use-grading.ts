import { exams, type RecordDetail } from '@titian/contract'
import { useQueryClient } from '@tanstack/react-query'
import { ask, askKey, callKey } from '@titian/site'
import { toast } from '@titian/ui'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { forgetKept, keep, readKept } from '../../../parts/kept-draft.ts'
import { newerCopy } from '../../../parts/newer-copy.ts'
import { isGradable, marksOf, marksToSend, wrongMarks, type Marks } from './marks.ts'

/** Marks as they are given; kept on this device until they are handed in. */
export function useGrading(detail: RecordDetail) {
  const { t } = useTranslation('exams')
  const client = useQueryClient()
  const { recordId } = detail.record
  const key = `record.${recordId}`
  const [kept] = useState(() => readKept<Marks>(key))
  const [marks, setMarks] = useState<Marks>({ ...marksOf(detail), ...kept?.values })
  const [version, setVersion] = useState(detail.version)
  const [changed, setChanged] = useState(kept !== null)
  const [tried, setTried] = useState(false)
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState<unknown>(null)
  const [newer, setNewer] = useState<RecordDetail | null>(null)
  useEffect(() => {
    if (changed) keep(key, { version, values: marks })
  }, [changed, key, version, marks])

  const settle = (copy: RecordDetail) => {
    client.setQueryData(askKey(exams.byRecordId, { sign: recordId }), copy)
    void client.invalidateQueries({ queryKey: callKey(exams.findRecordList) })
    forgetKept(key)
    setVersion(copy.version)
    setChanged(false)
  }
  const change = (subjectId: string, part: Partial<Marks[string]>) => {
    setChanged(true)
    setMarks((before) => {
      const old = before[subjectId] ?? { score: '', comment: '' }
      return { ...before, [subjectId]: { ...old, ...part } }
    })
  }
  const send = async () => {
    setTried(true)
    const [first] = wrongMarks(detail, marks)
    if (first) return document.getElementById(`mark-${first}`)?.focus()
    setBusy(true)
    setError(null)
    try {
      settle(await ask(exams.gradeRecord, { recordId, version, items: marksToSend(detail, marks) }))
      toast.success(t('grade.done'))
    } catch (failure) {
      const copy = newerCopy<RecordDetail>(failure)
      if (copy) setNewer(copy)
      else setError(failure)
    } finally {
      setBusy(false)
    }
  }
  const resolve = (mine: boolean) => {
    if (!newer) return
    if (mine) setVersion(newer.version)
    else {
      settle(newer)
      setMarks(marksOf(newer))
    }
    setNewer(null)
  }
  const wrong = tried ? wrongMarks(detail, marks) : []
  const isOpen = detail.record.submitStatus === 1 && detail.items.some(isGradable)
  return { marks, change, send, busy, error, newer, resolve, wrong, changed, isOpen }
}
