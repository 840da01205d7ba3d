import type { WatchReporter } from '../watch-reports/watch-reporter.ts'

/** The used part of a video element, so that tests can replace it. */
export type Followed = Pick<
  HTMLVideoElement,
  'currentTime' | 'playbackRate' | 'paused' | 'seeking' | 'addEventListener' | 'removeEventListener'
>

/**
 * Passes the events of the video on to the reporter of watching. Returns a function that ends this.
 */
export function followVideo(
  video: Followed,
  reporter: WatchReporter,
  page: Document = document,
): () => void {
  const listeners: [EventTarget | Followed, string, () => void][] = [
    [video, 'playing', () => reporter.play(video.currentTime, video.playbackRate)],
    [
      video,
      'timeupdate',
      () => (video.paused || video.seeking ? undefined : reporter.reach(video.currentTime)),
    ],
    [video, 'pause', () => reporter.pause(video.currentTime)],
    [video, 'ended', () => reporter.pause(video.currentTime)],
    // Waiting for data is not watching.
    [video, 'waiting', () => reporter.pause(video.currentTime)],
    [video, 'seeking', () => reporter.seek(video.currentTime, video.playbackRate)],
    [video, 'ratechange', () => reporter.changeRate(video.currentTime, video.playbackRate)],
    [
      page,
      'visibilitychange',
      () =>
        page.visibilityState === 'hidden' ? reporter.leave(video.currentTime) : reporter.retry(),
    ],
    [page.defaultView ?? window, 'pagehide', () => reporter.leave(video.currentTime)],
    [page.defaultView ?? window, 'online', () => reporter.retry()],
  ]
  for (const [source, event, listener] of listeners) source.addEventListener(event, listener)
  return () => {
    for (const [source, event, listener] of listeners) source.removeEventListener(event, listener)
    reporter.pause(video.currentTime)
  }
}
