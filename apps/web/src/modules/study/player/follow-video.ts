import type { Heartbeat } from '../heartbeat/heartbeat.ts'

/** What is heard of a video element; a test may bring its own. */
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
  const hears: [EventTarget | Followed, string, () => void][] = [
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
  for (const [source, event, hear] of hears) source.addEventListener(event, hear)
  return () => {
    for (const [source, event, hear] of hears) source.removeEventListener(event, hear)
    beat.pause(video.currentTime)
  }
}
