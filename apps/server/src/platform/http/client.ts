import '@fastify/cookie'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Client } from './context.ts'

/** The caller's side of a request, without the web framework. */
export function clientOf(request: FastifyRequest, reply: FastifyReply, secure: boolean): Client {
  return {
    address: request.ip,
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
