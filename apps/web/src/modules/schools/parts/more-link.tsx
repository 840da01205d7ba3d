import { IconChevronRight } from '@tabler/icons-react'
import { SiteLink, type LinkTarget } from '@titian/site'
import styles from './home.module.css'

/** A link at the end of a section's heading. */
export function MoreLink({ children, ...target }: LinkTarget & { children: string }) {
  return (
    <SiteLink {...target} className={`link ${styles['more']}`}>
      {children}
      <IconChevronRight size={16} aria-hidden />
    </SiteLink>
  )
}
