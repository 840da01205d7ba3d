import { isIP } from 'node:net'

/** Names of address ranges that fastify accepts. */
const rangeNames = ['loopback', 'linklocal', 'uniquelocal']

const howToWrite =
  'a list such as `10.0.0.5, 192.168.0.0/16`, or the names loopback, linklocal, uniquelocal'

function isRange(entry: string): boolean {
  const [address = '', bits, ...more] = entry.split('/')
  const version = isIP(address)
  if (version === 0 || more.length > 0) return false
  if (bits === undefined) return true
  // Refuses a range of all addresses, because it would trust every visitor.
  return /^[1-9]\d*$/.test(bits) && Number(bits) <= (version === 4 ? 32 : 128)
}

/**
 * FRM-202: parses the list of load balancers whose forwarded address, host and scheme are trusted.
 * `off` is an empty list.
 * @returns the entries, or a sentence that explains the error
 */
export function readProxies(text: string): string[] | string {
  const entries = text
    .split(',')
    .map((entry) => entry.trim().toLowerCase())
    .filter((entry) => entry !== '')
  if (entries.every((entry) => ['0', 'false', 'off'].includes(entry))) return []
  if (entries.some((entry) => ['1', 'true', 'on', 'yes'].includes(entry)))
    return `names no load balancer, so every visitor could choose an address; give ${howToWrite}`
  const unknown = entries.find((entry) => !rangeNames.includes(entry) && !isRange(entry))
  return unknown === undefined ? entries : `${unknown} is no address of a proxy; give ${howToWrite}`
}
