import { Readable } from 'node:stream'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { contextOf, sendRefusal, type HttpDeps } from '../../platform/http/bind.ts'
import type { Context } from '../../platform/http/context.ts'
import type { ByteRange } from '../../platform/parsing/mp4-samples.ts'
import { found, refusal, Refusal, Refused } from '../../platform/refusal.ts'
import { downloadBase, isSigned, playlistBase, publicBase, serveBase } from './addresses.ts'
import { isPublic, mayDownload } from './policy.ts'
import { openBytes, openCaptions, readMasked } from './preview.ts'
import * as queries from './queries.ts'
import { playlistOf } from './renditions/present.ts'
import { listRenditions } from './renditions/queries.ts'
import { attachmentNamed, isShownInPlace, nameOfType, readFileUrl, readRange } from './rules.ts'
import type { FileRow } from './tables.ts'

const proof = {
  expires: z.coerce.number().int().catch(0),
  signature: z.string().max(100).catch(''),
}
const signedQuery = z.object({ ...proof, part: z.literal('preview').optional().catch(undefined) })
const downloadQuery = z.object({
  ...proof,
  fileUrl: z.string().max(400),
  fileName: z.string().max(400).optional(),
})

/** FRM-176: pages of this host start a download in a hidden frame. */
const framedHere = {
  'content-security-policy': "default-src 'none'; frame-ancestors 'self'",
  'x-frame-options': 'SAMEORIGIN',
}

interface Answer {
  file: FileRow
  headers?: typeof framedHere
  caching: string
  disposition: string
  /** Only these byte ranges are sent. All other bytes are sent as zeros. */
  open?: readonly ByteRange[]
  /** The bytes that are sent instead of the stored bytes. */
  content?: Buffer
}

type Choose = (context: Context, request: FastifyRequest) => Promise<Answer | Refusal>

