const home = '/home'
/** A base for parsing; only paths are used. */
const site = 'https://site.invalid'

/**
 * FRM-070: the page to open after the sign-in. Only a path of this site that starts with exactly
 * one slash is followed; everything else counts as /home.
 */
export function safeReturnUrl(url: string | null | undefined): string {
  if (!url || !/^\/(?![/\\])/.test(url)) return home
  // Browsers drop tabs and line ends inside an address, which could hide a second slash.
  if (/[\\\s]|\p{Cc}/u.test(url)) return home
  try {
    const target = new URL(url, site)
    // Resolving `/..` in an address can leave a second slash at the start of the path.
    const isOwn = target.origin === site && !target.pathname.startsWith('//')
    return isOwn ? target.pathname + target.search + target.hash : home
  } catch {
    return home
  }
}

/** FRM-067: the address that brings the visitor back to where the session ended. */
export function homeWithReturn(pathAndQuery: string): string {
  return `${home}?url=${encodeURIComponent(pathAndQuery)}`
}
