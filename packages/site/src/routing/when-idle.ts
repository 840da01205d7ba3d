import { whenIdle } from '@titian/ui'
import { useEffect, useState } from 'react'

/**
 * Loads what the first screen can do without as soon as the browser has nothing better to do; null
 * until then, and also where it could not be fetched.
 */
export function useWhenIdle<Module>(load: () => Promise<Module>): Module | null {
  const [module, setModule] = useState<Module | null>(null)
  useEffect(() => {
    let wanted = true
    const fetch = () =>
      void load().then(
        (loaded) => wanted && setModule(() => loaded),
        () => {},
      )
    const stop = whenIdle(fetch)
    return () => {
      wanted = false
      stop()
    }
  }, [load])
  return module
}
