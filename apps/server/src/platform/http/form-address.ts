import multipart, { type MultipartFile } from '@fastify/multipart'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { isOutOfSpace } from '../files/file-store.ts'
import { refusal, Refusal, Refused } from '../refusal.ts'
import { apiBase, type HttpDeps, sendRefusal } from './bind.ts'
import type { Context } from './context.ts'

interface FormAddress<Allowed extends Context> {
  /** Path below the base of the API. */
  path: string
  /** Maximum bytes of the file, and maximum number of fields before it. */
  limits: { fileSize: number; fields: number }
  allow(request: FastifyRequest, reply: FastifyReply, deps: HttpDeps): Promise<Allowed | Refusal>
  /**
   * Receives the file and returns the response data. The server discards the unread rest of the
   * file (FRM-330).
   */
  receive(part: MultipartFile, context: Allowed, request: FastifyRequest): Promise<unknown>
}

/** True for errors of the form itself; errors of the disk and the framework have a code. */
const isOfForm = (error: unknown) => error instanceof Error && !('code' in error)

/** The only file of a form; undefined when the form has none or cannot be parsed. */
async function findFile(request: FastifyRequest): Promise<MultipartFile | undefined> {
  try {
    return await request.file()
  } catch (error) {
    if (isOfForm(error)) return undefined
    throw error
  }
}

async function receiveFile(
  part: MultipartFile,
  receive: (part: MultipartFile) => Promise<unknown>,
): Promise<unknown> {
  let isBroken = false
  part.file.on('error', (error) => {
    isBroken ||= isOfForm(error)
  })
  try {
    return await receive(part)
  } catch (error) {
    if (error instanceof Refused) return error.refusal
    if (isOutOfSpace(error)) return refusal('invalidInput', 'storageFull')
    if (isBroken) return refusal('invalidInput')
    throw error
  }
}

/** Adds a route that receives a form with one file; all uploads by form use it. */
export function addFormAddress<Allowed extends Context>(
  app: FastifyInstance,
  deps: HttpDeps,
  { path, limits, allow, receive }: FormAddress<Allowed>,
): void {
  app.register(async (scope) => {
    await scope.register(multipart, { limits: { ...limits, files: 1 } })
    scope.post(apiBase + path, async (request, reply) => {
      const context = await allow(request, reply, deps)
      if (context instanceof Refusal) return sendRefusal(reply, context, 'en')
      const part = request.isMultipart() ? await findFile(request) : undefined
      const outcome = part
        ? await receiveFile(part, (file) => receive(file, context, request))
        : refusal('invalidInput')
      if (outcome instanceof Refusal) return sendRefusal(reply, outcome, context.language)
      return reply.send({ ok: true, code: 200, msg: '', data: outcome })
    })
  })
}
