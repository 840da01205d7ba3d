import { useEffect, useRef, useState } from 'react'

/** Milliseconds between two tries while the connection is away. */
const retryPause = 5_000

/** The last moment that was seen, which a player that takes a fresh address forgets, and whether the end was reached. */
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

/** CRS-204: the browser asks for half a minute before it gives a video up; that it is offline is told at once. */
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

/** CRS-204: tries again when the browser is online, and now and then, since a server alone tells nothing of its return. */
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
