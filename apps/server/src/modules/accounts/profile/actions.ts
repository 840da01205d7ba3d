import sharp from 'sharp'
import { buffer } from 'node:stream/consumers'
import type { User } from '../../../platform/actor.ts'
import type { Context } from '../../../platform/http/context.ts'
import { found, Refusal, refusal } from '../../../platform/refusal.ts'
import { isOverLimit } from '../../../platform/security/limits.ts'
import { getFile, storeFile } from '../../files/index.ts'
import { limits, photoSide } from '../rules.ts'

type Own = Context & { actor: User }

/**
 * Returns the caller's upload for a `photoPath`. An upload of another person, or for another
 * purpose, is refused as not found.
 */
async function getUpload({ db, school, actor, open }: Own, path: string) {
  const file = await getFile(db, school.id, open('file', path))
  return found(file.ownerId === actor.userId && file.purpose === 'avatar' ? file : undefined)
}

/** Returns a square of at most 512 pixels without camera metadata (ACC-202 to ACC-204). */
async function squareOf(picture: Buffer): Promise<Buffer | undefined> {
  try {
    const upright = sharp(picture).rotate()
    const { width, height } = await upright
      .toBuffer({ resolveWithObject: true })
      .then(({ info }) => info)
    const side = Math.min(photoSide, width, height)
    return await upright.clone().resize(side, side, { fit: 'cover' }).toBuffer()
  } catch {
    return undefined
  }
}

async function refuseMany({ db, actor, now }: Own): Promise<Refusal<'tooFast'> | undefined> {
  const limit = { key: `photos ${actor.userId}`, ...limits.photosOfOnePerson }
  return (await isOverLimit(db, limit, now)) ? refusal('tooFast', 'tooManyRequests') : undefined
}

/**
 * Stores a file that was made from an upload, and returns its id. If it is public, everybody who
 * sees the name sees the file.
 */
async function derive(
  context: Own,
  path: string,
  purpose: 'avatar' | 'material',
  redraw: (picture: Buffer) => Promise<Buffer | undefined>,
): Promise<number | Refusal<'invalidInput' | 'tooFast'>> {
  const { db, files, actor, now } = context
  const upload = await getUpload(context, path)
  const refused = await refuseMany(context)
  if (refused) return refused
  const bytes = await redraw(await buffer(files.read(upload.storageKey)))
  if (!bytes) return refusal('invalidInput', 'avatarType')
  const { schoolId, userId: ownerId } = actor
  const { name } = upload
  const stored = await storeFile(db, files, { schoolId, ownerId, purpose, name, bytes, now })
  return stored instanceof Refusal ? stored : stored.id
}

/** ACC-200: creates the profile photo, small and public. */
export function makePhoto(context: Own, path: string) {
  return derive(context, path, 'avatar', squareOf)
}

/** ACC-200: creates the recognition picture, uncropped, visible to the owner and staff only. */
export function makeRecognitionPhoto(context: Own, path: string) {
  return derive(context, path, 'material', async (picture) => picture)
}
