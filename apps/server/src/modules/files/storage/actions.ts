import {
  type FilePurpose,
  ownFilesMost,
  personalFilesMost,
  personalPurposes,
} from '@titian/contract'
import type { Db } from '../../../platform/database/database.ts'
import { lockFor } from '../../../platform/database/advisory-lock.ts'
import type { FileStore } from '../../../platform/files/file-store.ts'
import type { Services } from '../../../platform/http/context.ts'
import { refusal, type Refusal } from '../../../platform/refusal.ts'
import * as queries from './queries.ts'
import { type Amount, amountOf } from './rules.ts'

export interface Planned {
  schoolId: number
  ownerId: number | null
  purpose: FilePurpose
}

type Full = Refusal<'invalidInput'>

/**
 * FRM-403: a photo of the face is counted but never refused for lack of space. Without it, no
 * lesson would open.
 */
const isFree = (purpose: FilePurpose) => purpose === 'face'

/** FRM-403, OPS-073: a file without a video is stored although the minutes of video are used up. */
function refuseOver(room: queries.SchoolRoom, added: Amount): Full | undefined {
  if (room.used + added.bytes > room.most) return refusal('invalidInput', 'schoolFilesFull')
  const { videoSeconds, mostVideoMinutes } = room
  if (mostVideoMinutes === null || added.videoSeconds === 0) return undefined
  return videoSeconds + added.videoSeconds > 60 * mostVideoMinutes
    ? refusal('invalidInput', 'schoolVideosFull')
    : undefined
}

/**
 * FRM-270, FRM-353: returns a refusal if the owner has no space for the file. `exceptId` is the
 * file itself, which is not counted.
 */
async function refuseOverPersonal(
  db: Db,
  { schoolId, ownerId, purpose }: Planned,
  size: number,
  { exceptId, begun = 0 }: { exceptId?: number; begun?: number } = {},
): Promise<Full | undefined> {
  if (ownerId === null || !personalPurposes.includes(purpose)) return undefined
  const { used, personal } = await queries.sumFilesOf(db, { schoolId, ownerId }, exceptId)
  if (purpose === 'own' && used + size > ownFilesMost)
    return refusal('invalidInput', 'ownFilesFull')
  return personal + begun + size > personalFilesMost
    ? refusal('invalidInput', 'personalFilesFull')
    : undefined
}

/**
 * Checks the space before the bytes are stored, to save a useless transfer. Files that are stored
 * at the same time are not included, so storing checks the space once more.
 */
export async function refuseOverQuota(
  db: Db,
  plan: Planned,
  amount: Amount,
): Promise<Full | undefined> {
  const full = await refuseOverPersonal(db, plan, amount.bytes)
  if (full || isFree(plan.purpose)) return full
  const room = await queries.findRoom(db, plan.schoolId)
  // The files of a school that was not counted yet are counted when the file is stored.
  return room.isCounted ? refuseOver(room, amount) : undefined
}

/**
 * Checks the space in the transaction that stores the file `exceptId`. Locks the person and the
 * school. Otherwise several files at once would each find the same free space.
 */
export async function lockRoomFor(
  tx: Db,
  plan: Planned,
  amount: Amount,
  exceptId: number,
): Promise<Full | undefined> {
  const { schoolId, ownerId, purpose } = plan
  if (ownerId !== null && personalPurposes.includes(purpose)) {
    await lockFor(tx, 'ownFiles', ownerId)
    const full = await refuseOverPersonal(tx, plan, amount.bytes, { exceptId })
    if (full) return full
  }
  if (isFree(purpose)) return undefined
  return refuseOver(await queries.lockStorage(tx, schoolId), amount)
}

/** Checks the space for several files that are stored at once for a course. */
export async function lockRoomForAll(
  tx: Db,
  schoolId: number,
  amount: Amount,
): Promise<Full | undefined> {
  if (amount.bytes === 0) return undefined
  return refuseOver(await queries.lockStorage(tx, schoolId), amount)
}

/**
 * FRM-412: counts one school after the other. If the run is interrupted, only the remaining schools
 * have to be counted.
 */
export async function countSchools({ db }: Pick<Services, 'db'>): Promise<void> {
  for (const schoolId of await queries.listUncounted(db)) await queries.countSchool(db, schoolId)
}

/** FRM-352, FRM-406: checks the room before the first byte of an upload is written. */
export async function refuseWithoutRoom(
  db: Db,
  store: FileStore,
  plan: Planned & { ownerId: number },
  size: number,
  now: Date,
): Promise<Full | undefined> {
  if (!(await store.hasRoomFor(size))) return refusal('invalidInput', 'storageFull')
  // The duration of a video is known only after its bytes have arrived, and is at least a second.
  const amount = amountOf({ purpose: plan.purpose, size, durationSeconds: 1 })
  const full = await refuseOverQuota(db, plan, amount)
  if (full) return full
  const begun = await queries.sumBegunUploads(db, plan, now)
  return refuseOverPersonal(db, plan, size, { begun })
}
