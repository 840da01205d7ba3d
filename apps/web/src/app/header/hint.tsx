import { useId, useState, type ReactNode } from 'react'
import styles from './hint.module.css'

interface HintProps {
  text: string
  children: (describedBy: string) => ReactNode
}

/** A tooltip on hover and focus (FRM-096); Escape hides it (WCAG 1.4.13). */
export function Hint({ text, children }: HintProps) {
  const id = useId()
  const [shown, setShown] = useState(false)
  const show = () => setShown(true)
  const hide = () => setShown(false)
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- it only observes the link inside, which handles its own keys
    <span
      className={styles['place']}
      onPointerEnter={show}
      onPointerLeave={hide}
      onFocus={show}
      onBlur={hide}
      onKeyDown={(event) => {
        if (event.key === 'Escape') hide()
      }}
    >
      {children(id)}
      <span id={id} role="tooltip" className={styles['hint']} data-shown={shown || undefined}>
        {text}
      </span>
    </span>
  )
}
