const home = '/home'
/** A base for parsing addresses, of which only the paths are used. */
const site = 'https://site.invalid'

/**
 * FRM-070: the page to open after the sign-in. It must be a path of this site that starts with
 * exactly one slash. For anything else, /home is opened.
 */
export function safeReturnUrl(url: string | null | undefined): string {
  if (!url || !/^\/(?![/\\])/.test(url)) return home
  // Browsers remove tabs and line ends from an address. They could hide a second slash.
  if (/[\\\s]|\p{Cc}/u.test(url)) return home
  try {
    const target = new URL(url, site)
    // An address with `/..` can have a second slash at the start after it is resolved.
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
