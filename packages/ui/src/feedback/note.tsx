import type { ReactNode } from 'react'
import styles from './note.module.css'
import type { Tone } from './status-badge.tsx'
import tones from './tones.module.css'

export interface NoteProps {
  tone?: Tone
  icon?: ReactNode
  /** At the end of the line, such as a button. */
  action?: ReactNode
  /** Say it at once to a screen reader; for what appears while the page is in use. */
  live?: boolean
  children: ReactNode
}

/** One tinted line that informs or warns in its place on the page. */
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
