import type { IncomingMessage } from 'node:http'
import type { FastifyRequest } from 'fastify'

type Asked = Pick<FastifyRequest, 'headers' | 'host' | 'method'>

/** Asking changes nothing, so it may come from anywhere. */
export function onlyAsks({ method }: Pick<FastifyRequest, 'method'>): boolean {
  return method === 'GET' || method === 'HEAD' || method === 'OPTIONS'
}

function hostOf(origin: string): string | undefined {
  return URL.canParse(origin) ? new URL(origin).host : undefined
}

/** A name or an address, with a port or without. */
export function isHost(text: string): boolean {
  return !/[\s/\\?#@]/.test(text) && URL.canParse(`http://${text}`)
}

/** Node reads the first of several Host headers, and a balancer in front may have read the last. */
export function namesHostTwice({ rawHeaders }: Pick<IncomingMessage, 'rawHeaders'>): boolean {
  const names = rawHeaders.filter((text, at) => at % 2 === 0 && text.length === 4)
  return names.filter((name) => name.toLowerCase() === 'host').length > 1
}

/**
 * FRM-201: true where a browser says that a page of another host sent this request. A sibling host counts as another,
 * for the cookies go with its requests. What is no browser says nothing, and has no cookies of somebody else.
 */
export function isFromElsewhere({ headers, host }: Asked): boolean {
  const site = headers['sec-fetch-site']
  if (site !== undefined) return site !== 'same-origin' && site !== 'none'
  const { origin } = headers
  if (origin === undefined) return false
  const from = hostOf(origin)
  // Whether a usual port is written out depends on who passed the request on.
  return from === undefined || ![`http://${host}`, `https://${host}`].map(hostOf).includes(from)
}

/** FRM-200: a form can send other types to any host without asking; this one needs the consent that nobody gives. */
export function isJson(type: string | undefined): boolean {
  return type?.split(';')[0]?.trim().toLowerCase() === 'application/json'
}
