import { useEffect } from 'react'
import { deliverStored } from './stored-reports.ts'
import { isPageOpen } from './open-pages.ts'
import { sendReport } from './send-report.ts'

const pause = 10_000

/** CRS-128: while a page of learning is open, what an earlier one could not send is tried again. */
export function useStoredReports(): void {
  useEffect(() => {
    let isSending = false
    const deliver = async () => {
      if (isSending) return
      isSending = true
      await deliverStored(async (lesson, report) => {
        const { outcome, refusal } = await sendReport(lesson, report)
        // Signed out meanwhile: it is kept for the next time.
        return refusal?.status === 401 ? 'unreachable' : outcome
      }, isPageOpen)
      isSending = false
    }
    void deliver()
    const timer = setInterval(() => void deliver(), pause)
    return () => clearInterval(timer)
  }, [])
}
