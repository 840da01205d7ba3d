import { study, training, type VideoAnswer, type VideoAuth } from '@titian/contract'
import { ask } from '@titian/site'
import { useCallback, useEffect, useState } from 'react'
import { useLessonPlace } from '../lesson-place.ts'

type PlaySession =
  | { status: 'loading' }
  | { status: 'failed'; error: unknown }
  | { status: 'open'; auth: VideoAuth }
  /** The face must be verified first (CRS-042). */
  | { status: 'blocked'; auth: VideoAnswer }

const plays = (auth: VideoAnswer): auth is VideoAuth => auth.playUrl !== null
const sessionOf = (auth: VideoAnswer): PlaySession =>
  plays(auth) ? { status: 'open', auth } : { status: 'blocked', auth }

/**
 * Opens a playing session on the server, which ends the person's session in another window
 * (CRS-115).
 */
export function usePlaySession(videoSign: string) {
  const { train } = useLessonPlace()
  const trainChapterId = train?.trainChapterId
  const open = useCallback(
    (signal?: AbortSignal): Promise<VideoAnswer> =>
      trainChapterId === undefined
        ? ask(study.videoAuth, { videoSign }, { signal })
        : ask(training.trainVideoAuthority, { videoId: videoSign, trainChapterId }, { signal }),
    [videoSign, trainChapterId],
  )
  const [session, setSession] = useState<PlaySession>({ status: 'loading' })
  const [attempt, setAttempt] = useState(0)

  useEffect(() => {
    const control = new AbortController()
    open(control.signal).then(
      (auth) => setSession(sessionOf(auth)),
      (error: unknown) => {
        if (!control.signal.aborted) setSession({ status: 'failed', error })
      },
    )
    return () => control.abort()
  }, [open, attempt])

  const retry = useCallback(() => {
    setSession({ status: 'loading' })
    setAttempt((count) => count + 1)
  }, [])

  /** Opens another session and address for the same lesson while the page stays (CRS-113). */
  const renew = useCallback(async () => {
    const auth = await open()
    setSession(sessionOf(auth))
    // The face must be checked again: the page now shows the request for a photo in place of the
    // player.
    if (!plays(auth)) throw new Error('blocked')
    return auth
  }, [open])

  return { session, retry, renew }
}
