import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { sendRefusal, type HttpDeps } from '../src/platform/http/bind.ts'
import { escapeHtml } from '../src/platform/http/writing/escape-html.ts'
import { refusal } from '../src/platform/refusal.ts'
import { listSandboxMails, type SandboxMail } from './mail.ts'

const css = `:root { color-scheme: light dark; }
body { font: 1rem/1.5 system-ui, sans-serif; max-width: 56rem; margin: 2rem auto; padding: 0 1rem; }
table { border-collapse: collapse; width: 100%; }
th, td { text-align: start; vertical-align: top; padding: 0.5rem; border-bottom: 1px solid GrayText; overflow-wrap: anywhere; }
td:first-child { white-space: nowrap; }
pre { white-space: pre-wrap; overflow-wrap: anywhere; border: 1px solid GrayText; padding: 1rem; }
iframe { width: 100%; height: 32rem; border: 1px solid GrayText; background: white; }
@media (max-width: 40rem) {
  tr { display: block; padding: 0.5rem 0; border-bottom: 1px solid GrayText; }
  td, th { display: block; padding: 0.125rem 0; border: 0; }
  thead { display: none; }
}
`

const pageOf = (title: string, content: string) =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(title)}</title><link rel="stylesheet" href="/sandbox/mails.css"></head><body><main>${content}</main></body></html>`

const addressOf = ({ message_id }: SandboxMail) =>
  `/sandbox/mails/${encodeURIComponent(message_id)}`

function timeOf({ created_at }: SandboxMail): string {
  const moment = new Date(created_at).toISOString()
  return `<time datetime="${moment}">${moment.slice(0, 19).replace('T', ' ')}</time>`
}

function recipientOf({ recipient, recipient_name: name }: SandboxMail): string {
  return escapeHtml(name ? `${name} <${recipient}>` : recipient)
}

const row = (mail: SandboxMail) =>
  `<tr><td>${timeOf(mail)}</td><td>${recipientOf(mail)}</td><td><a href="${addressOf(mail)}">${escapeHtml(mail.subject)}</a></td><td>Accepted</td></tr>`

/** The page is for developers, so it is in English only. */
function listPage(mails: SandboxMail[]): string {
  const table = `<table><thead><tr><th scope="col">Time (UTC)</th><th scope="col">To</th><th scope="col">Subject</th><th scope="col">State</th></tr></thead><tbody>${mails.map(row).join('')}</tbody></table>`
  return pageOf(
    'Sandbox mails',
    `<h1>Sandbox mails</h1><p>These mails were not sent: they are the last 100 of this school, the newest first.</p>${mails.length > 0 ? table : '<p>No mails yet.</p>'}`,
  )
}

/** Returns the text with addresses as links. */
function linked(text: string): string {
  return text
    .split(/(https?:\/\/[^\s<>"]+)/)
    .map((part, at) =>
      at % 2 === 1
        ? `<a href="${escapeHtml(part)}" target="_blank" rel="noopener noreferrer">${escapeHtml(part)}</a>`
        : escapeHtml(part),
    )
    .join('')
}

function mailPage(mail: SandboxMail): string {
  const headers = Object.entries({
    To: { name: mail.recipient_name, address: mail.recipient },
    ...mail.headers,
    'Message-ID': mail.message_id,
    'Times handed over': mail.deliveries,
  })
    .map(([name, value]) => {
      const text =
        typeof value === 'object' && value !== null && 'address' in value
          ? `${'name' in value ? String(value.name) : ''} <${String(value.address)}>`.trim()
          : String(value)
      return `<tr><th scope="row">${escapeHtml(name)}</th><td>${escapeHtml(text)}</td></tr>`
    })
    .join('')
  const html = mail.html
    ? `<h2>HTML</h2><iframe title="HTML" src="${addressOf(mail)}/html" sandbox="allow-popups allow-popups-to-escape-sandbox"></iframe>`
    : ''
  return pageOf(
    mail.subject,
    `<p><a href="/sandbox/mails">All mails</a></p><h1>${escapeHtml(mail.subject)}</h1><p>${timeOf(mail)}</p><table><tbody>${headers}</tbody></table><h2>Text</h2><pre>${linked(mail.text)}</pre>${html}`,
  )
}

const ownPolicy =
  "default-src 'none'; style-src 'self'; frame-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
/** Restrictions as in a mail program: no scripts, no forms; links open outside the frame. */
const htmlPolicy =
  "sandbox allow-popups allow-popups-to-escape-sandbox; default-src 'none'; style-src 'unsafe-inline'; img-src data: https: 'self'; frame-ancestors 'self'"

function send(reply: FastifyReply, html: string, policy = ownPolicy) {
  return reply
    .header('cache-control', 'no-store')
    .header('content-security-policy', policy)
    .type('text/html; charset=utf-8')
    .send(html)
}

type OfMail = FastifyRequest<{ Params: { messageId: string } }>

/** Shows the mails sent by this school's sandbox, for developers, demonstrations and tests. */
export function addMailPages(app: FastifyInstance, deps: HttpDeps) {
  const { db } = deps.services
  const find = async ({ hostname, params: { messageId } }: OfMail) => {
    const school = await deps.findSchool(hostname)
    const [mail] = school ? await listSandboxMails(db, school.id, messageId) : []
    return mail
  }
  const list = async ({ hostname }: FastifyRequest) => {
    const school = await deps.findSchool(hostname)
    return school && (await listSandboxMails(db, school.id))
  }
  app.get('/sandbox/mails.css', async (_, reply) => reply.type('text/css; charset=utf-8').send(css))
  app.get('/sandbox/mails.json', async (request, reply) => {
    const mails = await list(request)
    if (!mails) return sendRefusal(reply, refusal('unknownHost'), 'en')
    return reply.header('cache-control', 'no-store').send(mails)
  })
  app.get('/sandbox/mails', async (request, reply) => {
    const mails = await list(request)
    return mails ? send(reply, listPage(mails)) : sendRefusal(reply, refusal('unknownHost'), 'en')
  })
  app.get('/sandbox/mails/:messageId', async (request: OfMail, reply) => {
    const mail = await find(request)
    return mail ? send(reply, mailPage(mail)) : reply.callNotFound()
  })
  app.get('/sandbox/mails/:messageId/html', async (request: OfMail, reply) => {
    const mail = await find(request)
    return mail
      ? send(reply, `<base target="_blank">${mail.html}`, htmlPolicy)
      : reply.callNotFound()
  })
}
