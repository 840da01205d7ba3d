export type SiteAddress =
  | { kind: 'inside'; pathname: string; search: Record<string, string>; hash: string }
  | { kind: 'outside'; href: string }

/**
 * FRM-188: returns an address from data if it uses http or https, or is a path of this site. For
 * any other address it returns null, and no link is rendered.
 */
export function readAddress(
  href: string | null | undefined,
  origin: string = location.origin,
): SiteAddress | null {
  if (!href) return null
  let url: URL
  try {
    url = new URL(href, origin)
  } catch {
    return null
  }
  if (url.protocol !== 'http:' && url.protocol !== 'https:') return null
  // The teacher and admin sites are other applications on the same origin.
  const ours =
    url.origin === origin && !/^\/(?:teacher|admin|api|sandbox)(?:\/|$)/.test(url.pathname)
  if (!ours) return { kind: 'outside', href: url.href }
  return {
    kind: 'inside',
    pathname: url.pathname,
    search: Object.fromEntries(url.searchParams),
    hash: url.hash.slice(1),
  }
}
