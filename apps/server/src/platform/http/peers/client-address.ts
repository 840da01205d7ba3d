import { isIP, isIPv4 } from 'node:net'
import type { FastifyRequest } from 'fastify'

/** Groups of an IPv6 address that identify one household or phone. */
const networkParts = 4

/** Removes the port that some balancers append, and the IPv6 form of an IPv4 address. */
export function plainAddress(text: string): string | undefined {
  const bare = /^(?:\[(.+)\](?::\d+)?|(\d+(?:\.\d+){3}):\d+)$/.exec(text.trim())
  const address = (bare?.[1] ?? bare?.[2] ?? text.trim()).replace(/%.*$/, '')
  const mapped = /^::ffff:(\d+(?:\.\d+){3})$/i.exec(address)?.[1]
  if (mapped !== undefined && isIPv4(mapped)) return mapped
  return isIP(address) ? address.toLowerCase() : undefined
}

/**
 * FRM-202: the client address, as far as trusted proxies vouch for it. Invalid entries are skipped,
 * because the address is shown in the list of sessions and in the audit log.
 */
export function addressOf(request: Pick<FastifyRequest, 'ip' | 'ips' | 'socket'>): string {
  // The connection's address first, then the forwarded ones up to the last trusted proxy.
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

/**
 * FRM-203: the network that limits count. A household has 2^64 IPv6 addresses, so the first half
 * counts.
 */
export function networkOf(address: string): string {
  if (isIP(address) !== 6) return address
  const parts = partsOf(address).slice(0, networkParts)
  return `${parts.map((part) => Number.parseInt(part, 16).toString(16)).join(':')}::/64`
}
