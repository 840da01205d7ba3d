import type { ReactNode } from 'react'
import styles from './save-bar.module.css'

/** Where the page stands, and at the far end what is done next; stays in sight. */
export const SaveBar = ({ children }: { children: ReactNode }) => (
  <div className={styles['bar']}>{children}</div>
)
