import { type AnyCall, contract, isFollowable } from '@titian/contract'

/** FRM-188: an address that may be followed; anything else is dropped. */
export function safeAddress(url: string | null): string | null {
  return url !== null && isFollowable(url) ? url : null
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
