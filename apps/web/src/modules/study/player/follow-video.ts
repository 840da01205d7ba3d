import type { Heartbeat } from '../heartbeat/heartbeat.ts'

/** The part of a video element that is used; a test may bring its own. */
export type Followed = Pick<
  HTMLVideoElement,
  'currentTime' | 'playbackRate' | 'paused' | 'seeking' | 'addEventListener' | 'removeEventListener'
>

/** Tells the heartbeat what the video does. Answers the way to stop. */
export function followVideo(
  video: Followed,
  beat: Heartbeat,
  page: Document = document,
): () => void {
  const listeners: [EventTarget | Followed, string, () => void][] = [
    [video, 'playing', () => beat.play(video.currentTime, video.playbackRate)],
    [
      video,
      'timeupdate',
      () => (video.paused || video.seeking ? undefined : beat.reach(video.currentTime)),
    ],
    [video, 'pause', () => beat.pause(video.currentTime)],
    [video, 'ended', () => beat.pause(video.currentTime)],
    // Waiting for data is not watching.
    [video, 'waiting', () => beat.pause(video.currentTime)],
    [video, 'seeking', () => beat.seek(video.currentTime, video.playbackRate)],
    [video, 'ratechange', () => beat.changeRate(video.currentTime, video.playbackRate)],
    [
      page,
      'visibilitychange',
      () => (page.visibilityState === 'hidden' ? beat.leave(video.currentTime) : beat.retry()),
    ],
    [page.defaultView ?? window, 'pagehide', () => beat.leave(video.currentTime)],
    [page.defaultView ?? window, 'online', () => beat.retry()],
  ]
  for (const [source, event, listener] of listeners) source.addEventListener(event, listener)
  return () => {
    for (const [source, event, listener] of listeners) source.removeEventListener(event, listener)
    beat.pause(video.currentTime)
  }
}
