import { useCallback, useSyncExternalStore } from 'react'

/** Returns a value derived from the position; renders only when it changes. */
export function useCurrentTime(
  video: HTMLVideoElement | null,
  read: (seconds: number) => number,
): number {
  const subscribe = useCallback(
    (listener: () => void) => {
      const events = ['timeupdate', 'seeking', 'loadedmetadata']
      for (const event of events) video?.addEventListener(event, listener)
      return () => {
        for (const event of events) video?.removeEventListener(event, listener)
      }
    },
    [video],
  )
  return useSyncExternalStore(subscribe, () => (video ? read(video.currentTime) : -1))
}
