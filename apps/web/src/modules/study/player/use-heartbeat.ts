import { study, type DataOf, type VideoAuth } from '@titian/contract'
import { callServer, ServerRefusal } from '@titian/site'
import { useEffect, useRef, useState } from 'react'
import { Heartbeat } from '../heartbeat/heartbeat.ts'
import type { Outcome, Report } from '../heartbeat/mailbox.ts'
import { followVideo } from './follow-video.ts'

export type Credit = DataOf<typeof study.saveStudyRecord>

interface HeartbeatSource {
  videoSign: string
  auth: VideoAuth
  video: HTMLVideoElement | null
  onCredit: (credit: Credit) => void
  onRefused: (refusal: ServerRefusal) => void
}

/** CRS-050: reports what this page plays, from the first second to the last. */
export function useHeartbeat({
  videoSign,
  auth,
  video,
  onCredit,
  onRefused,
}: HeartbeatSource): void {
  const heard = useRef({ onCredit, onRefused })
  useEffect(() => {
    heard.current = { onCredit, onRefused }
  })
  const { courseSign, sessionId } = auth

  const [beat] = useState(() => {
    const send = async ({
      from,
      to,
      rate,
      seq,
      studyTime,
      sessionId: session,
    }: Report): Promise<Outcome> => {
      const input = {
        courseIdSign: courseSign,
        videoIdSign: videoSign,
        studyTime,
        from,
        to,
        rate,
        seq,
        sessionId: session,
      }
      // Every report may be the last one of this page.
      const answer = await callServer(study.saveStudyRecord, input, {
        quiet: true,
        keepalive: true,
      }).catch(() => null)
      if (!answer || answer.status >= 500) return 'unreachable'
      if (answer.ok && answer.data.data) {
        heard.current.onCredit(answer.data.data)
        return 'answered'
      }
      heard.current.onRefused(
        new ServerRefusal(study.saveStudyRecord.path, answer.status, answer.data),
      )
      return 'refused'
    }
    return new Heartbeat({ sessionId, send })
  })

  useEffect(() => beat.continueWith(sessionId), [beat, sessionId])
  useEffect(() => (video ? followVideo(video, beat) : undefined), [video, beat])
}
