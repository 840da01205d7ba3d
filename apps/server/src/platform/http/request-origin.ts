import type { IncomingMessage } from 'node:http'
import type { FastifyRequest } from 'fastify'

type Asked = Pick<FastifyRequest, 'headers' | 'host' | 'method'>

/** GET and HEAD change nothing, so they may come from other sites. */
export function onlyAsks({ method }: Pick<FastifyRequest, 'method'>): boolean {
  return method === 'GET' || method === 'HEAD' || method === 'OPTIONS'
}

function hostOf(origin: string): string | undefined {
  return URL.canParse(origin) ? new URL(origin).host : undefined
}

/** True for a name or an address, with or without a port. */
export function isHost(text: string): boolean {
  return !/[\s/\\?#@]/.test(text) && URL.canParse(`http://${text}`)
}

/** Node uses the first of several Host headers, and a balancer may have used the last. */
export function namesHostTwice({ rawHeaders }: Pick<IncomingMessage, 'rawHeaders'>): boolean {
  const names = rawHeaders.filter((text, at) => at % 2 === 0 && text.length === 4)
  return names.filter((name) => name.toLowerCase() === 'host').length > 1
}

/**
 * FRM-201: true when the browser reports that a page of another host sent the request. A sibling
 * host counts as another, because the cookies are sent with its requests. Clients other than
 * browsers report nothing, and have no cookies of other people.
 */
export function isFromElsewhere({ headers, host }: Asked): boolean {
  const site = headers['sec-fetch-site']
  if (site !== undefined) return site !== 'same-origin' && site !== 'none'
  const { origin } = headers
  if (origin === undefined) return false
  const from = hostOf(origin)
  // A proxy may or may not write the default port, so both forms are compared.
  return from === undefined || ![`http://${host}`, `https://${host}`].map(hostOf).includes(from)
}

/**
 * FRM-200: forms can send other types to any host without permission; JSON needs a CORS permission,
 * which this server never gives.
 */
export function isJson(type: string | undefined): boolean {
  return type?.split(';')[0]?.trim().toLowerCase() === 'application/json'
}
