import { exams } from '@titian/contract'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { callKey, isAsStudent } from '@titian/site'
import { toast } from '@titian/ui'
import { useCallback, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { linkTo } from '../../../app/paths.ts'
import type { Halt } from '../saving/entry.ts'
import { type LateReport, sendLate } from '../saving/late-sender.ts'
import type { OpenPaper } from './open-paper.ts'
import { submitPaper } from './submit-paper.ts'

export type HandingIn = 'no' | 'sending' | 'failed' | 'done'

interface HandInStart {
  examinationId: string
  open: OpenPaper
  halt: Halt | null
  forgetMarks: () => void
}

/** Returns a function that says who closed the paper and which answers were late (EXM-130). */
function useClosingWords() {
  const { t } = useTranslation('exams')
  return useCallback(
    ({ left, waiting, state }: LateReport, timeUp: boolean) => {
      if (left > 0) return toast.failure(t('handIn.left', { count: left }))
      if (waiting !== null && waiting > 0)
        return toast.failure(t('handIn.late', { count: waiting }))
      if (timeUp || state === 'autoSubmitted') return toast.failure(t('handIn.timeUp'))
      if (state === 'submitted') toast.success(t('handIn.succeeded'))
    },
    [t],
  )
}

/**
 * Hands the paper in, by the student or at the end of time, and opens the result (EXM-031, EXM-033,
 * EXM-039).
 */
export function useHandIn({ examinationId, open, halt, forgetMarks }: HandInStart) {
  const { t } = useTranslation('exams')
  const navigate = useNavigate()
  const client = useQueryClient()
  const say = useClosingWords()
  const [state, setState] = useState<HandingIn>('no')
  const running = useRef(false)

  /**
   * Unsent answers are sent before the page is left. Answers that the server has not confirmed stay
   * on the device (EXM-129).
   */
  const leave = useCallback(
    async (timeUp: boolean) => {
      setState('done')
      open.saver.stop()
      const report = await sendLate(open.recordId, open.journal, open.saver.waiting.values())
      say(report, timeUp)
      forgetMarks()
      await client.invalidateQueries({ queryKey: callKey(exams.examineByExamine) })
      await navigate({ ...linkTo.result(examinationId, open.recordId), replace: true })
    },
    [open, client, navigate, examinationId, forgetMarks, say],
  )

  const handIn = useCallback(
    async ({ quiet = false } = {}): Promise<boolean> => {
      if (running.current) return false
      running.current = true
      setState('sending')
      if (isAsStudent()) {
        forgetMarks()
        toast.success(t('handIn.looked'))
        await navigate({ ...linkTo.testPaper(examinationId), replace: true })
        return true
      }
      const outcome = await submitPaper(open, examinationId)
      if (outcome.done) {
        await leave(outcome.timeUp)
        return true
      }
      running.current = false
      setState('failed')
      if (!quiet) toast.failure(t('handIn.failed'))
      return false
    },
    [open, examinationId, leave, forgetMarks, navigate, t],
  )

  // Whether the paper was closed by another window, by the server, or by an earlier try whose
  // response was lost.
  const closed = halt === 'closed' || halt === 'timeUp'
  useEffect(() => {
    if (!closed || running.current) return
    running.current = true
    void leave(halt === 'timeUp')
  }, [closed, halt, leave])

  return { state, handIn }
}
