import type { ErpAccount } from '@titian/contract'
import { useErpContent } from '../erp-content/use-content.ts'
import { SiteLink, type LinkTarget } from '../routing/site-link.tsx'

/**
 * The addresses of the names in a report, which depend on the site. A name without an address is
 * plain text.
 */
export interface ReportLinks {
  account?: (account: ErpAccount) => LinkTarget
  item?: (code: string) => LinkTarget
  document?: (id: number) => LinkTarget
}

interface LinkedProps {
  to: LinkTarget | undefined
  children: string
}

export function Linked({ to, children }: LinkedProps) {
  if (!to) return <span>{children}</span>
  return (
    <SiteLink {...to} className="link">
      {children}
    </SiteLink>
  )
}

interface AccountNameProps {
  account: ErpAccount
  links: ReportLinks | undefined
}

/** PRC-230: the name of an account, as a link to its postings. */
export function AccountName({ account, links }: AccountNameProps) {
  const { name } = useErpContent()
  return <Linked to={links?.account?.(account)}>{name('account', account)}</Linked>
}
