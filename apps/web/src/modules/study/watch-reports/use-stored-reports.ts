import { useEffect } from 'react'
import { deliverStored } from './stored-reports.ts'
import { isPageOpen } from './open-pages.ts'
import { sendReport } from './send-report.ts'

const pause = 10_000

/** CRS-128: on pages of the learning area, retries what an earlier page could not send. */
export function useStoredReports(): void {
  useEffect(() => {
    let isSending = false
    const deliver = async () => {
      if (isSending) return
      isSending = true
      await deliverStored(async (lesson, report) => {
        const { outcome, refusal } = await sendReport(lesson, report)
        // A report that is refused after a sign-out is kept for the next sign-in.
        return refusal?.status === 401 ? 'unreachable' : outcome
      }, isPageOpen)
      isSending = false
    }
    void deliver()
    const timer = setInterval(() => void deliver(), pause)
    return () => clearInterval(timer)
  }, [])
}