function matches(header: string | undefined, tag: string): boolean {
  return (
    header === '*' ||
    (header ?? '').split(',').some((one) => one.trim().replace(/^W\//, '') === tag)
  )
}

/**
 * FRM-180: sends the checked type, so that no browser has to guess it. With ranges, a player can
 * jump (RFC 9110).
 */
async function sendBytes(
  request: FastifyRequest,
  reply: FastifyReply,
  { files }: Context,
  { file, headers, caching, disposition, open, content }: Answer,
) {
  const size = content?.length ?? found(await files.sizeOf(file.storageKey))
  const tag = open || content ? `"preview-${file.sha256}"` : `"${file.sha256}"`
  reply.headers({
    etag: tag,
    'cache-control': caching,
    'accept-ranges': 'bytes',
    'content-disposition': disposition,
    'x-content-type-options': 'nosniff',
    ...headers,
  })
  if (matches(request.headers['if-none-match'], tag)) return reply.code(304).send()
  const ifRange = request.headers['if-range']
  const range = readRange(
    ifRange === undefined || ifRange === tag ? request.headers.range : undefined,
    size,
  )
  if (range.kind === 'outside')
    return reply.code(416).header('content-range', `bytes */${size}`).send()
  reply.type(file.type === 'text/vtt' ? 'text/vtt; charset=utf-8' : file.type)
  if (range.kind === 'part')
    reply.code(206).header('content-range', `bytes ${range.start}-${range.end}/${size}`)
  reply.header('content-length', range.kind === 'part' ? range.end - range.start + 1 : size)
  // A HEAD request needs only the headers, so the file is not read.
  if (request.method === 'HEAD') return reply.send(Readable.from([]))
  const requestedRange = range.kind === 'part' ? range : undefined
  if (content)
    return reply.send(
      content.subarray(requestedRange?.start, requestedRange && requestedRange.end + 1),
    )
  if (open)
    return reply.send(readMasked(files, file, open, requestedRange ?? { start: 0, end: size - 1 }))
  return reply.send(files.read(file.storageKey, requestedRange))
}

type Send = (context: Context) => Promise<FastifyReply | Refusal>

async function respond(request: FastifyRequest, reply: FastifyReply, deps: HttpDeps, sendTo: Send) {
  const context = await contextOf(request, reply, deps)
  if (context instanceof Refusal) return sendRefusal(reply, context, 'en')
  try {
    const sent = await sendTo(context)
    return sent instanceof Refusal ? await sendRefusal(reply, sent, context.language) : sent
  } catch (error) {
    if (error instanceof Refused) return sendRefusal(reply, error.refusal, context.language)
    throw error
  }
}

function inPlace(file: FileRow): string {
  return isShownInPlace(file.type) ? 'inline' : attachmentNamed(nameOfType(file.name, file.type))
}

const paramsOf = z.object({ sign: z.string() })

const serve: Choose = async ({ db, school, open, sealers, now, files }, request) => {
  const id = open('file', paramsOf.parse(request.params).sign)
  const { expires, signature, part } = signedQuery.parse(request.query)
  if (!isSigned(sealers, part ?? 'serve', id, expires, signature, now))
    return refusal('noPermission')
  const file = await queries.getFile(db, school.id, id)
  const seconds = Math.max(0, expires - Math.ceil(now.getTime() / 1000))
  const answer = { file, caching: `private, max-age=${seconds}`, disposition: inPlace(file) }
  if (part === undefined) return answer
  if (file.type === 'text/vtt') return { ...answer, content: await openCaptions(files, file) }
  const opened = await openBytes(files, file)
  return opened ? { ...answer, open: opened } : refusal('notFound', 'noPreview')
}

const playlistQuery = z.object({
  ...proof,
  height: z.coerce.number().int().optional().catch(undefined),
})

/**
 * CRS-046: sends a playlist. The addresses in the playlist are valid as long as the playlist
 * itself.
 */
async function sendPlaylist(request: FastifyRequest, reply: FastifyReply, context: Context) {
  const { db, school, open, sealers, now } = context
  const id = open('file', paramsOf.parse(request.params).sign)
  const { expires, signature, height } = playlistQuery.parse(request.query)
  if (!isSigned(sealers, 'playlist', id, expires, signature, now)) return refusal('noPermission')
  const seconds = Math.max(0, expires - Math.ceil(now.getTime() / 1000))
  const renditions = await listRenditions(db, school.id, id)
  const playlist = playlistOf(renditions, { id, height, seconds }, context)
  if (playlist === undefined) return refusal('notFound')
  return reply
    .type('application/vnd.apple.mpegurl')
    .header('cache-control', `private, max-age=${seconds}`)
    .header('x-content-type-options', 'nosniff')
    .send(playlist)
}

/** A stored file never changes, so a browser may keep a picture for a year. */
const servePublic: Choose = async ({ db, school, open }, request) => {
  const file = await queries.getFile(
    db,
    school.id,
    open('file', paramsOf.parse(request.params).sign),
  )
  if (!isPublic(file)) return refusal('notFound')
  return { file, caching: 'public, max-age=31536000, immutable', disposition: inPlace(file) }
}

/** FRM-178: checks the permission again, by the signature of the address or by the session. */
const download: Choose = async ({ db, school, open, sealers, now, actor }, request) => {
  const query = downloadQuery.safeParse(request.query)
  const address = query.success ? readFileUrl(query.data.fileUrl) : undefined
  if (!query.success || !address) return refusal('notFound')
  const file = await queries.getFile(db, school.id, open('file', address.sign))
  const { expires, signature, fileName } = query.data
  const isGiven = isSigned(sealers, 'download', file.id, expires, signature, now)
  if (!isGiven && !mayDownload(actor, file))
    return refusal(actor.kind === 'visitor' ? 'signIn' : 'noPermission')
  return {
    file,
    headers: framedHere,
    caching: 'private, no-store',
    disposition: attachmentNamed(nameOfType(fileName || file.name, file.type)),
  }
}

/**
 * Registers the addresses that stream stored bytes. They are never compressed: the files are
 * compressed already, and compression would break ranges.
 */
export function addServing(app: FastifyInstance, deps: HttpDeps) {
  const get = (url: string, choose: Choose) =>
    app.get(url, { compress: false }, (request, reply) =>
      respond(request, reply, deps, async (context) => {
        const chosen = await choose(context, request)
        return chosen instanceof Refusal ? chosen : sendBytes(request, reply, context, chosen)
      }),
    )
  get(`${serveBase}:sign`, serve)
  get(`${publicBase}:sign`, servePublic)
  get(downloadBase, download)
  app.get(`${playlistBase}:sign`, (request, reply) =>
    respond(request, reply, deps, (context) => sendPlaylist(request, reply, context)),
  )
}
