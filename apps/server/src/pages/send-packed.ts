import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Answer, Packed } from './visitor-pages.ts'

/** FRM-275: who has the answer already is told so, and it is not compressed for each of them. */
export function sendPacked(request: FastifyRequest, reply: FastifyReply, answer: Packed<Answer>) {
  const vary = reply.getHeader('vary')
  void reply
    .header('etag', answer.etag)
    .header('vary', vary ? `accept-encoding, ${String(vary)}` : 'accept-encoding')
  if (request.headers['if-none-match'] === answer.etag) return reply.code(304).send()
  if (!/\bbr\b/.test(request.headers['accept-encoding'] ?? '')) return reply.send(answer.html)
  return reply.header('content-encoding', 'br').send(answer.compressed)
}
