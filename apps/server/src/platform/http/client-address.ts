import { isIP, isIPv4 } from 'node:net'
import type { FastifyRequest } from 'fastify'

/** Bits of an IPv6 address that one household or one phone is given. */
const networkParts = 4

/** An address without the port that some balancers write behind it, and without the IPv6 form of an IPv4 address. */
export function plainAddress(text: string): string | undefined {
  const bare = /^(?:\[(.+)\](?::\d+)?|(\d+(?:\.\d+){3}):\d+)$/.exec(text.trim())
  const address = (bare?.[1] ?? bare?.[2] ?? text.trim()).replace(/%.*$/, '')
  const mapped = /^::ffff:(\d+(?:\.\d+){3})$/i.exec(address)?.[1]
  if (mapped !== undefined && isIPv4(mapped)) return mapped
  return isIP(address) ? address.toLowerCase() : undefined
}

/**
 * FRM-202: where a request came from, as far as trusted proxies vouch for it. What is no address is passed over, for
 * the text stands in the list of sessions and in the audit log.
 */
export function addressOf(request: Pick<FastifyRequest, 'ip' | 'ips' | 'socket'>): string {
  // The socket first, the farthest one that is believed last.
  const hops = request.ips ?? [request.ip]
  const known = hops.map((text) => plainAddress(text ?? '')).filter((text) => text !== undefined)
  return known.at(-1) ?? plainAddress(request.socket.remoteAddress ?? '') ?? '0.0.0.0'
}

function partsOf(address: string): string[] {
  const [head = '', tail] = address.split('::')
  const before = head === '' ? [] : head.split(':')
  const after = tail === undefined || tail === '' ? [] : tail.split(':')
  const length = address.includes('.') ? 7 : 8
  const gap = tail === undefined ? 0 : Math.max(0, length - before.length - after.length)
  return [...before, ...Array.from({ length: gap }, () => '0'), ...after]
}

/** FRM-203: what limits count. One household has 2^64 addresses of IPv6, so they count by their first half. */
export function networkOf(address: string): string {
  if (isIP(address) !== 6) return address
  const parts = partsOf(address).slice(0, networkParts)
  return `${parts.map((part) => Number.parseInt(part, 16).toString(16)).join(':')}::/64`
}
