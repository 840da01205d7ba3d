/** Where the live channel is (FRM-172). */
export interface LivePlace {
  /** What the server answers at, under whatever host it is asked. */
  path: string
  /** What pages connect to: the path on their own host, or the whole address of another one. */
  address: string
  /** Scheme and host of the other one; null on the page's own. */
  origin: string | null
}

const pathShape = /^(?:\/[\w-]+)+$/

/** Reads the setting; null is no channel at all, undefined is a text that means nothing. */
export function readLivePlace(text: string): LivePlace | null | undefined {
  if (text === '' || text === 'off') return null
  if (pathShape.test(text)) return { path: text, address: text, origin: null }
  if (!/^wss?:\/\//.test(text) || !URL.canParse(text)) return undefined
  const { href, origin, pathname } = new URL(text)
  // Nothing but scheme, host and path: a password or a query would be shown to every visitor.
  if (href !== origin + pathname || !pathShape.test(pathname)) return undefined
  return { path: pathname, address: href, origin }
}
