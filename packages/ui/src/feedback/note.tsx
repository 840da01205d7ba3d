import type { ReactNode } from 'react'
import styles from './note.module.css'
import type { Tone } from './status-badge.tsx'
import tones from './tones.module.css'

export interface NoteProps {
  tone?: Tone
  icon?: ReactNode
  /** Content at the end of the line, such as a button. */
  action?: ReactNode
  /** Announces the text at once to screen readers, for notes that appear later. */
  live?: boolean
  children: ReactNode
}

/** A tinted line that informs or warns inside the page. */
export function Note({ tone = 'info', icon, action, live = false, children }: NoteProps) {
  const urgent = tone === 'danger' ? 'alert' : 'status'
  return (
    <div className={`${styles['note']} ${tones[tone] ?? ''}`} role={live ? urgent : undefined}>
      {icon ? <span className={styles['icon']}>{icon}</span> : null}
      <div className={styles['text']}>{children}</div>
      {action}
    </div>
  )
}
