import { type AnyCall, contract } from '@titian/contract'

/** FRM-188: only http, https and paths of this site are followed; anything else is dropped. */
export function safeAddress(url: string | null): string | null {
  if (!url || /[\s\\\p{Cc}]/u.test(url)) return null
  return /^\/(?!\/)/.test(url) || /^https?:\/\/[^/]/i.test(url) ? url : null
}

let readPaths: Set<string> | undefined

function pathsOfReads(): Set<string> {
  const calls: AnyCall[] = Object.values(contract).flatMap((noun) => Object.values(noun))
  return new Set(
    calls.filter(({ method, kind }) => method === 'GET' && kind === 'read').map(({ path }) => path),
  )
}

/** FRM-104: what a menu may ask for its query: a call of this API by GET that changes nothing. */
export function isApiRead(path: string): boolean {
  readPaths ??= pathsOfReads()
  return readPaths.has(path)
}
