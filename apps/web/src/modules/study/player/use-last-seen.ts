import { useEffect, useRef, useState } from 'react'

/** Milliseconds between two attempts while the connection is lost. */
const retryPause = 5_000

/**
 * The last seen position, which the player forgets when its address changes, and whether the end
 * was reached.
 */
export function useLastSeen(video: HTMLVideoElement | null, start: number) {
  const lastSeen = useRef(start)
  const [ended, setEnded] = useState(false)
  useEffect(() => {
    if (!video) return undefined
    const note = () => {
      if (video.currentTime > 0) lastSeen.current = video.currentTime
    }
    const again = () => setEnded(false)
    video.addEventListener('timeupdate', note)
    video.addEventListener('seeking', again)
    return () => {
      video.removeEventListener('timeupdate', note)
      video.removeEventListener('seeking', again)
    }
  }, [video])
  return { lastSeen, ended, setEnded }
}

/**
 * CRS-204: reports a lost connection at once, because the browser waits half a minute before the
 * video fails.
 */
export function useWaitsOffline(video: HTMLVideoElement | null, onAway: () => void): void {
  const away = useRef(onAway)
  useEffect(() => {
    away.current = onAway
  })
  useEffect(() => {
    if (!video) return undefined
    const look = () => {
      const waits = !video.paused && video.readyState < video.HAVE_FUTURE_DATA
      if (waits && !navigator.onLine) away.current()
    }
    video.addEventListener('waiting', look)
    addEventListener('offline', look)
    return () => {
      video.removeEventListener('waiting', look)
      removeEventListener('offline', look)
    }
  }, [video])
}

/**
 * CRS-204: retries when the browser is online, and periodically, because no event reports that a
 * server is back.
 */
export function useConnectionBack(isAway: boolean, onBack: () => unknown): void {
  const back = useRef(onBack)
  useEffect(() => {
    back.current = onBack
  })
  useEffect(() => {
    if (!isAway) return undefined
    const again = () => void back.current()
    addEventListener('online', again)
    const timer = setInterval(again, retryPause)
    return () => {
      removeEventListener('online', again)
      clearInterval(timer)
    }
  }, [isAway])
}
