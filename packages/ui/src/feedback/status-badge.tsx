import type { ReactNode } from 'react'
import styles from './status-badge.module.css'
import tones from './tones.module.css'

export type Tone = 'ok' | 'info' | 'warn' | 'danger' | 'brand' | 'neutral'

export interface StatusBadgeProps {
  tone?: Tone
  /** A 14 px icon; the text alone must be understandable. */
  icon?: ReactNode
  /** A white background, for a badge on a picture. */
  onPicture?: boolean
  children: ReactNode
}

export function StatusBadge({
  tone = 'neutral',
  icon,
  onPicture = false,
  children,
}: StatusBadgeProps) {
  return (
    <span
      className={`${styles['badge']} ${tones[tone] ?? ''}`}
      data-on-picture={onPicture || undefined}
    >
      {icon}
      {children}
    </span>
  )
}
