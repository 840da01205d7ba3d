import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { LRUCache } from 'lru-cache'
import { z } from 'zod'
import { isLanguage, type Language } from '@titian/contract'
import { apiBase, contextOf, type HttpDeps, sendRefusal } from '../../../platform/http/bind.ts'
import type { Context } from '../../../platform/http/context.ts'
import { printedOr } from '../../../platform/pdf/pdf-printer.ts'
import { refusal, Refusal } from '../../../platform/refusal.ts'
import { isOverLimit } from '../../../platform/security/limits.ts'
import { attachmentNamed, readAsDataAddress } from '../../files/index.ts'
import { findNameHost, getSchool } from '../../schools/index.ts'
import { findPublic } from '../actions.ts'
import * as present from '../present.ts'
import { openBadge } from './open-badge.ts'
import { paperOf } from './paper.ts'
import { texts } from './texts.ts'

const base = `${apiBase}/certificate`
const asked = z.object({ name: z.string().max(60) })
const wanted = z.object({ language: z.string().max(5).optional() })

/**
 * PDF files that one network may request in an hour: enough for a large class behind one address.
 */
const printed = { seconds: 3600, most: 300 }
const mostBytes = 16 * 1024 * 1024

/** Reads the language from the query, because a plain link to the file sends no language header. */
function languageOf(request: FastifyRequest, context: Context): Language {
  const { language } = wanted.parse(request.query)
  const said = isLanguage(language) ? language : context.language
  return context.school.languages.includes(said) ? said : context.school.defaultLanguage
}

interface Found {
  context: Context
  certificate: ReturnType<typeof present.certificate>
  address: string
}

async function findOne(request: FastifyRequest, given: Context): Promise<Found | Refusal> {
  const params = asked.safeParse(request.params)
  if (!params.success) return refusal('notFound')
  const context = { ...given, language: languageOf(request, given) }
  const shown = await findPublic(context, params.data.name)
  if (shown instanceof Refusal) return shown
  const certificate = present.certificate(shown, present.viewOf(context))
  const address = `${context.client.origin}/${context.language}/certificate/${certificate.number}`
  return { context, certificate, address }
}

async function htmlOf({ context, certificate, address }: Found): Promise<string> {
  const { db, school, language } = context
  const { logoFileId, primaryColor, timeZone } = await getSchool(db, school.id)
  const logo = await readAsDataAddress(context, school.id, logoFileId)
  return paperOf({ certificate, language, timeZone, color: primaryColor, logo, address })
}

/**
 * Makes the PDF of a certificate once. It is made again when the HTML of the certificate has
 * changed.
 */
async function printOnce(cache: LRUCache<string, Buffer>, found: Found) {
  const { pdf, db, client, now } = found.context
  const html = await htmlOf(found)
  const cached = cache.get(html)
  if (cached) return cached
  const key = `certificates printed ${client.network}`
  if (await isOverLimit(db, { key, ...printed }, now)) return refusal('tooFast', 'tooManyRequests')
  const bytes = printedOr(await pdf.print(html))
  if (bytes instanceof Refusal) return bytes
  cache.set(html, bytes)
  return bytes
}

/** CNT-138: returns the same origin for all hosts of a school. */
async function nameOrigin({ db, school, client: { origin } }: Context): Promise<string> {
  const host = await findNameHost(db, school.id)
  if (!host) return origin
  const address = new URL(origin)
  address.hostname = host
  return address.origin
}

type Send = (found: Found, reply: FastifyReply) => Promise<unknown>

/**
 * CNT-073, CNT-082: sends a certificate as a file. As on its public page, everybody who has the
 * number may read it.
 */
export function addPapers(app: FastifyInstance, deps: HttpDeps) {
  const cache = new LRUCache<string, Buffer>({
    maxSize: mostBytes,
    sizeCalculation: (bytes, html) => bytes.length + html.length,
  })
  const respond = (send: Send) => async (request: FastifyRequest, reply: FastifyReply) => {
    const context = await contextOf(request, reply, deps)
    if (context instanceof Refusal) return sendRefusal(reply, context, 'en')
    const found = await findOne(request, context)
    if (found instanceof Refusal) return sendRefusal(reply, found, context.language)
    void reply.headers({ 'cache-control': 'private, no-cache', 'x-robots-tag': 'noindex' })
    return send(found, reply)
  }
  const nameOf = ({ certificate: { kind, number }, context }: Found, ending: string) =>
    attachmentNamed(`${texts[kind][context.language]} ${number}.${ending}`)
  app.get(
    `${base}/pdf/:name`,
    respond(async (found, reply) => {
      const bytes = await printOnce(cache, found)
      if (bytes instanceof Refusal) return sendRefusal(reply, bytes, found.context.language)
      return reply
        .header('content-disposition', nameOf(found, 'pdf'))
        .type('application/pdf')
        .send(bytes)
    }),
  )
  app.get(
    `${base}/badge/:name`,
    respond(async (found, reply) => {
      const { certificate, context } = found
      // A credential cannot say that it was revoked, so the request is refused. The public page
      // shows the revocation.
      if (certificate.state === 'revoked')
        return sendRefusal(reply, refusal('alreadyDone', 'certificateRevoked'), context.language)
      const badge = openBadge(certificate, {
        origin: await nameOrigin(context),
        language: context.language,
      })
      return reply
        .header('content-disposition', nameOf(found, 'json'))
        .type('application/ld+json; charset=utf-8')
        .send(JSON.stringify(badge, null, 2))
    }),
  )
}
