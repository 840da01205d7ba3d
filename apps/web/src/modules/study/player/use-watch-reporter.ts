import type { VideoAuth } from '@titian/contract'
import { isAsStudent, type ServerRefusal } from '@titian/site'
import { useEffect, useRef, useState } from 'react'
import { WatchReporter } from '../watch-reports/watch-reporter.ts'
import { keepReports } from '../watch-reports/stored-reports.ts'
import { lockReports } from '../watch-reports/open-pages.ts'
import { type Credit, sendReport } from '../watch-reports/send-report.ts'
import { useLessonPlace } from '../lesson-place.ts'
import { followVideo } from './follow-video.ts'

export type { Credit }

/**
 * Milliseconds between two attempts while the server is away, because no browser event reports that
 * the server is back.
 */
const retryPause = 5_000

interface ReporterSource {
  videoSign: string
  auth: VideoAuth
  video: HTMLVideoElement | null
  onCredit: (credit: Credit) => void
  onRefused: (refusal: ServerRefusal) => void
}

/** CRS-050: reports what this page plays. */
export function useWatchReporter({
  videoSign,
  auth,
  video,
  onCredit,
  onRefused,
}: ReporterSource): void {
  const received = useRef({ onCredit, onRefused })
  useEffect(() => {
    received.current = { onCredit, onRefused }
  })
  const { courseSign, sessionId } = auth
  const { train } = useLessonPlace()

  const [reporter] = useState(() => {
    const lesson = { courseSign, videoSign, ...(train && { train }) }
    return new WatchReporter({
      sessionId,
      keep: (state) => keepReports(sessionId, lesson, state),
      send: async (report) => {
        const { outcome, credit, refusal } = await sendReport(lesson, report)
        if (credit) received.current.onCredit(credit)
        // The refusal of a late report concerns an ended session and says nothing about the current
        // session.
        if (refusal && !report.late) received.current.onRefused(refusal)
        return outcome
      },
    })
  })

  const [firstSession] = useState(sessionId)
  useEffect(() => {
    const release = lockReports(firstSession)
    const timer = setInterval(() => reporter.retry(), retryPause)
    return () => {
      clearInterval(timer)
      release()
    }
  }, [reporter, firstSession])
  useEffect(() => reporter.continueWith(sessionId), [reporter, sessionId])
  // TCH-147: in a preview of the staff, nothing is reported, because watching the preview must not
  // count.
  useEffect(
    () => (video && !isAsStudent() ? followVideo(video, reporter) : undefined),
    [video, reporter],
  )
}
