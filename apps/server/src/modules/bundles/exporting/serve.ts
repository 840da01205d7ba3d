import { Readable } from 'node:stream'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { courseFileMost } from '@titian/contract'
import { writeZip } from '../../../platform/archives/zip-writer.ts'
import { secondsAfter } from '../../../platform/clock.ts'
import { apiBase, contextOf, type HttpDeps, sendRefusal } from '../../../platform/http/bind.ts'
import type { Context } from '../../../platform/http/context.ts'
import { refusal, Refusal, Refused } from '../../../platform/refusal.ts'
import { attachmentNamed } from '../../files/index.ts'
import { entriesOf, fileNameOf, load, sizeOf } from './actions.ts'

const base = `${apiBase}/course/courseFile/`
/** Seconds for which an address is valid. */
const addressSeconds = 600

const signedText = (courseId: number, withFilms: boolean, expires: number) =>
  `courseFile ${courseId} ${withFilms ? 'films' : 'plain'} ${expires}`

/** TCH-146: returns the address of a course file. The calling route has checked the permission. */
export function courseFileAddress(
  { sealers, seal, now }: Pick<Context, 'sealers' | 'seal' | 'now'>,
  courseId: number,
  withFilms: boolean,
): string {
  const expires = Math.floor(secondsAfter(now, addressSeconds).getTime() / 1000)
  const signature = sealers.files.sign(signedText(courseId, withFilms, expires))
  const films = withFilms ? '1' : '0'
  return `${base}${seal('course', courseId)}?films=${films}&expires=${expires}&signature=${signature}`
}

const asked = z.object({
  films: z.enum(['0', '1']).catch('0'),
  expires: z.coerce.number().int().catch(0),
  signature: z.string().max(100).catch(''),
})

async function choose(context: Context, sign: string, query: unknown) {
  const { sealers, now, open } = context
  const { films, expires, signature } = asked.parse(query)
  const [courseId, withFilms] = [open('course', sign), films === '1']
  const isGiven =
    expires * 1000 > now.getTime() &&
    sealers.files.verify(signedText(courseId, withFilms, expires), signature)
  if (!isGiven) return refusal('noPermission')
  const loaded = await load(context, courseId, withFilms)
  return sizeOf(loaded) > courseFileMost ? refusal('notFound') : loaded
}

/** Streams a course file. The file is never complete in memory or on disk. */
export function addCourseFile(app: FastifyInstance, deps: HttpDeps) {
  app.get<{ Params: { sign: string } }>(
    `${base}:sign`,
    { compress: false },
    async (request, reply) => {
      const context = await contextOf(request, reply, deps)
      if (context instanceof Refusal) return sendRefusal(reply, context, 'en')
      try {
        const loaded = await choose(context, request.params.sign, request.query)
        if (loaded instanceof Refusal) return await sendRefusal(reply, loaded, context.language)
        void reply.headers({
          'content-length': sizeOf(loaded),
          'content-disposition': attachmentNamed(fileNameOf(loaded)),
          'cache-control': 'private, no-store',
          'x-content-type-options': 'nosniff',
          // The page starts the download in a hidden frame.
          'content-security-policy': "default-src 'none'; frame-ancestors 'self'",
          'x-frame-options': 'SAMEORIGIN',
        })
        const bytes = Readable.from(writeZip(entriesOf(context, loaded)), { objectMode: false })
        return await reply.type('application/zip').send(bytes)
      } catch (error) {
        if (error instanceof Refused) return sendRefusal(reply, error.refusal, context.language)
        throw error
      }
    },
  )
}
