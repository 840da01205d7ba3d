import { IconChevronRight } from '@tabler/icons-react'
import { SiteLink, type LinkTarget } from '@titian/site'

/** At the end of the head of a section; names the section for those who listen. */
export function MoreLink({ label, ...target }: LinkTarget & { label: string }) {
  return (
    <SiteLink {...target} className="link">
      {label}
      <IconChevronRight size={16} aria-hidden style={{ verticalAlign: '-3px' }} />
    </SiteLink>
  )
}
