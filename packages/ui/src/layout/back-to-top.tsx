import { IconArrowUp } from '@tabler/icons-react'
import { useEffect, useState } from 'react'
import styles from './back-to-top.module.css'

export interface BackToTopProps {
  label: string
  /** The scroll position in pixels from which the button is shown. */
  after?: number
}

const DURATION_MS = 200

function scrollToTop() {
  // The button disappears at the top, and would take the focus with it.
  document.querySelector('main')?.focus({ preventScroll: true })
  const start = window.scrollY
  const began = performance.now()
  if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) return window.scrollTo(0, 0)
  const step = (now: number) => {
    const share = Math.min(1, (now - began) / DURATION_MS)
    window.scrollTo(0, start * (1 - share) ** 3)
    if (share < 1) requestAnimationFrame(step)
  }
  requestAnimationFrame(step)
}

export function BackToTop({ label, after = 400 }: BackToTopProps) {
  const [shown, setShown] = useState(false)
  useEffect(() => {
    const look = () => setShown(window.scrollY > after)
    look()
    window.addEventListener('scroll', look, { passive: true })
    return () => window.removeEventListener('scroll', look)
  }, [after])
  if (!shown) return null
  return (
    <button
      type="button"
      className={styles['up']}
      aria-label={label}
      title={label}
      onClick={scrollToTop}
    >
      <IconArrowUp size={20} aria-hidden />
    </button>
  )
}
