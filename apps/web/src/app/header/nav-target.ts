import { refusals, schools, type NavigationItem } from '@titian/contract'
import { callServer, readAddress, ServerRefusal, sessionStore } from '@titian/site'
import { paths } from '../paths.ts'

/** FRM-095: `_self` opens the page in this window, any other value opens it in a new tab. */
export function opensNewTab(openMode: string): boolean {
  return openMode !== '_self' && openMode !== 'self'
}

/** FRM-104: only paths of this site's API may be requested. */
function isApiPath(path: string): boolean {
  return /^\/(?!\/)[\w\-/]+$/.test(path)
}

/**
 * FRM-100, FRM-102: makes the item's request and returns the address with the response as query.
 * Without a session, the address has no query. Throws if the server refused or could not be
 * reached.
 */
export async function addressWithAnswer(
  item: Pick<NavigationItem, 'menuUrl' | 'parameterInterface'>,
): Promise<string> {
  const path = item.parameterInterface
  if (!path || !isApiPath(path)) return item.menuUrl
  const answer = await callServer(
    { ...schools.navigationBar, path },
    {},
    { mindsLostSession: true },
  )
  if (answer.data.code === refusals.signIn.code) {
    sessionStore.forget()
    return item.menuUrl
  }
  if (!answer.ok) throw new ServerRefusal(path, answer.status, answer.data)
  return withValues(item.menuUrl, answer.data.data)
}

function withValues(href: string, values: unknown): string {
  if (typeof values !== 'object' || values === null) return href
  const url = new URL(href, location.origin)
  for (const [name, value] of Object.entries(values)) {
    if (typeof value === 'string' || typeof value === 'number')
      url.searchParams.set(name, String(value))
  }
  return readAddress(url.href)?.kind === 'inside' ? url.pathname + url.search : url.href
}

/** Maps the first part of an address to the list to which its page belongs. */
const lists: Partial<Record<string, string>> = {
  courseDetail: paths.courseList,
  train: paths.trainList,
  trainDetail: paths.trainList,
  job: paths.employment,
  company: paths.employment,
}

/**
 * Whether an item is current. The start page is current only at its own address, any other item
 * also on the pages below its address.
 */
export function isItemCurrent(
  menuUrl: string,
  pathname: string,
  search: string,
  origin?: string,
): boolean {
  const address = readAddress(menuUrl, origin)
  if (address?.kind !== 'inside') return false
  const place = lists[pathname.split('/')[1] ?? ''] ?? pathname
  if (address.pathname !== place)
    return address.pathname !== paths.home && place.startsWith(`${address.pathname}/`)
  const wanted = new URLSearchParams(address.search)
  const given = new URLSearchParams(search)
  return [...wanted].every(([name, value]) => given.get(name) === value)
}
