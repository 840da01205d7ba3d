import { buffer } from 'node:stream/consumers'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { getFile } from '../../modules/files/index.ts'
import { getSchool } from '../../modules/schools/index.ts'
import { type HttpDeps, sendRefusal } from '../../platform/http/bind.ts'
import { refusal } from '../../platform/refusal.ts'
import { DrawnPictures, sendDrawn } from '../drawn-pictures.ts'

/** Maximum bytes of all cached icons; one has about 10 kB. */
const mostBytes = 4 * 1024 * 1024

/** Side lengths in pixels: Apple devices use 180, the manifest names all. */
export const iconSizes = [180, 192, 512] as const

export const iconAddress = (size: (typeof iconSizes)[number]) => `/art/school-icon-${size}.png`

async function readLogo({ services: { db, files } }: HttpDeps, schoolId: number, fileId: number) {
  const { storageKey } = await getFile(db, schoolId, fileId)
  return buffer(files.read(storageKey))
}

async function sendIcon(
  deps: HttpDeps,
  pictures: DrawnPictures,
  size: number,
  request: FastifyRequest,
  reply: FastifyReply,
) {
  const school = await deps.findSchool(request.hostname)
  if (!school) return sendRefusal(reply, refusal('unknownHost'), 'en')
  const { primaryColor, logoFileId } = await getSchool(deps.services.db, school.id)
  const key = JSON.stringify([primaryColor, logoFileId, size])
  const drawn = await pictures.get(school.id, key, async (pool, asker) => {
    const logo = logoFileId === null ? undefined : await readLogo(deps, school.id, logoFileId)
    return pool.run(asker, 'schoolIcon', { logo, primary: primaryColor, size })
  })
  return sendDrawn(request, reply, drawn)
}

/** FRM-313: serves the icons of the school's site for devices. */
export function addSchoolIcons(app: FastifyInstance, deps: HttpDeps) {
  const pictures = new DrawnPictures(mostBytes)
  for (const size of iconSizes)
    app.get(iconAddress(size), { compress: false }, (request, reply) =>
      sendIcon(deps, pictures, size, request, reply),
    )
}
