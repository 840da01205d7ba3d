/** Names of the machine itself, for which the default school responds on every port. */
const localNames = new Set(['localhost', '127.0.0.1', '::1'])

/**
 * Returns the normalised form in the hosts table: lower case, without port, brackets and trailing
 * dot.
 */
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

const label = '[a-z\\d](?:[a-z\\d-]{0,61}[a-z\\d])?'
const hostName = new RegExp(`^(?=.{1,253}$)${label}(?:\\.${label})*$`)
const ipv6 = /^(?=.*:)[\da-f:]{2,39}$/

/**
 * Parses a typed host into the form of the hosts table; undefined when no browser could request it.
 */
export function readHost(written: string): string | undefined {
  if (/[\s/\\?#@%]/.test(written.trim())) return undefined
  const name = plainHost(written)
  // Browsers send names in other scripts as ASCII (Punycode).
  const ascii = /^[\x20-\x7e]*$/.test(name) ? name : URL.parse(`http://${name}`)?.hostname
  return ascii && (hostName.test(ascii) || ipv6.test(ascii)) ? ascii : undefined
}
