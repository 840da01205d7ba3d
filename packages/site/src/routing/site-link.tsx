import { Link } from '@tanstack/react-router'
import type { AnchorHTMLAttributes, ReactNode, Ref } from 'react'
import { readAddress } from './site-address.ts'

export interface SiteLinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  /** A path of this site with its query, or an address elsewhere. */
  href: string | null | undefined
  newTab?: boolean
  ref?: Ref<HTMLAnchorElement>
  children?: ReactNode
}

/**
 * A link to any address: within the site it moves without a reload and keeps the language prefix, and
 * what may not be followed is drawn as plain text (FRM-188).
 */
export function SiteLink({ href, newTab = false, children, ...others }: SiteLinkProps) {
  const address = readAddress(href)
  const tab = newTab ? { target: '_blank', rel: 'noopener noreferrer' } : {}
  if (address?.kind === 'inside') {
    const { pathname, search, hash } = address
    return (
      <Link
        to={pathname}
        search={search}
        hash={hash || undefined}
        activeOptions={{ exact: true }}
        {...tab}
        {...others}
      >
        {children}
      </Link>
    )
  }
  if (!address) return <span {...others}>{children}</span>
  return (
    <a href={address.href} rel="noopener noreferrer" {...tab} {...others}>
      {children}
    </a>
  )
}
