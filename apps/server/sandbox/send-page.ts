import type { FastifyReply } from 'fastify'

/**
 * Sends the pages of a sandbox provider, which load nothing from other hosts.
 * @param framedBy who may frame them
 */
export function pageSender(framedBy: "'self'" | "'none'") {
  const policy = [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    `frame-ancestors ${framedBy}`,
  ].join('; ')
  return (reply: FastifyReply, html: string, status = 200) =>
    reply
      .code(status)
      .header('cache-control', 'no-store')
      .header('content-security-policy', policy)
      .type('text/html; charset=utf-8')
      .send(html)
}
