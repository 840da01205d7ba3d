import { whenIdle } from '@titian/ui'
import { useEffect, useState } from 'react'

/**
 * Loads code that the first screen does not need, once the browser is idle. Returns null until
 * then, and if it could not be loaded.
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
