import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { paths } from '../paths.ts'
import { schoolHomeStore } from './school-home-store.ts'

/** Restoring the scroll position stops at the first of these events. */
const acts = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const

/**
 * Scrolls to the stored position whenever the page has grown, until the visitor acts. Returns a
 * function that ends this scrolling.
 */
function keepPosition(place: number, onEnd: () => void): () => void {
  const go = () => {
    if (Math.abs(window.scrollY - place) > 1) window.scrollTo(0, place)
  }
  const growing = new ResizeObserver(go)
  const ended = new AbortController()
  const stop = () => {
    growing.disconnect()
    ended.abort()
    onEnd()
  }
  const { signal } = ended
  for (const act of acts)
    window.addEventListener(act, stop, { capture: true, passive: true, signal })
  go()
  growing.observe(document.body)
  return stop
}

/**
 * FRM-072: a visitor who returns to the home page, even by a link, finds the scroll position of the
 * last visit. At the same event, the router scrolls to the top before this code runs. A redirected
 * or cancelled navigation starts twice. At its second start the home page may be hidden already, so
 * its position is not stored then.
 */
export function useStoredScroll(): void {
  const router = useRouter()
  useEffect(() => {
    let wasLeft = false
    let stop: (() => void) | null = null
    const isShown = () =>
      router.state.matches.some(
        ({ fullPath, status }) => fullPath === paths.home && status === 'success',
      )
    const stopLeaving = router.subscribe('onBeforeLoad', ({ fromLocation, pathChanged }) => {
      if (!pathChanged || fromLocation?.pathname !== paths.home) return
      if (isShown() && !stop) schoolHomeStore.keep(window.scrollY)
      wasLeft = true
      stop?.()
    })
    const stopComing = router.subscribe('onRendered', ({ fromLocation, toLocation }) => {
      if (!fromLocation || toLocation.pathname !== paths.home) return
      const comesBack = wasLeft || stop !== null || fromLocation.pathname !== paths.home
      wasLeft = false
      stop?.()
      if (comesBack) stop = keepPosition(schoolHomeStore.place(), () => (stop = null))
    })
    return () => {
      stopLeaving()
      stopComing()
      stop?.()
    }
  }, [router])
}
