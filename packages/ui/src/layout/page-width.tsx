import type { ReactNode } from 'react'
import styles from './page-width.module.css'

export interface PageWidthProps {
  children: ReactNode
  className?: string
}

/** Centred content of 1200 px with the page's gutters. */
export const PageWidth = ({ children, className = '' }: PageWidthProps) => (
  <div className={`${styles['page']} ${className}`}>{children}</div>
)
