import { useEffect, useState, type ComponentType } from 'react'
import { firstUse } from './first-use.ts'
import { beforeFirstToast, loadToasts } from './toast.ts'

/**
 * Renders the toasts. Their code is loaded with the first toast or when the page is first used, so
 * that it is there if the connection is lost later.
 */
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
