import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { paths } from '../paths.ts'
import { schoolHomeStore } from './school-home-store.ts'

/** FRM-072: whoever comes back to the home page finds it where it was left, also by a link. */
export function useKeptScroll(): void {
  const router = useRouter()
  useEffect(() => {
    const stopLeaving = router.subscribe('onBeforeLoad', ({ fromLocation, pathChanged }) => {
      if (pathChanged && fromLocation?.pathname === paths.home) schoolHomeStore.keep(window.scrollY)
    })
    const stopComing = router.subscribe('onRendered', ({ fromLocation, toLocation }) => {
      const comesBack = fromLocation && fromLocation.pathname !== paths.home
      // The router itself goes to the top first.
      if (comesBack && toLocation.pathname === paths.home)
        window.scrollTo(0, schoolHomeStore.place())
    })
    return () => {
      stopLeaving()
      stopComing()
    }
  }, [router])
}
