import { createWriteStream } from 'node:fs'
import { rm } from 'node:fs/promises'
import { pipeline } from 'node:stream/promises'
import type { MultipartFile } from '@fastify/multipart'
import { filePurposes } from '@titian/contract'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { contextOf, type HttpDeps } from '../../../platform/http/bind.ts'
import { addFormAddress } from '../../../platform/http/form-address.ts'
import { refusal, Refusal } from '../../../platform/refusal.ts'
import { isOverLimit } from '../../../platform/security/limits.ts'
import { freshLocalPath, storeFile } from '../../files/index.ts'
import type { Own } from '../actions.ts'
import { saveVideo } from './actions.ts'

const { most } = filePurposes.introVideo
const uploads = { seconds: 3600, most: 20 }

const isOwn = (context: object & { actor: { kind: string } }): context is Own =>
  context.actor.kind === 'user'

async function allow(
  request: FastifyRequest,
  reply: FastifyReply,
  deps: HttpDeps,
): Promise<Own | Refusal> {
  const context = await contextOf(request, reply, deps)
  if (context instanceof Refusal) return context
  if (!isOwn(context)) return refusal('signIn')
  if (context.actor.impersonatorId !== null) return refusal('noPermission', 'ownerOnly')
  const { db, actor, now } = context
  const limit = { key: `resume video ${actor.userId}`, ...uploads }
  return (await isOverLimit(db, limit, now)) ? refusal('tooFast', 'tooManyRequests') : context
}

async function receive(part: MultipartFile, context: Own, request: FastifyRequest) {
  if (part.fieldname !== 'videoFile') return refusal('invalidInput')
  const { db, files, actor, now } = context
  if (!(await files.hasRoomFor(Number(request.headers['content-length'] ?? 0))))
    return refusal('invalidInput', 'storageFull')
  const localPath = await freshLocalPath(files)
  try {
    await pipeline(part.file, createWriteStream(localPath))
    if (part.file.truncated) return refusal('invalidInput', 'fileTooLarge')
    const { schoolId, userId: ownerId } = actor
    const plan = { schoolId, ownerId, purpose: 'introVideo', name: part.filename } as const
    const stored = await storeFile(db, files, { ...plan, localPath, now })
    return stored instanceof Refusal ? stored : await saveVideo(context, stored.id)
  } finally {
    await rm(localPath, { force: true })
  }
}

/** CALL-224: receives the video in one piece, as the form field `videoFile` (RES-028). */
export function addVideoReceiving(app: FastifyInstance, deps: HttpDeps): void {
  addFormAddress(app, deps, {
    path: '/resume/uploadVideo',
    limits: { fileSize: most, fields: 3 },
    allow,
    receive,
  })
}
