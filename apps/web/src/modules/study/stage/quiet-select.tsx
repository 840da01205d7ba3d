import type { ReactNode } from 'react'
import styles from './video-stage.module.css'

interface QuietSelectProps {
  label: string
  value: string
  onChange: (value: string) => void
  options: readonly { value: string; label: string; lang?: string }[]
  /** What is seen. */
  children: ReactNode
}

/** The browser's own list lies unseen over the sign: it works in full screen, with fingers and with keys. */
export function QuietSelect({ label, value, onChange, options, children }: QuietSelectProps) {
  return (
    <span className={styles['quiet']}>
      <span aria-hidden>{children}</span>
      <select
        aria-label={label}
        title={label}
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value} lang={option.lang}>
            {option.label}
          </option>
        ))}
      </select>
    </span>
  )
}
