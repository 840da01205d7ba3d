import { useEffect, useState, type ComponentType } from 'react'
import { firstUse } from './first-use.ts'
import { beforeFirstToast, loadToasts } from './toast.ts'

/** Draws the toasts: with the first one, or once the page is in use, so that a connection lost later still has its words. */
export function ToastPlace() {
  const [Layer, setLayer] = useState<ComponentType | null>(null)
  useEffect(() => {
    let isOver = false
    const draw = () =>
      void loadToasts().then(
        ({ ToastLayer }) => {
          if (!isOver) setLayer(() => ToastLayer)
        },
        () => {},
      )
    void firstUse().then(() => {
      if (!isOver) draw()
    })
    const stop = beforeFirstToast(draw)
    return () => {
      isOver = true
      stop()
    }
  }, [])
  return Layer ? <Layer /> : null
}
