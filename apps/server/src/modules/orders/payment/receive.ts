import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { apiBase, type HttpDeps, languageFor, sendRefusal } from '../../../platform/http/bind.ts'
import { refusal } from '../../../platform/refusal.ts'
import { handleEvent, storeNotice } from './actions.ts'

/** Maximum bytes; notices of providers are a few kilobytes. */
const mostBytes = 256 * 1024

interface Sent {
  Params: { provider: string }
}

async function receive(request: FastifyRequest<Sent>, reply: FastifyReply, deps: HttpDeps) {
  const { services, clock } = deps
  const { payment } = services
  const language = languageFor(request)
  const refused = (name: 'notFound' | 'invalidInput' | 'noPermission') =>
    sendRefusal(reply, refusal(name), language)
  if (payment.kind === 'none' || request.params.provider !== payment.kind)
    return refused('notFound')
  const raw = request.body
  if (!Buffer.isBuffer(raw)) return refused('invalidInput')
  const notice = payment.readNotice(raw, request.headers)
  if (notice === 'forged') return refused('noPermission')
  if (notice === 'nothing') return reply.send({ received: true })
  const orderDeps = { ...services, now: clock.now() }
  const stored = await storeNotice(orderDeps, notice, raw.toString('utf8'))
  // The notice is stored. If applying it fails, a job tries again, and the provider need not send
  // it again.
  if (stored !== undefined)
    await handleEvent(orderDeps, stored).catch((error: unknown) =>
      request.log.error({ event: 'payment.noticeFailed', err: error }, 'notice of a payment'),
    )
  return reply.send({ received: true })
}

/** CALL-296: receives payment notices, accepted by their signature over the unchanged body. */
export function addNoticeAddress(app: FastifyInstance, deps: HttpDeps): void {
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) =>
      done(null, body),
    )
    scope.post<Sent>(
      `${apiBase}/pay/notice/:provider`,
      { bodyLimit: mostBytes },
      async (request, reply) => receive(request, reply, deps),
    )
  })
}
