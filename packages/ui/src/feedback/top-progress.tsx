import styles from './top-progress.module.css'

export interface TopProgressProps {
  active: boolean
}

/** A thin line over the page while something is asked for; screen readers hear of the result instead. */
export const TopProgress = ({ active }: TopProgressProps) => (
  <div className={styles['rail']} data-active={active || undefined} aria-hidden>
    <div className={styles['bar']} />
  </div>
)
