import '@fastify/cookie'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Client } from './context.ts'

/** ACC-068: the session, for the server alone, and the flag that pages may read. */
export const sessionCookies = { token: 'token', flag: 'isLogin' } as const

/** ACC-238, ACC-241: the session of an impersonation, and the readable name of the student. */
export const impersonationCookies = { token: 'simulateToken', name: 'simulateName' } as const

/** The caller's side of a request, without the web framework. */
export function clientOf(request: FastifyRequest, reply: FastifyReply, secure: boolean): Client {
  return {
    address: request.ip,
    origin: `${request.protocol}://${request.host}`,
    userAgent: String(request.headers['user-agent'] ?? ''),
    cookies: request.cookies,
    setCookie: (name, value, { maxAge, httpOnly = false }) => {
      reply.setCookie(name, value, {
        path: '/',
        sameSite: 'lax',
        secure,
        httpOnly,
        ...(maxAge !== undefined && { maxAge }),
      })
    },
    clearCookie: (name) => {
      reply.clearCookie(name, { path: '/' })
    },
  }
}
