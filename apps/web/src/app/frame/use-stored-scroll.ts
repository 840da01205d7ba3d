import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { paths } from '../paths.ts'
import { schoolHomeStore } from './school-home-store.ts'

/** From here on the page belongs to whoever reads it. */
const acts = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const

/** Goes to the place again each time the page has grown, until somebody acts; answers how to stop. */
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
 * FRM-072: whoever comes back to the home page finds it where it was left, also by a link. The router goes to
 * the top first, at the same event. A load that was redirected or given up begins a second time while the
 * home page may be hidden already, hence has no place of its own to keep.
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
