import {
  useEffect,
  useId,
  useRef,
  useState,
  type KeyboardEvent,
  type PointerEvent,
  type ReactNode,
} from 'react'
import styles from './fly-out.module.css'

interface FlyOutProps {
  /** The content of the button. If the content is only a picture, `name` is the accessible name. */
  label: ReactNode
  name?: string
  className?: string
  align?: 'start' | 'end'
  /** True if the panel also opens on hover and on keyboard focus (FRM-097, FRM-098). */
  hover?: boolean
  /** The width of the panel in pixels. */
  width?: number
  /** Renders the open panel; call `close` after a choice. */
  children: (close: () => void) => ReactNode
}

const openAfter = 60
const closeAfter = 160

function items(panel: HTMLElement | null): HTMLElement[] {
  return [...(panel?.querySelectorAll<HTMLElement>('a[href], button:not(:disabled)') ?? [])]
}

/** The arrow keys move through the panel. After the last entry follows the first one. */
function walk(panel: HTMLElement | null, step: 1 | -1): void {
  const all = items(panel)
  const at = all.findIndex((item) => item === document.activeElement)
  const next = at < 0 ? (step === 1 ? 0 : all.length - 1) : (at + step + all.length) % all.length
  all[next]?.focus()
}

/**
 * A button with a panel of links below it. A click, a tap, Enter or arrow down opens the panel;
 * with `hover`, mouse and focus open it too. Escape, a press elsewhere, or a focus elsewhere closes
 * it. If it opened without a press, it also closes when the mouse leaves it.
 */
export function FlyOut({
  label,
  name,
  className,
  align = 'start',
  hover = false,
  width = 240,
  children,
}: FlyOutProps) {
  const id = useId()
  const [open, setOpen] = useState(false)
  const place = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const panel = useRef<HTMLDivElement>(null)
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined)
  // True if hovering opened the panel. A click that follows also means "open", so it does not close
  // the panel.
  const byItself = useRef(false)
  const escaped = useRef(false)
  // True if a click opened the panel. It then stays open when the page moves under the pointer,
  // until a click elsewhere closes it.
  const pressed = useRef(false)
  const close = () => {
    pressed.current = false
    setOpen(false)
  }

  const later = (value: boolean) => (event: PointerEvent) => {
    if (!hover || pressed.current || event.pointerType !== 'mouse') return
    clearTimeout(timer.current)
    const act = () => {
      byItself.current = value && !open
      setOpen(value)
    }
    timer.current = setTimeout(act, value ? openAfter : closeAfter)
  }
  const onFocus = () => {
    // Ignores the focus that comes from a click, because the click itself opens the panel.
    if (!hover || open || escaped.current || !button.current?.matches(':focus-visible')) return
    byItself.current = true
    setOpen(true)
  }
  const press = () => {
    clearTimeout(timer.current)
    const stays = open && byItself.current
    byItself.current = false
    pressed.current = stays || !open
    setOpen(pressed.current)
  }
  useEffect(() => () => clearTimeout(timer.current), [])
  useEffect(() => {
    if (!open) return
    const outside = (event: Event) => {
      if (event.target instanceof Node && !place.current?.contains(event.target)) close()
    }
    const overAnother = (event: Event) => {
      if (event.target instanceof Element && event.target.closest('[data-opens-by-mouse]'))
        outside(event)
    }
    document.addEventListener('pointerdown', outside)
    document.addEventListener('focusin', outside)
    document.addEventListener('pointerover', overAnother)
    return () => {
      document.removeEventListener('pointerover', overAnother)
      document.removeEventListener('pointerdown', outside)
      document.removeEventListener('focusin', outside)
    }
  }, [open])

  /**
   * Closes the panel. If the pointer is still over the button, no second hover event opens the
   * panel. The focus that returns from the panel to the button must not open it either.
   */
  const leave = () => {
    close()
    escaped.current = true
    button.current?.focus()
    escaped.current = false
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && open) leave()
    else if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault()
      setOpen(true)
      const step = event.key === 'ArrowDown' ? 1 : -1
      // Waits for the next frame, because the panel may not be rendered yet.
      requestAnimationFrame(() => walk(panel.current, step))
    }
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the keys belong to the button and the links inside; this only handles them when they bubble
    <div
      ref={place}
      className={styles['place']}
      data-opens-by-mouse={hover || undefined}
      onPointerEnter={later(true)}
      onPointerLeave={later(false)}
      onKeyDown={onKeyDown}
    >
      <button
        ref={button}
        type="button"
        className={`${styles['button']} ${className ?? ''}`}
        aria-label={name}
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onClick={press}
        onFocus={onFocus}
      >
        {label}
      </button>
      {open ? (
        <div ref={panel} id={id} className={styles['panel']} data-align={align} style={{ width }}>
          {children(leave)}
        </div>
      ) : null}
    </div>
  )
}

/** The look of one row in a fly-out, for links and buttons alike. */
export const flyOutRow = styles['row'] ?? ''
export const flyOutNote = styles['note'] ?? ''
