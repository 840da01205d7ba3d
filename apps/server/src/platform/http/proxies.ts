import { isIP } from 'node:net'

/** Names for whole kinds of addresses, as fastify takes them. */
const rangeNames = ['loopback', 'linklocal', 'uniquelocal']

const howToWrite =
  'a list such as `10.0.0.5, 192.168.0.0/16`, or the names loopback, linklocal, uniquelocal'

function isRange(entry: string): boolean {
  const [address = '', bits, ...more] = entry.split('/')
  const version = isIP(address)
  if (version === 0 || more.length > 0) return false
  if (bits === undefined) return true
  // A range of all addresses would believe every visitor.
  return /^[1-9]\d*$/.test(bits) && Number(bits) <= (version === 4 ? 32 : 128)
}

/**
 * FRM-202: the load balancers whose word about the visitor's address, host and scheme is taken. `off` is an empty list.
 * @returns the entries, or a sentence that says what is wrong with the text
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
