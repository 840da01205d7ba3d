import type { ReactNode } from 'react'
import styles from './save-bar.module.css'

/**
 * The progress of a page, and at the end the next action; it is sticky if the window is high
 * enough.
 */
export const SaveBar = ({ children }: { children: ReactNode }) => (
  <div className={`${styles['bar']} save-bar`}>{children}</div>
)
