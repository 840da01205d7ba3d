/** Names of the machine itself, which the default school answers whatever the port. */
const localNames = new Set(['localhost', '127.0.0.1', '::1'])

/** A host as the hosts table holds it: lower case, without port, brackets and final dot. */
export function plainHost(host: string): string {
  const name = host.trim().toLowerCase()
  const bare = name.startsWith('[')
    ? name.slice(1, name.indexOf(']'))
    : name.split(':').length > 2
      ? name
      : name.replace(/:\d*$/, '')
  return bare.replace(/\.$/, '')
}

export function isLocalName(host: string): boolean {
  return localNames.has(host)
}

/** FRM-188: only http, https and paths of this site are followed; anything else is dropped. */
export function safeAddress(url: string | null): string | null {
  if (!url || /[\s\\\p{Cc}]/u.test(url)) return null
  return /^\/(?!\/)/.test(url) || /^https?:\/\/[^/]/i.test(url) ? url : null
}
