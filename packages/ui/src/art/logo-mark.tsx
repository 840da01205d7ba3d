import styles from './logo-mark.module.css'

export interface LogoMarkProps {
  /** In pixels. */
  size?: number
  /** Leave out where the name stands beside it. */
  label?: string
}

/** Three terraces in the school's colour. */
export function LogoMark({ size = 32, label }: LogoMarkProps) {
  const named = label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true }
  return (
    <svg className={styles['logo']} width={size} height={size} viewBox="0 0 32 32" {...named}>
      <rect width="32" height="32" rx="8" className={styles['ground']} />
      <path d="M5 22c5-1 6-4 11-4s7 3 11 2" className={styles['front']} />
      <path d="M7.5 16c3.5-1 5-3.5 8.5-3.5s5.5 2 8.5 1.5" className={styles['middle']} />
      <path d="M11 10.5c2-.5 3-2 5-2s3.5 1 5 .8" className={styles['back']} />
    </svg>
  )
}
