import { isLanguage, type Language, pickText, type Texts } from '@titian/contract'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { findFace } from '../../modules/articles/index.ts'
import { findListed } from '../../modules/courses/index.ts'
import { publicAddress } from '../../modules/files/index.ts'
import { getSchool } from '../../modules/schools/index.ts'
import { findTrainFace } from '../../modules/training/index.ts'
import type { School } from '../../platform/actor.ts'
import type { Db } from '../../platform/database/database.ts'
import { type HttpDeps, sendRefusal } from '../../platform/http/bind.ts'
import type { SharePicture } from '../../platform/parsing/share-picture.ts'
import { refusal } from '../../platform/refusal.ts'
import { DrawnPictures, sendDrawn } from '../drawn-pictures.ts'

/** Maximum bytes of all cached pictures; one has about 130 kB. */
const mostBytes = 24 * 1024 * 1024
interface Wanted {
  school: School
  language: Language
  /** The title of a course, article or training, or `school`. */
  name: string
}

interface Face {
  names: Texts
  pictureFileId: number | null
  coverSeed: string
}

/** Finds the public thing of a sealed id. */
async function faceOf(
  signs: HttpDeps['signs'],
  db: Db,
  school: School,
  name: string,
): Promise<Face | undefined> {
  const find = [
    ['course', findListed],
    ['article', findFace],
    ['training', findTrainFace],
  ] as const
  for (const [kind, one] of find) {
    const id = signs.open(kind, name)
    if (id !== undefined) return one(db, school.id, id)
  }
  return undefined
}

/**
 * Returns what to draw, or the address of an existing picture; undefined when the thing is hidden
 * from visitors.
 */
async function findPicture(
  { services: { db, seal }, signs }: HttpDeps,
  { school, language, name }: Wanted,
): Promise<SharePicture | string | undefined> {
  const { title, primaryColor } = await getSchool(db, school.id)
  const schoolName = pickText(title, language, school.defaultLanguage)
  if (name === 'school')
    return { seed: school.key, title: schoolName, school: '', primary: primaryColor }
  const face = await faceOf(signs, db, school, name)
  if (!face) return undefined
  if (face.pictureFileId !== null) return publicAddress(seal, face.pictureFileId)
  return {
    seed: face.coverSeed,
    title: pickText(face.names, language, school.defaultLanguage),
    school: schoolName,
    primary: primaryColor,
  }
}

async function sendPicture(
  deps: HttpDeps,
  pictures: DrawnPictures,
  request: FastifyRequest<{ Params: { language: string; file: string } }>,
  reply: FastifyReply,
) {
  const { language, file } = request.params
  const school = await deps.findSchool(request.hostname)
  if (!school) return sendRefusal(reply, refusal('unknownHost'), 'en')
  if (school.isSuspended)
    return sendRefusal(reply, refusal('schoolSuspended'), school.defaultLanguage)
  const name = /^([\w-]{1,40})\.png$/.exec(file)?.[1]
  const isOffered = isLanguage(language) && school.languages.includes(language)
  const found = name && isOffered ? await findPicture(deps, { school, language, name }) : undefined
  if (found === undefined) return sendRefusal(reply, refusal('notFound'), 'en')
  // Pages of other hosts embed the picture.
  void reply.headers({
    'cache-control': 'public, no-cache',
    'cross-origin-resource-policy': 'cross-origin',
  })
  if (typeof found === 'string') return reply.redirect(found)
  const drawn = await pictures.get(school.id, JSON.stringify(found), (pool, asker) =>
    pool.run(asker, 'sharePicture', found),
  )
  return sendDrawn(request, reply, drawn)
}

/** FRM-297: serves the pictures that other sites show beside a shared link. */
export function addSharePictures(app: FastifyInstance, deps: HttpDeps) {
  const pictures = new DrawnPictures(mostBytes)
  app.get<{ Params: { language: string; file: string } }>(
    '/art/og/:language/:file',
    { compress: false },
    (request, reply) => sendPicture(deps, pictures, request, reply),
  )
}
