import type { ReactNode } from 'react'
import styles from './save-bar.module.css'

/** How far a page has come, and at the far end what is done next; it stays in sight while the window is high enough. */
export const SaveBar = ({ children }: { children: ReactNode }) => (
  <div className={`${styles['bar']} save-bar`}>{children}</div>
)
