import { useEffect, useState, type ComponentType } from 'react'
import { beforeFirstToast, loadToasts } from './toast.ts'

/** Milliseconds after the first screen, so that a connection lost later still has its words. */
const soon = 1000

/** Draws the toasts: with the first one, or once the page has come to rest. */
export function ToastPlace() {
  const [Layer, setLayer] = useState<ComponentType | null>(null)
  useEffect(() => {
    const draw = () =>
      void loadToasts().then(
        ({ ToastLayer }) => setLayer(() => ToastLayer),
        () => {},
      )
    const timer = setTimeout(draw, soon)
    const stop = beforeFirstToast(draw)
    return () => {
      clearTimeout(timer)
      stop()
    }
  }, [])
  return Layer ? <Layer /> : null
}
