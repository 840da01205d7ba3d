import type { FastifyInstance, FastifyReply } from 'fastify'
import { apiBase, contextOf, sendRefusal, type Surroundings } from '../../platform/http/bind.ts'
import { refusal, Refusal } from '../../platform/refusal.ts'
import { captchaSeconds, createCaptcha } from '../../platform/security/captcha.ts'
import { isOverLimit } from '../../platform/security/limits.ts'
import { captchaCookie } from './login.ts'
import * as codeQueries from './code-queries.ts'
import { limits } from './rules.ts'
import { messagesCss, messagesPage } from './sandbox-page.ts'

/** CALL-008: the picture, and a cookie that ties the answer to this browser (ACC-145). */
function addCaptcha(app: FastifyInstance, around: Surroundings) {
  app.get(`${apiBase}/baseVerify/getQrImage`, { compress: false }, async (request, reply) => {
    const context = await contextOf(request, reply, around)
    if (context instanceof Refusal) return sendRefusal(reply, context, 'en')
    const { db, client, now, settings, language } = context
    const isOver = await isOverLimit(
      db,
      { key: `captcha ${client.address}`, ...limits.captchasFromOneAddress },
      now,
    )
    if (isOver) return sendRefusal(reply, refusal('waitBefore', 'tooManyRequests'), language)
    const { id, png } = await createCaptcha(db, settings.captchaAnswer, now)
    client.setCookie(captchaCookie, id, { httpOnly: true, maxAge: captchaSeconds })
    return reply.header('cache-control', 'no-store').type('image/png').send(png)
  })
}

function withoutStore(reply: FastifyReply) {
  return reply
    .header('cache-control', 'no-store')
    .header(
      'content-security-policy',
      "default-src 'none'; style-src 'self'; frame-ancestors 'none'",
    )
}

/** What the sandbox sender "sent" to people of this school, for developers and tests. */
function addSandbox(app: FastifyInstance, around: Surroundings) {
  const { db } = around.services
  app.get('/sandbox/messages.css', async (_, reply) =>
    reply.type('text/css; charset=utf-8').send(messagesCss),
  )
  app.get('/sandbox/messages.json', async (request, reply) => {
    const school = await around.findSchool(request.hostname)
    if (!school) return sendRefusal(reply, refusal('unknownHost'), 'en')
    return withoutStore(reply).send(await codeQueries.listSandboxMessages(db, school.id))
  })
  app.get('/sandbox/messages', async (request, reply) => {
    const school = await around.findSchool(request.hostname)
    if (!school) return sendRefusal(reply, refusal('unknownHost'), 'en')
    const page = messagesPage(await codeQueries.listSandboxMessages(db, school.id))
    return withoutStore(reply).type('text/html; charset=utf-8').send(page)
  })
}

export function accountAddresses(app: FastifyInstance, around: Surroundings) {
  addCaptcha(app, around)
  if (around.services.sms.kind === 'sandbox') addSandbox(app, around)
}
