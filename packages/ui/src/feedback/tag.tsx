import { IconX } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import styles from './tag.module.css'

export interface TagProps {
  /** Makes the pill a toggle. */
  pressed?: boolean
  onClick?: () => void
  /** Shows a cross; the label says what it removes. */
  removeLabel?: string
  onRemove?: () => void
  children: ReactNode
}

/** A small pill: a plain text, a toggle, or a removable filter. */
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
