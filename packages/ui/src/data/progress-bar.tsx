import styles from './progress-bar.module.css'

export interface ProgressBarProps {
  /** The value in percent, from 0 to 100. */
  value: number
  label: string
  tone?: 'ok' | 'brand' | 'info' | 'warn' | 'danger'
  /** The height in pixels; by default 8. */
  height?: number
}

export function ProgressBar({ value, label, tone = 'ok', height = 8 }: ProgressBarProps) {
  const shown = Math.min(100, Math.max(0, value))
  return (
    <div
      className={styles['bar']}
      data-tone={tone}
      style={{ height }}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- browsers draw their own progress element each in its own way
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={Math.round(shown)}
    >
      <span className={styles['part']} style={{ width: `${shown}%` }} />
    </div>
  )
}
