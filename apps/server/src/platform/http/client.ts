import '@fastify/cookie'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { addressOf, networkOf } from './peers/client-address.ts'
import type { Client } from './context.ts'

/** ACC-068: the session token, which scripts cannot read, and a readable flag for pages. */
export const sessionCookies = { token: 'token', flag: 'isLogin' } as const

/** ACC-238, ACC-241: the token of an impersonation, and the readable name of the student. */
export const impersonationCookies = { token: 'simulateToken', name: 'simulateName' } as const

/**
 * OPS-100: the moment of the last write of this browser, in milliseconds of the database's clock, so
 * that a replica without that write does not answer its reads.
 */
export const wroteCookie = 'wrote'

/**
 * Cookies that scripts cannot read. Under https they have a prefix that no other host of the domain
 * can set (FRM-205).
 */
const guarded = new Set<string>([
  sessionCookies.token,
  impersonationCookies.token,
  'captcha',
  'browser',
  'social',
  wroteCookie,
])
const prefix = '__Host-'

function wireName(name: string, secure: boolean): string {
  return secure && guarded.has(name) ? prefix + name : name
}

/**
 * Reads cookies by their plain names. Under https a guarded cookie without the prefix is ignored,
 * because a sibling host may have set it.
 */
export function readCookies(
  sent: Readonly<Record<string, string | undefined>>,
  secure: boolean,
): Record<string, string | undefined> {
  if (!secure) return { ...sent }
  const plain = Object.entries(sent).filter(
    ([name]) => !guarded.has(name) && !name.startsWith(prefix),
  )
  const own = [...guarded].map((name) => [name, sent[prefix + name]] as const)
  return Object.fromEntries([...plain, ...own.filter(([, value]) => value !== undefined)])
}

export function clearCookie(reply: FastifyReply, name: string, secure: boolean): void {
  // Browsers ignore a header for a prefixed cookie that is not marked as secure.
  reply.clearCookie(wireName(name, secure), { path: '/', secure })
}

/** The client of a request, independent of the web framework. */
export function clientOf(request: FastifyRequest, reply: FastifyReply): Client {
  const address = addressOf(request)
  const secure = isSecure(request)
  return {
    address,
    network: networkOf(address),
    origin: `${request.protocol}://${request.host}`,
    userAgent: String(request.headers['user-agent'] ?? ''),
    cookies: readCookies(request.cookies, secure),
    setCookie: (name, value, { maxAge, httpOnly = false }) => {
      reply.setCookie(wireName(name, secure), value, {
        path: '/',
        sameSite: 'lax',
        secure,
        httpOnly,
        ...(maxAge !== undefined && { maxAge }),
      })
    },
    clearCookie: (name) => clearCookie(reply, name, secure),
    onClose: (listener) => {
      if (reply.raw.closed) listener()
      else reply.raw.once('close', listener)
    },
  }
}

export function isSecure({ protocol }: Pick<FastifyRequest, 'protocol'>): boolean {
  return protocol === 'https'
}
