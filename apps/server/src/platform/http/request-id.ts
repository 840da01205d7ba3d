import { randomInt } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { BlockList, isIPv6 } from 'node:net'
import { plainAddress } from './client-address.ts'

/** Without letters and digits that people confuse when they read a reference aloud. */
const letters = '23456789ABCDEFGHJKMNPQRSTVWXYZ'
const length = 10

/** Ranges of the names that TRUST_PROXY accepts. */
const namedRanges: Record<string, string[]> = {
  loopback: ['127.0.0.1/8', '::1/128'],
  linklocal: ['169.254.0.0/16', 'fe80::/10'],
  uniquelocal: ['10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16', 'fc00::/7'],
}

const versionOf = (address: string) => (isIPv6(address) ? 'ipv6' : 'ipv4')

/** Returns a function that says whether an address is one of the trusted load balancers. */
export function trustedPeers(proxies: readonly string[]): (address: string) => boolean {
  const list = new BlockList()
  for (const entry of proxies.flatMap((name) => namedRanges[name] ?? [name])) {
    const [address = '', bits] = entry.split('/')
    if (bits === undefined) list.addAddress(address, versionOf(address))
    else list.addSubnet(address, Number(bits), versionOf(address))
  }
  return (text) => {
    const address = plainAddress(text)
    return address !== undefined && list.check(address, versionOf(address))
  }
}

/** Ids of load balancers; other characters could forge a log line or a header. */
const acceptable = /^[\w.:-]{8,64}$/

const newId = () => Array.from({ length }, () => letters[randomInt(letters.length)]).join('')

/**
 * OPS-054: returns the id of a request, which the log, the response header and the text of an
 * unexpected error share. The id of a trusted load balancer is used, so that its log names the
 * same request.
 */
export function requestIds(
  proxies: readonly string[],
): (request: Pick<IncomingMessage, 'headers' | 'socket'>) => string {
  const isTrusted = trustedPeers(proxies)
  return ({ headers, socket }) => {
    const given = headers['x-request-id']
    const isGiven = typeof given === 'string' && acceptable.test(given)
    return isGiven && isTrusted(socket.remoteAddress ?? '') ? given : newId()
  }
}
