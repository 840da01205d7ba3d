import { NetworkFailure, useShowFailure } from '@titian/site'
import { type ComponentType, useState } from 'react'

/** Loads a part of the editor that few visits open. */
export type LoadView<Props> = () => Promise<ComponentType<Props>>

/** Loads the code before it is needed. If this fails, the click reports the failure. */
export function warm(load: LoadView<never>) {
  const fetchEarly = () => void load().catch(() => undefined)
  return { onPointerEnter: fetchEarly, onFocus: fetchEarly }
}

/** If the code cannot be loaded, a notification says so and the editor is unchanged. */
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
