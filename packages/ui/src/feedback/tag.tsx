import { IconX } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import styles from './tag.module.css'

export interface TagProps {
  /** A toggle when given. */
  pressed?: boolean
  onClick?: () => void
  /** Shows a cross; the label says what is taken away. */
  removeLabel?: string
  onRemove?: () => void
  children: ReactNode
}

/** A small pill: a plain word, a toggle, or a chosen filter that can be taken away. */
export function Tag({ pressed, onClick, removeLabel, onRemove, children }: TagProps) {
  if (onRemove) {
    return (
      <button type="button" className={styles['tag']} onClick={onRemove} aria-label={removeLabel}>
        {children}
        <IconX size={14} aria-hidden />
      </button>
    )
  }
  if (!onClick) return <span className={styles['plain']}>{children}</span>
  return (
    <button type="button" className={styles['tag']} aria-pressed={pressed} onClick={onClick}>
      {children}
    </button>
  )
}
