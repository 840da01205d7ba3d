import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import type { User } from '../../../platform/actor.ts'
import { recordAudit } from '../../../platform/audit/audit.ts'
import { secondsAfter } from '../../../platform/clock.ts'
import { apiBase, contextOf, type HttpDeps, sendRefusal } from '../../../platform/http/bind.ts'
import type { Context } from '../../../platform/http/context.ts'
import { refusal, Refusal } from '../../../platform/refusal.ts'
import { attachmentNamed } from '../../files/index.ts'
import type { ArchiveRow } from '../tables.ts'
import * as queries from './queries.ts'
import { isReady } from './rules.ts'

const address = `${apiBase}/privacy/archive`
/** Seconds for which an address is valid. */
const addressSeconds = 60

const signedText = (archiveId: number, userId: number, expires: number) =>
  `own archive ${archiveId} ${userId} ${expires}`

export const archiveFileName = ({ madeAt }: Pick<ArchiveRow, 'madeAt'>): string =>
  `my-data-${madeAt?.toISOString().slice(0, 10) ?? ''}.zip`

/** ACC-302: returns an address that is valid in its owner's session only. */
export function archiveAddress(
  { sealers, now, actor }: Pick<Context<never, User>, 'sealers' | 'now' | 'actor'>,
  archiveId: number,
): string {
  const expires = Math.floor(secondsAfter(now, addressSeconds).getTime() / 1000)
  const signature = sealers.files.sign(signedText(archiveId, actor.userId, expires))
  return `${address}?expires=${expires}&signature=${signature}`
}

const asked = z.object({
  expires: z.coerce.number().int().catch(0),
  signature: z.string().max(100).catch(''),
})

async function choose(context: Context, query: unknown) {
  const { actor, school, db, now, sealers } = context
  if (actor.kind !== 'user') return refusal('signIn')
  if (actor.impersonatorId !== null) return refusal('noPermission', 'ownerOnly')
  const row = await queries.findNewest(db, { schoolId: school.id, userId: actor.userId })
  if (!isReady(row, now)) return refusal('notFound')
  const { expires, signature } = asked.parse(query)
  const isGiven =
    expires * 1000 > now.getTime() &&
    sealers.files.verify(signedText(row.id, actor.userId, expires), signature)
  return isGiven ? { row, actor } : refusal('noPermission')
}

/** Adds the route that streams an archive to its owner. */
export function addArchive(app: FastifyInstance, deps: HttpDeps) {
  app.get(address, { compress: false }, async (request, reply) => {
    const context = await contextOf(request, reply, deps)
    if (context instanceof Refusal) return sendRefusal(reply, context, 'en')
    const chosen = await choose(context, request.query)
    if (chosen instanceof Refusal) return sendRefusal(reply, chosen, context.language)
    const { row, actor } = chosen
    const { db, files, client, now } = context
    if ((await files.sizeOf(row.storageKey)) !== row.bytes)
      return sendRefusal(reply, refusal('notFound'), context.language)
    const act = { action: 'ownData.downloaded', subjectId: actor.userId } as const
    if (request.method === 'GET') await recordAudit(db, { actor, client, now }, act)
    void reply.headers({
      'content-length': row.bytes,
      'content-disposition': attachmentNamed(archiveFileName(row)),
      'cache-control': 'private, no-store',
      'x-content-type-options': 'nosniff',
      // The page loads the archive in a hidden frame, so the same host may frame this response.
      'content-security-policy': "default-src 'none'; frame-ancestors 'self'",
      'x-frame-options': 'SAMEORIGIN',
    })
    return reply.type('application/zip').send(files.read(row.storageKey))
  })
}
