/** The address of the live channel (FRM-172). */
export interface LivePlace {
  /** The path of the socket, on any host. */
  path: string
  /** The address for pages: a path on their own host, or the absolute address of another host. */
  address: string
  /** Scheme and host of the other host; null for the page's own host. */
  origin: string | null
}

const pathShape = /^(?:\/[\w-]+)+$/

/** Parses the setting; null means no channel, undefined an invalid text. */
export function readLivePlace(text: string): LivePlace | null | undefined {
  if (text === '' || text === 'off') return null
  if (pathShape.test(text)) return { path: text, address: text, origin: null }
  if (!/^wss?:\/\//.test(text) || !URL.canParse(text)) return undefined
  const { href, origin, pathname } = new URL(text)
  // The address may have only scheme, host and path: a password or a query would be visible to
  // every visitor.
  if (href !== origin + pathname || !pathShape.test(pathname)) return undefined
  return { path: pathname, address: href, origin }
}
