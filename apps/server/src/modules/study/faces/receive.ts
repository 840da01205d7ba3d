import { createWriteStream } from 'node:fs'
import { rm } from 'node:fs/promises'
import { pipeline } from 'node:stream/promises'
import multipart from '@fastify/multipart'
import { filePurposes } from '@titian/contract'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { apiBase, contextOf, type HttpDeps, sendRefusal } from '../../../platform/http/bind.ts'
import type { Context } from '../../../platform/http/context.ts'
import { refusal, Refusal, Refused } from '../../../platform/refusal.ts'
import { isOverLimit } from '../../../platform/security/limits.ts'
import { freshLocalPath } from '../../files/index.ts'
import { openTicket, takePhoto } from './actions.ts'

const { most } = filePurposes.face
const tries = { seconds: 600, most: 20 }
const longestTicket = 100

/** One photo of a form. The field `ticket` stands before the file, so that the right is checked before the first byte. */
async function receive(request: FastifyRequest, context: Context): Promise<Refusal | undefined> {
  const part = await request.file()
  if (!part) return refusal('invalidInput')
  const field = part.fields['ticket']
  const value = field && 'value' in field ? field.value : undefined
  const isText = typeof value === 'string' && value.length <= longestTicket
  const ticket = isText ? await openTicket(context, value) : refusal('notFound')
  const { db, files, now } = context
  const refused =
    ticket instanceof Refusal
      ? ticket
      : (await isOverLimit(db, { key: `face photo ${ticket.ticket.id}`, ...tries }, now))
        ? refusal('tooFast', 'tooManyRequests')
        : undefined
  if (refused || ticket instanceof Refusal) {
    part.file.resume()
    return refused
  }
  const localPath = await freshLocalPath(files)
  try {
    await pipeline(part.file, createWriteStream(localPath))
    if (part.file.truncated) return refusal('invalidInput', 'fileTooLarge')
    return await takePhoto(context, ticket, { localPath, name: part.filename })
  } finally {
    await rm(localPath, { force: true })
  }
}

/** CRS-208: the photo comes from a phone that is not signed in; its ticket is the right. */
export function addFaceReceiving(app: FastifyInstance, deps: HttpDeps): void {
  app.register(async (scope) => {
    await scope.register(multipart, { limits: { fileSize: most, files: 1, fields: 3 } })
    scope.post(`${apiBase}/study/facePhoto`, async (request, reply) => {
      const context = await contextOf(request, reply, deps)
      if (context instanceof Refusal) return sendRefusal(reply, context, 'en')
      if (!request.isMultipart())
        return sendRefusal(reply, refusal('invalidInput'), context.language)
      const refused = await receive(request, context).catch((error: unknown) => {
        if (error instanceof Refused) return error.refusal
        throw error
      })
      if (refused) return sendRefusal(reply, refused, context.language)
      return reply.send({ ok: true, code: 200, msg: '', data: null })
    })
  })
}
