import { AsyncLocalStorage } from 'node:async_hooks'
import { createWriteStream, mkdirSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { pipeline } from 'node:stream/promises'
import type { MultipartFile } from '@fastify/multipart'
import {
  type FilePurpose,
  filePurposes,
  type Language,
  refusals,
  uploadPieceBytes,
} from '@titian/contract'
import { FileStore as TusDisk } from '@tus/file-store'
import { Server as TusServer } from '@tus/server'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { User } from '../../platform/actor.ts'
import { isOutOfSpace } from '../../platform/files/file-store.ts'
import { apiBase, contextOf, sendRefusal, type HttpDeps } from '../../platform/http/bind.ts'
import type { Context } from '../../platform/http/context.ts'
import { addFormAddress } from '../../platform/http/form-address.ts'
import { refusal, Refusal, refusalBody } from '../../platform/refusal.ts'
import { isOverLimit } from '../../platform/security/limits.ts'
import { tooLarge } from './inspect.ts'
import { freshLocalPath, storeFile } from './actions.ts'
import { mayUpload } from './policy.ts'
import { askForRenditions } from './renditions/jobs.ts'
import * as present from './present.ts'
import * as queries from './queries.ts'
import { plainName } from './rules.ts'
import { refuseWithoutRoom } from './storage/actions.ts'

const tusBase = `${apiBase}/file/tus`
const mostOfForm = 100 * 1024 * 1024
const uploadsAnHour = { seconds: 3600, most: 200 }

type Uploading = Context & { actor: User }

function isPurpose(value: unknown): value is FilePurpose {
  return typeof value === 'string' && Object.hasOwn(filePurposes, value)
}

function isUploading(context: Context): context is Uploading {
  return context.actor.kind === 'user'
}

/** Returns the signed-in person who uploads, or a refusal. */
async function uploadingOf(
  request: FastifyRequest,
  reply: FastifyReply,
  deps: HttpDeps,
): Promise<Uploading | Refusal> {
  const context = await contextOf(request, reply, deps)
  if (context instanceof Refusal) return context
  if (!isUploading(context)) return refusal('signIn')
  return context.actor.impersonatorId === null ? context : refusal('noPermission')
}

async function refuseUpload(
  { db, actor, now }: Uploading,
  purpose: unknown,
): Promise<Refusal | undefined> {
  if (!isPurpose(purpose)) return refusal('invalidInput')
  if (!mayUpload(actor, purpose)) return refusal('noPermission')
  return (await isOverLimit(db, { key: `uploads ${actor.userId}`, ...uploadsAnHour }, now))
    ? refusal('tooFast', 'tooManyRequests')
    : undefined
}

/** Converts a refusal to the error that the upload library expects. */
function asUploadError(refused: Refusal, status: number, language: Language) {
  return { status_code: status, body: JSON.stringify(refusalBody(refused, language)) }
}

interface Beginning {
  id: string
  size?: number
  metadata?: Record<string, string | null>
}

/** Stores the owner of a new upload before its first byte is written. */
async function begin(context: Uploading, { id, size, metadata = {} }: Beginning): Promise<void> {
  const { purpose, filename } = metadata
  const refused = await refuseUpload(context, purpose)
  const { db, actor, now, language } = context
  if (refused || !isPurpose(purpose))
    throw asUploadError(
      refused ?? refusal('invalidInput'),
      refusals[refused?.name ?? 'invalidInput'].status,
      language,
    )
  if (size === 0)
    throw asUploadError(
      refusal('invalidInput', 'fileEmpty'),
      refusals.invalidInput.status,
      language,
    )
  if (size === undefined || size > filePurposes[purpose].most)
    throw asUploadError(tooLarge(purpose), 413, language)
  const { schoolId, userId: ownerId } = actor
  const plan = { schoolId, ownerId, purpose }
  const full = await refuseWithoutRoom(db, context.files, plan, size, now)
  if (full) throw asUploadError(full, refusals[full.name].status, language)
  await queries.insertUpload(db, {
    id,
    schoolId: actor.schoolId,
    userId: actor.userId,
    purpose,
    name: plainName(filename ?? ''),
    size,
    createdAt: now,
  })
}

/**
 * FRM-407: turns an error of the disk or of the library into a refusal in the language of the
 * person.
 */
async function failureOf(error: object, { files, language }: Uploading) {
  if ('status_code' in error && Number(error.status_code) < 500) return undefined
  // The library hides why a write failed, so the free space is read again.
  const isFull = isOutOfSpace(error) || !(await files.hasRoomFor(uploadPieceBytes))
  const refused = isFull ? refusal('invalidInput', 'storageFull') : refusal('busy')
  return asUploadError(refused, refusals[refused.name].status, language)
}

function createTus(directory: string, current: AsyncLocalStorage<Uploading>): TusServer {
  mkdirSync(directory, { recursive: true })
  return new TusServer({
    path: tusBase,
    datastore: new TusDisk({ directory }),
    relativeLocation: true,
    allowedOrigins: [],
    disableTerminationForFinishedUploads: true,
    onUploadCreate: async (_, upload) => {
      const context = current.getStore()
      if (!context) throw asUploadError(refusal('signIn'), 401, 'en')
      await begin(context, upload)
      return {}
    },
    onResponseError: async (_, error) => {
      const context = current.getStore()
      return context && failureOf(error, context)
    },
  })
}

/**
 * CRS-120: adds resumable uploads. For an upload of another person, the response is the same as for
 * an upload that does not exist.
 */
function addResumable(app: FastifyInstance, deps: HttpDeps) {
  const current = new AsyncLocalStorage<Uploading>()
  const tus = createTus(deps.services.files.uploadDirectory, current)
  const handle = async (
    request: FastifyRequest<{ Params: { id?: string } }>,
    reply: FastifyReply,
  ) => {
    const context = await uploadingOf(request, reply, deps)
    if (context instanceof Refusal) return sendRefusal(reply, context, 'en')
    const { id } = request.params
    const { db, actor } = context
    // PostgreSQL refuses the null character in text. No upload has this character in its id.
    if (id?.includes('\u0000')) return sendRefusal(reply, refusal('notFound'), context.language)
    if (id !== undefined && !(await queries.findUpload(db, actor.schoolId, actor.userId, id)))
      return sendRefusal(reply, refusal('notFound'), context.language)
    // After `hijack` the framework sends no headers, so the protective headers are copied here.
    for (const [name, value] of Object.entries(reply.getHeaders()))
      if (value !== undefined) reply.raw.setHeader(name, value)
    reply.hijack()
    await current.run(context, () => tus.handle(request.raw, reply.raw))
    // FRM-406: an upload that was given up no longer takes space of the person.
    if (request.method === 'DELETE' && id !== undefined && reply.raw.statusCode === 204)
      await queries.removeUpload(db, actor.schoolId, id)
  }
  app.register(async (scope) => {
    // The upload library writes the bytes to disk, so the framework must not read them into memory.
    scope.addContentTypeParser('application/offset+octet-stream', (_request, _payload, done) =>
      done(null),
    )
    scope.route({ method: 'POST', url: tusBase, handler: handle })
    scope.route({ method: ['HEAD', 'PATCH', 'DELETE'], url: `${tusBase}/:id`, handler: handle })
  })
}

function purposeOf({ fields }: MultipartFile): unknown {
  const { purpose } = fields
  return purpose && 'value' in purpose ? purpose.value : 'material'
}

/** Writes the bytes of the part to disk. Returns false if there are more than `limit` bytes. */
async function writePart(part: MultipartFile, path: string, limit: number): Promise<boolean> {
  let size = 0
  const isTooLarge = () => size > limit || part.file.truncated
  await pipeline(
    part.file,
    async function* bound(pieces: AsyncIterable<Buffer>) {
      for await (const piece of pieces) {
        size += piece.length
        // The remaining bytes are read and thrown away, because many clients read the response only
        // after sending everything.
        if (!isTooLarge()) yield piece
      }
    },
    createWriteStream(path),
  )
  return !isTooLarge()
}

/**
 * FRM-174, FRM-180: receives one small file by a form. The field `purpose` comes before the file,
 * so that the permission is checked before the first byte is written.
 */
async function receiveForm(part: MultipartFile, context: Uploading, request: FastifyRequest) {
  const purpose = purposeOf(part)
  const refused = await refuseUpload(context, purpose)
  if (refused || !isPurpose(purpose)) return refused ?? refusal('invalidInput')
  const { db, files, actor, now, seal } = context
  if (!(await files.hasRoomFor(Number(request.headers['content-length'] ?? 0))))
    return refusal('invalidInput', 'storageFull')
  const localPath = await freshLocalPath(files)
  try {
    if (!(await writePart(part, localPath, filePurposes[purpose].most))) return tooLarge(purpose)
    const stored = await storeFile(db, files, {
      schoolId: actor.schoolId,
      ownerId: actor.userId,
      purpose,
      name: part.filename,
      localPath,
      now,
    })
    if (stored instanceof Refusal) return stored
    await askForRenditions(context, stored)
    return present.storedFile(stored, seal('file', stored.id))
  } finally {
    await rm(localPath, { force: true })
  }
}

/**
 * Adds uploads by a form. Only this address accepts forms, because any web page can make a browser
 * send a form.
 */
function addForm(app: FastifyInstance, deps: HttpDeps) {
  addFormAddress(app, deps, {
    path: '/file/server/upload',
    limits: { fileSize: mostOfForm, fields: 10 },
    allow: uploadingOf,
    receive: receiveForm,
  })
}

export function addReceiving(app: FastifyInstance, deps: HttpDeps) {
  addResumable(app, deps)
  addForm(app, deps)
}
