import { Link, type AnyRouter } from '@tanstack/react-router'
import type { AnchorHTMLAttributes, ReactNode, Ref } from 'react'
import { useOrigin } from '../signed-in/device.ts'
import { readAddress } from './site-address.ts'

/** A page of the site: what a function of `linkTo` in paths.ts returns. */
export interface LinkTarget {
  to: string
  params?: Record<string, string>
  search?: object
}

export interface SiteLinkProps
  extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'>, Partial<LinkTarget> {
  /** An address that comes from data. It may lead to another site. */
  href?: string | null
  newTab?: boolean
  /** Replaces the page in the history, and keeps the scroll position. */
  keepPlace?: boolean
  ref?: Ref<HTMLAnchorElement>
  children?: ReactNode
}

/**
 * A link to any address. Within the site, it changes the page without a reload and keeps the
 * language prefix. An address that must not be opened is shown as plain text (FRM-188).
 */
export function SiteLink({
  to,
  params,
  search,
  href,
  newTab = false,
  keepPlace = false,
  children,
  ...others
}: SiteLinkProps) {
  const origin = useOrigin()
  const address = to === undefined ? readAddress(href, origin) : null
  const tab = newTab ? { target: '_blank', rel: 'noopener noreferrer' } : {}
  if (to !== undefined || address?.kind === 'inside') {
    const target =
      address?.kind === 'inside'
        ? { to: address.pathname, search: address.search, hash: address.hash || undefined }
        : { to, params, search }
    return (
      // The types of the site's own `linkTo` have already checked the address.
      <Link<AnyRouter, string, string>
        {...target}
        activeOptions={{ exact: true }}
        {...(keepPlace ? { replace: true, resetScroll: false } : {})}
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
