import { NetworkFailure, useShowFailure } from '@titian/site'
import { type ComponentType, useState } from 'react'

/** Loads what shows a part of the editor that few visits open. */
export type LoadView<Props> = () => Promise<ComponentType<Props>>

/** Fetches the code before the press that needs it; a failure is reported at that press. */
export function warm(load: LoadView<never>) {
  const fetchEarly = () => void load().catch(() => undefined)
  return { onPointerEnter: fetchEarly, onFocus: fetchEarly }
}

/** A part whose code cannot be fetched is reported in a toast, and the editor stays as it is. */
export function useLazyView<Props>() {
  const [View, setView] = useState<ComponentType<Props> | null>(null)
  const [isLoading, setIsLoading] = useState(false)
  const showFailure = useShowFailure()
  const open = async (load: LoadView<Props>) => {
    setIsLoading(true)
    try {
      const loaded = await load()
      setView(() => loaded)
    } catch (error) {
      showFailure(new NetworkFailure('network', error))
    } finally {
      setIsLoading(false)
    }
  }
  return { View, isLoading, open, close: () => setView(null) }
}
