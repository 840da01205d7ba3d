import type { ReactNode } from 'react'
import styles from './page-width.module.css'

export interface PageWidthProps {
  children: ReactNode
  className?: string
}

/** 1200 px with the page's gutters, centred. */
export const PageWidth = ({ children, className = '' }: PageWidthProps) => (
  <div className={`${styles['page']} ${className}`}>{children}</div>
)
