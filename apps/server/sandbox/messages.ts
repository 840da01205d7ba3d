import { sql } from 'drizzle-orm'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { type Clock, secondsAfter } from '../src/platform/clock.ts'
import type { Db } from '../src/platform/database/database.ts'
import { sendRefusal, type HttpDeps } from '../src/platform/http/bind.ts'
import { escapeHtml } from '../src/platform/http/writing/escape-html.ts'
import { refusal } from '../src/platform/refusal.ts'
import type { Sms } from '../src/platform/sms/sms.ts'

/** Sending to numbers with this ending fails, like an unreachable phone. */
const unreachableEnding = '0000000'
/** Seconds for which a message is kept. */
const retentionSeconds = 7 * 24 * 60 * 60

interface SandboxMessage extends Record<string, unknown> {
  recipient: string
  body: string
  created_at: string
}

/**
 * Makes a simulated gateway: it stores messages in the database, and the page /sandbox/messages
 * shows them.
 */
export function sandboxSms(db: Db, clock: Clock): Sms {
  return {
    kind: 'sandbox',
    async send({ schoolId, areaCode, mobile, text }) {
      if (mobile.endsWith(unreachableEnding)) return 'failed'
      const now = clock.now()
      const old = secondsAfter(now, -retentionSeconds).toISOString()
      await db.execute(sql`delete from sandbox_messages where created_at < ${old}`)
      await db.execute(
        sql`insert into sandbox_messages (school_id, recipient, body, created_at)
          values (${schoolId}, ${`+${areaCode}${mobile}`}, ${text}, ${now.toISOString()})`,
      )
      return 'sent'
    },
  }
}

async function listMessages(db: Db, schoolId: number): Promise<SandboxMessage[]> {
  const { rows } = await db.execute<SandboxMessage>(
    sql`select recipient, body, created_at from sandbox_messages where school_id = ${schoolId} order by id desc limit 50`,
  )
  return rows
}

const messagesCss = `:root { color-scheme: light dark; }
body { font: 1rem/1.5 system-ui, sans-serif; max-width: 48rem; margin: 2rem auto; padding: 0 1rem; }
table { border-collapse: collapse; width: 100%; }
th, td { text-align: left; vertical-align: top; padding: 0.5rem; border-bottom: 1px solid GrayText; }
`

function row({ created_at, recipient, body }: SandboxMessage): string {
  const moment = new Date(created_at).toISOString()
  return `<tr><td><time datetime="${moment}">${moment.slice(0, 19).replace('T', ' ')}</time></td><td>${escapeHtml(recipient)}</td><td>${escapeHtml(body)}</td></tr>`
}

/** The page is for developers, so it is in English only. */
function messagesPage(messages: SandboxMessage[]): string {
  const table = `<table><thead><tr><th scope="col">Time (UTC)</th><th scope="col">To</th><th scope="col">Message</th></tr></thead><tbody>${messages.map(row).join('')}</tbody></table>`
  const content =
    messages.length > 0 ? table : '<p>No messages yet. Ask for a code, then reload this page.</p>'
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Sandbox messages</title><link rel="stylesheet" href="/sandbox/messages.css"></head><body><main><h1>Sandbox messages</h1><p>These text messages were not sent: they are the last 50 of this school, the newest first.</p>${content}</main></body></html>`
}

function withoutStore(reply: FastifyReply) {
  return reply
    .header('cache-control', 'no-store')
    .header(
      'content-security-policy',
      "default-src 'none'; style-src 'self'; frame-ancestors 'none'",
    )
}

/** Shows the messages sent to people of this school, for developers and tests. */
export function addMessagePages(app: FastifyInstance, deps: HttpDeps) {
  const { db } = deps.services
  app.get('/sandbox/messages.css', async (_, reply) =>
    reply.type('text/css; charset=utf-8').send(messagesCss),
  )
  app.get('/sandbox/messages.json', async (request, reply) => {
    const school = await deps.findSchool(request.hostname)
    if (!school) return sendRefusal(reply, refusal('unknownHost'), 'en')
    return withoutStore(reply).send(await listMessages(db, school.id))
  })
  app.get('/sandbox/messages', async (request, reply) => {
    const school = await deps.findSchool(request.hostname)
    if (!school) return sendRefusal(reply, refusal('unknownHost'), 'en')
    const page = messagesPage(await listMessages(db, school.id))
    return withoutStore(reply).type('text/html; charset=utf-8').send(page)
  })
}
