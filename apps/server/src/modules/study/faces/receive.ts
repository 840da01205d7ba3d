import { createWriteStream } from 'node:fs'
import { rm } from 'node:fs/promises'
import { pipeline } from 'node:stream/promises'
import type { MultipartFile } from '@fastify/multipart'
import { filePurposes } from '@titian/contract'
import type { FastifyInstance } from 'fastify'
import { contextOf, type HttpDeps } from '../../../platform/http/bind.ts'
import type { Context } from '../../../platform/http/context.ts'
import { addFormAddress } from '../../../platform/http/form-address.ts'
import { refusal, Refusal } from '../../../platform/refusal.ts'
import { isOverLimit } from '../../../platform/security/limits.ts'
import { freshLocalPath } from '../../files/index.ts'
import { openTicket, takePhoto } from './actions.ts'

const { most } = filePurposes.face
const tries = { seconds: 600, most: 20 }
const longestTicket = 100

/**
 * Returns one photo of a form. The field `ticket` must precede the file, so that the permission is
 * checked before the first byte.
 */
async function receive(part: MultipartFile, context: Context): Promise<Refusal | null> {
  const field = part.fields['ticket']
  const value = field && 'value' in field ? field.value : undefined
  const isText = typeof value === 'string' && value.length <= longestTicket
  const ticket = isText ? await openTicket(context, value) : refusal('notFound')
  const { db, files, now } = context
  if (ticket instanceof Refusal) return ticket
  if (await isOverLimit(db, { key: `face photo ${ticket.ticket.id}`, ...tries }, now))
    return refusal('tooFast', 'tooManyRequests')
  const localPath = await freshLocalPath(files)
  try {
    await pipeline(part.file, createWriteStream(localPath))
    if (part.file.truncated) return refusal('invalidInput', 'fileTooLarge')
    return (await takePhoto(context, ticket, { localPath, name: part.filename })) ?? null
  } finally {
    await rm(localPath, { force: true })
  }
}

/**
 * CRS-208: adds the address to which a phone sends the photo. The phone has no session, so its
 * ticket is the permission.
 */
export function addFaceReceiving(app: FastifyInstance, deps: HttpDeps): void {
  addFormAddress(app, deps, {
    path: '/study/facePhoto',
    limits: { fileSize: most, fields: 3 },
    allow: contextOf,
    receive,
  })
}
