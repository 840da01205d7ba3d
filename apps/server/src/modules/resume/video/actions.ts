import type { IntroVideo } from '@titian/contract'
import type { Context } from '../../../platform/http/context.ts'
import { type Refusal, refusal } from '../../../platform/refusal.ts'
import { getFile, removeFileNow, signedAddress } from '../../files/index.ts'
import { type Own, ownerOf } from '../actions.ts'
import type { Owner } from '../queries.ts'
import * as queries from './queries.ts'

/**
 * The seconds for which the address of the video is valid: long enough to watch it, and short,
 * because withdrawing a sharing link does not end an address.
 */
const addressSeconds = 15 * 60

type View = Pick<Context, 'sealers' | 'seal' | 'now'>

function present({ fileId, ...video }: queries.VideoRow, { sealers, seal, now }: View): IntroVideo {
  return { ...video, url: signedAddress(sealers, seal, fileId, now, addressSeconds) }
}

export async function findVideo(context: Context, owner: Owner): Promise<IntroVideo | null> {
  const row = await queries.findVideo(context.db, owner)
  return row ? present(row, context) : null
}

async function removeFile({ db, files }: Own, { schoolId }: Owner, fileId: number) {
  await removeFileNow(db, files, await getFile(db, schoolId, fileId))
}

/** RES-028: sets the owner's stored file as the resume's video; the previous one is deleted. */
export async function saveVideo(
  context: Own,
  fileId: number,
): Promise<{ video: IntroVideo | null } | Refusal<'notFound'>> {
  const owner = ownerOf(context)
  const { db, now } = context
  const file = await getFile(db, owner.schoolId, fileId)
  if (file.purpose !== 'introVideo' || file.ownerId !== owner.userId) return refusal('notFound')
  const before = await db.transaction((tx) => queries.replaceVideo(tx, owner, { fileId, now }))
  if (before !== undefined) await removeFile(context, owner, before)
  return { video: await findVideo(context, owner) }
}

export async function deleteVideo(context: Own): Promise<void> {
  const owner = ownerOf(context)
  const fileId = await queries.deleteVideo(context.db, owner)
  if (fileId !== undefined) await removeFile(context, owner, fileId)
}
