import type { ErpAccount } from '@titian/contract'
import { useErpContent } from '../erp-content/use-content.ts'
import { SiteLink, type LinkTarget } from '../routing/site-link.tsx'

/** Where the names in a report lead to on the site that shows it; without an address they are plain text. */
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

/** PRC-230: the name of an account, which leads to its postings. */
export function AccountName({ account, links }: AccountNameProps) {
  const { name } = useErpContent()
  return <Linked to={links?.account?.(account)}>{name('account', account)}</Linked>
}
