import { type ComponentType, useEffect, useRef, useState } from 'react'

interface Renewable {
  onDone: () => void
}

/**
 * A form that starts again with the newest values after it was sent. The focus stays on its button.
 */
export function renewed<Props extends object>(Form: ComponentType<Props & Renewable>) {
  return function Renewed(props: Props) {
    const [round, setRound] = useState(0)
    const box = useRef<HTMLDivElement>(null)
    // The page receives the new run in a later task, and the form must start with this run.
    const renew = () => void setTimeout(() => setRound((before) => before + 1))
    useEffect(() => {
      if (round === 0 || document.activeElement !== document.body) return
      box.current?.querySelector<HTMLElement>('button[type="submit"]')?.focus()
    }, [round])
    return (
      <div ref={box}>
        <Form {...props} key={round} onDone={renew} />
      </div>
    )
  }
}
