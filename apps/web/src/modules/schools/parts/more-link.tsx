import { IconChevronRight } from '@tabler/icons-react'
import { SiteLink } from '@titian/site'
import styles from './home.module.css'

/** At the end of a section's head. */
export function MoreLink({ href, children }: { href: string; children: string }) {
  return (
    <SiteLink href={href} className={`link ${styles['more']}`}>
      {children}
      <IconChevronRight size={16} aria-hidden />
    </SiteLink>
  )
}
