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

const label = '[a-z\\d](?:[a-z\\d-]{0,61}[a-z\\d])?'
const hostName = new RegExp(`^(?=.{1,253}$)${label}(?:\\.${label})*$`)
const ipv6 = /^(?=.*:)[\da-f:]{2,39}$/

/** A host as somebody wrote it, in the form of the hosts table; nothing where no browser could ask for it. */
export function readHost(written: string): string | undefined {
  if (/[\s/\\?#@%]/.test(written.trim())) return undefined
  const name = plainHost(written)
  // Browsers send the letters of other scripts in their ASCII form.
  const ascii = /^[\x20-\x7e]*$/.test(name) ? name : URL.parse(`http://${name}`)?.hostname
  return ascii && (hostName.test(ascii) || ipv6.test(ascii)) ? ascii : undefined
}
