import type { FastifyRequest } from 'fastify'

type Asked = Pick<FastifyRequest, 'headers' | 'host' | 'method'>

/** Asking changes nothing, so it may come from anywhere. */
export function onlyAsks({ method }: Pick<FastifyRequest, 'method'>): boolean {
  return method === 'GET' || method === 'HEAD' || method === 'OPTIONS'
}

function hostOf(origin: string): string | undefined {
  return URL.canParse(origin) ? new URL(origin).host : undefined
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
