import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { paths } from '../paths.ts'
import { schoolHomeStore } from './school-home-store.ts'

/** Milliseconds in which the page grows to its height again, and the router goes to the top once. */
const settling = 300

function holdPlace(place: number): void {
  const until = performance.now() + settling
  const step = () => {
    if (Math.abs(window.scrollY - place) > 1) window.scrollTo(0, place)
    if (performance.now() < until) requestAnimationFrame(step)
  }
  step()
}

/** FRM-072: whoever comes back to the home page finds it where it was left, also by a link. */
export function useKeptScroll(): void {
  const router = useRouter()
  useEffect(() => {
    const stopLeaving = router.subscribe('onBeforeLoad', ({ fromLocation, pathChanged }) => {
      if (pathChanged && fromLocation?.pathname === paths.home) schoolHomeStore.keep(window.scrollY)
    })
    const stopComing = router.subscribe('onRendered', ({ fromLocation, toLocation }) => {
      const comesBack = fromLocation && fromLocation.pathname !== paths.home
      if (comesBack && toLocation.pathname === paths.home) holdPlace(schoolHomeStore.place())
    })
    return () => {
      stopLeaving()
      stopComing()
    }
  }, [router])
}
