import styles from './top-progress.module.css'

export interface TopProgressProps {
  active: boolean
}

/**
 * A thin line at the top of the page while a request is running. Screen readers announce only the
 * result.
 */
export const TopProgress = ({ active }: TopProgressProps) => (
  <div className={styles['rail']} data-active={active || undefined} aria-hidden>
    <div className={styles['bar']} />
  </div>
)
