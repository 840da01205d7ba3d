import type { FastifyInstance, FastifyReply } from 'fastify'
import { apiBase, contextOf, sendRefusal, type Surroundings } from '../../platform/http/bind.ts'
import type { Context } from '../../platform/http/context.ts'
import { escapeHtml } from '../../platform/http/escape-html.ts'
import { Refusal, refusal } from '../../platform/refusal.ts'
import { drawCaptcha } from '../../platform/security/captcha-picture.ts'
import { speakDigits } from '../../platform/security/captcha-voice.ts'
import {
  type Captcha,
  createCaptcha,
  createSpokenCaptcha,
} from '../../platform/security/captcha.ts'
import { countCaptcha, keepCaptcha } from './captchas/actions.ts'
import * as codeQueries from './codes/queries.ts'

/** What a captcha is made into for eyes or ears. */
interface CaptchaWay {
  path: string
  type: string
  create(context: Context): Promise<Captcha>
  show(captcha: Captcha, context: Context): Promise<Buffer>
}

/** CALL-008. */
const pictureWay: CaptchaWay = {
  path: '/baseVerify/getQrImage',
  type: 'image/png',
  create: ({ db, settings, now }) => createCaptcha(db, settings.captchaAnswer, now),
  show: ({ answer }) => drawCaptcha(answer),
}

/** CALL-343, ACC-256. */
const spokenWay: CaptchaWay = {
  path: '/baseVerify/getQrSound',
  type: 'audio/wav',
  create: ({ db, settings, now }) => createSpokenCaptcha(db, settings.captchaAnswer, now),
  show: ({ answer }, { language }) => speakDigits(answer, language),
}

/** A new captcha, and a cookie that ties the answer to this browser (ACC-145). */
function addCaptcha(app: FastifyInstance, around: Surroundings, way: CaptchaWay) {
  app.get(apiBase + way.path, { compress: false }, async (request, reply) => {
    const context = await contextOf(request, reply, around)
    if (context instanceof Refusal) return sendRefusal(reply, context, 'en')
    const asked = await countCaptcha(context)
    if (asked instanceof Refusal) return sendRefusal(reply, asked, context.language)
    const captcha = await way.create(context)
    const bytes = await way.show(captcha, context)
    keepCaptcha(context, captcha)
    return reply.header('cache-control', 'no-store').type(way.type).send(bytes)
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
  for (const way of [pictureWay, spokenWay]) addCaptcha(app, around, way)
  if (around.services.sms.kind === 'sandbox') addSandbox(app, around)
}

export const messagesCss = `:root { color-scheme: light dark; }
body { font: 1rem/1.5 system-ui, sans-serif; max-width: 48rem; margin: 2rem auto; padding: 0 1rem; }
table { border-collapse: collapse; width: 100%; }
th, td { text-align: left; vertical-align: top; padding: 0.5rem; border-bottom: 1px solid GrayText; }
`

function row({ created_at, recipient, body }: codeQueries.SandboxMessage): string {
  const moment = new Date(created_at).toISOString()
  return `<tr><td><time datetime="${moment}">${moment.slice(0, 19).replace('T', ' ')}</time></td><td>${escapeHtml(recipient)}</td><td>${escapeHtml(body)}</td></tr>`
}

/** A developer's page in English only; it does not exist in production. */
export function messagesPage(messages: codeQueries.SandboxMessage[]): string {
  const table = `<table><thead><tr><th scope="col">Time (UTC)</th><th scope="col">To</th><th scope="col">Message</th></tr></thead><tbody>${messages.map(row).join('')}</tbody></table>`
  const content =
    messages.length > 0 ? table : '<p>No messages yet. Ask for a code, then reload this page.</p>'
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Sandbox messages</title><link rel="stylesheet" href="/sandbox/messages.css"></head><body><main><h1>Sandbox messages</h1><p>These text messages were not sent: they are the last 50 of this school, the newest first.</p>${content}</main></body></html>`
}
