import { IconChevronRight } from '@tabler/icons-react'
import { SiteLink, type LinkTarget } from '@titian/site'

/**
 * A link at the end of a section's heading. Its accessible name includes the name of the section.
 */
export function MoreLink({ label, ...target }: LinkTarget & { label: string }) {
  return (
    <SiteLink {...target} className="link">
      {label}
      <IconChevronRight size={16} aria-hidden style={{ verticalAlign: '-3px' }} />
    </SiteLink>
  )
}
