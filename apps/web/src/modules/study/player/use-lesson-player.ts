import { study, type VideoAuth } from '@titian/contract'
import { ask, ServerRefusal, useExplain } from '@titian/site'
import { toast } from '@titian/ui'
import type { MediaPlayerInstance } from '@vidstack/react'
import { useCallback, useRef, useState } from 'react'
import type { VideoSource } from '../stage/video-stage.tsx'
import { forgetArrival, playsOnArrival } from '../stage/play-on-arrival.ts'
import { ForwardLimit } from './forward-limit.ts'
import { useConnectionBack, useLastSeen, useWaitsOffline } from './use-last-seen.ts'
import { useForwardLimit } from './use-forward-limit.ts'
import { useWatchReporter, type Credit } from './use-watch-reporter.ts'

interface LessonPlayer {
  videoSign: string
  auth: VideoAuth
  renew: () => Promise<VideoAuth>
  onCredit: (credit: Credit) => void
}

export type Trouble =
  | { kind: 'elsewhere'; text: string }
  | { kind: 'refused'; text: string }
  | { kind: 'broken' }
  /** The connection is lost; playing resumes automatically when the connection is back. */
  | { kind: 'offline' }
  /** This browser cannot decode the video. */
  | { kind: 'unplayable' }
  | null

/**
 * The videos are H.264 in MP4; a browser without a decoder shows a black picture without an error.
 */
function canPlayVideo(): boolean {
  const codecs = 'video/mp4; codecs="avc1.42E01E, mp4a.40.2"'
  return document.createElement('video').canPlayType(codecs) !== ''
}

const lastingTrouble = (): Trouble => (canPlayVideo() ? null : { kind: 'unplayable' })
/** Without a decoder every address fails, so that reason is shown. */
const failure = (): Trouble => lastingTrouble() ?? { kind: 'broken' }

/** A refusal came over the connection; any other error means that the connection is lost. */
const reasonOf = (error: unknown): Trouble =>
  error instanceof ServerRefusal ? failure() : (lastingTrouble() ?? { kind: 'offline' })

/** How often a failing address is renewed before the user is asked. */
const mostRenewals = 3

/** CRS-046: if the stream does not start, or fails twice, the file is played instead. */
const sourceOf = ({ streamUrl, playUrl }: VideoAuth, failures: number): VideoSource =>
  streamUrl !== null && failures < 2
    ? { address: streamUrl, kind: 'stream' }
    : { address: playUrl, kind: 'file' }

/** Connects the video of one lesson to the server: start, limit, renewal and reports. */
// oxlint-disable-next-line max-lines-per-function -- its parts share the player, the address and the trouble
export function useLessonPlayer({ videoSign, auth, renew, onCredit }: LessonPlayer) {
  const explain = useExplain()
  const player = useRef<MediaPlayerInstance>(null)
  const [video, setVideo] = useState<HTMLVideoElement | null>(null)
  const [source, setSource] = useState(() => sourceOf(auth, 0))
  const [trouble, setTrouble] = useState<Trouble>(lastingTrouble)
  const [limit] = useState(() => new ForwardLimit(auth.forwardLimit))
  const resume = useRef<{ at: number; play: boolean } | null>({
    at: auth.position,
    play: playsOnArrival(videoSign),
  })
  const { lastSeen, ended, setEnded } = useLastSeen(video, auth.position)
  const renewals = useRef(0)
  /** One failure can be reported more than once. */
  const renewing = useRef(false)
  const begun = useRef(false)

  useWatchReporter({
    videoSign,
    auth,
    video,
    onCredit,
    onRefused: (refusal: ServerRefusal) => {
      void player.current?.pause()
      const kind =
        refusal.reason === 'playedElsewhere' || refusal.is('alreadyDone') ? 'elsewhere' : 'refused'
      setTrouble({ kind, text: explain(refusal) })
    },
  })

  const onPlaying = useCallback(() => {
    renewals.current = 0
    setEnded(false)
    forgetArrival()
    if (begun.current) return
    begun.current = true
    // A preview has no session, so nothing is recorded.
    if (auth.sessionId === '') return
    // CRS-051, CRS-116: opens the record of the course; playing does not wait for it.
    ask(study.addStudyProgress, { sign: videoSign }, { quiet: true }).catch((error: unknown) => {
      if (error instanceof ServerRefusal) toast.failure(error.msg || explain(error))
    })
  }, [videoSign, auth.sessionId, setEnded, explain])
  useForwardLimit(video, limit, onPlaying)

  const ready = () => {
    const wanted = resume.current
    resume.current = null
    if (!wanted || !player.current) return
    if (wanted.at > 0.5) player.current.currentTime = wanted.at
    if (wanted.play) void player.current.play()
  }

  /** CRS-113: gets another address and continues at the last position. */
  const reopen = async (play: boolean) => {
    const at = lastSeen.current
    renewing.current = true
    const fresh = await renew().finally(() => (renewing.current = false))
    limit.raise(fresh.forwardLimit)
    resume.current = { at, play }
    setSource(sourceOf(fresh, begun.current ? renewals.current : mostRenewals))
    setTrouble(lastingTrouble())
  }

  const broken = () => {
    if (renewing.current) return
    if (renewals.current++ >= mostRenewals) return setTrouble(failure())
    const wasPlaying = begun.current && !(player.current?.paused ?? true)
    reopen(wasPlaying).catch((error: unknown) => setTrouble(reasonOf(error)))
  }

  const goOn = () => {
    renewals.current = 0
    return reopen(true)
  }
  useWaitsOffline(video, () => setTrouble({ kind: 'offline' }))
  useConnectionBack(trouble?.kind === 'offline', () =>
    goOn().catch((error: unknown) => setTrouble(reasonOf(error))),
  )
  const playHere = () => goOn().catch((error: unknown) => toast.failure(explain(error)))

  const jump = (seconds: number) => {
    const { current } = player
    if (current) current.currentTime = seconds
    if (current?.paused) void current.play()
  }

  const again = () => jump(0)
  const end = () => setEnded(true)
  return {
    player,
    video,
    setVideo,
    source,
    trouble,
    ready,
    broken,
    playHere,
    jump,
    ended,
    end,
    again,
  }
}
