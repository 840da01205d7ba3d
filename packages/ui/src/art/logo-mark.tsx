import styles from './logo-mark.module.css'
import { markPaths } from './mark.ts'

export interface LogoMarkProps {
  /** The width and the height in pixels. */
  size?: number
  /** The text for screen readers; omitted if the name is shown beside the logo. */
  label?: string
}

/** Three terraces in the school's colour. */
export function LogoMark({ size = 32, label }: LogoMarkProps) {
  const named = label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true }
  return (
    <svg className={styles['logo']} width={size} height={size} viewBox="0 0 32 32" {...named}>
      <rect width="32" height="32" rx="8" className={styles['ground']} />
      <path d={markPaths.front} className={styles['front']} />
      <path d={markPaths.middle} className={styles['middle']} />
      <path d={markPaths.back} className={styles['back']} />
    </svg>
  )
}
