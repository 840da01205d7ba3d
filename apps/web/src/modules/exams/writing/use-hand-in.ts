import { exams } from '@titian/contract'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { callKey } from '@titian/site'
import { toast } from '@titian/ui'
import { useCallback, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { linkToResult } from '../paper-path.ts'
import type { Halt } from '../saving/entry.ts'
import type { OpenPaper } from './open-paper.ts'
import type { Answers } from './paper-questions.ts'
import { submitPaper } from './submit-paper.ts'

export type HandingIn = 'no' | 'sending' | 'failed' | 'done'

interface HandInStart {
  examinationId: string
  open: OpenPaper
  answers: Answers
  halt: Halt | null
  forgetMarks: () => void
}

/** Hands the paper in, by the student or by the clock, and leads to the result (EXM-031, EXM-033, EXM-039). */
export function useHandIn({ examinationId, open, answers, halt, forgetMarks }: HandInStart) {
  const { t } = useTranslation('exams')
  const navigate = useNavigate()
  const client = useQueryClient()
  const [state, setState] = useState<HandingIn>('no')
  const running = useRef(false)
  const latest = useRef(answers)
  useEffect(() => {
    latest.current = answers
  })

  const leave = useCallback(
    async (timeUp: boolean) => {
      setState('done')
      open.saver.stop()
      if (timeUp) toast.failure(t('handIn.timeUp'))
      else toast.success(t('handIn.succeeded'))
      forgetMarks()
      await open.journal.clear().catch(() => {})
      await client.invalidateQueries({ queryKey: callKey(exams.examineByExamine) })
      await navigate({ href: linkToResult(examinationId, open.recordId), replace: true })
    },
    [open, client, navigate, examinationId, forgetMarks, t],
  )

  const handIn = useCallback(async (): Promise<boolean> => {
    if (running.current) return false
    running.current = true
    setState('sending')
    const outcome = await submitPaper(open, examinationId, latest.current)
    if (outcome.done) {
      await leave(outcome.timeUp)
      return true
    }
    running.current = false
    setState('failed')
    toast.failure(t('handIn.failed'))
    return false
  }, [open, examinationId, leave, t])

  // Closed elsewhere: by another window, by the server, or by an earlier try whose reply was lost.
  const closed = halt === 'closed' || halt === 'timeUp'
  useEffect(() => {
    if (!closed || running.current) return
    running.current = true
    void leave(halt === 'timeUp')
  }, [closed, halt, leave])

  return { state, handIn }
}
