import type { ReactNode } from 'react'
import styles from './video-stage.module.css'

interface QuietSelectProps {
  label: string
  value: string
  onChange: (value: string) => void
  options: readonly { value: string; label: string; lang?: string }[]
  /** The visible content. */
  children: ReactNode
}

/**
 * An invisible native select covers the icon, because it works in full screen, by touch and by
 * keys.
 */
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
