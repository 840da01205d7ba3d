import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { type HttpDeps, languageOf, sendRefusal } from '../../../platform/http/bind.ts'
import { clientOf } from '../../../platform/http/client.ts'
import { found, refusal, Refusal } from '../../../platform/refusal.ts'
import { switchOff } from './actions.ts'

interface Sent {
  Params: { token: string }
}

/** Maximum bytes of the body; a mail program sends one short field. */
const mostBytes = 4096

/** RFC 8058: true when the field shows that a person pressed the button of a mail program. */
const isPressed = (body: unknown) =>
  Buffer.isBuffer(body) &&
  /List-Unsubscribe(?:=|"\s+)One-Click/i.test(body.toString('utf8').replaceAll('\r', ''))

async function receive(request: FastifyRequest<Sent>, reply: FastifyReply, deps: HttpDeps) {
  const school = await deps.findSchool(request.hostname)
  const language = languageOf(undefined, school) ?? 'en'
  if (!school) return sendRefusal(reply, refusal('unknownHost'), language)
  if (!isPressed(request.body)) return sendRefusal(reply, refusal('invalidInput'), language)
  const link = await switchOff(
    {
      db: deps.services.db,
      sealers: deps.services.sealers,
      school,
      client: clientOf(request, reply),
      now: deps.clock.now(),
      open: (kind, sign) => found(deps.signs.open(kind, sign)),
    },
    request.params.token,
  )
  return link instanceof Refusal ? sendRefusal(reply, link, language) : reply.send({ ok: true })
}

/**
 * JOB-130: adds the unsubscribe address of a mail's header, to which mail programs post without a
 * session.
 */
export function addOneClick(app: FastifyInstance, deps: HttpDeps): void {
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) =>
      done(null, body),
    )
    for (const path of ['/mail-off/:token', '/:language/mail-off/:token'])
      scope.post<Sent>(path, { bodyLimit: mostBytes }, async (request, reply) =>
        receive(request, reply, deps),
      )
  })
}
