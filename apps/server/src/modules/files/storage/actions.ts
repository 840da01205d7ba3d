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

const refuseOver = ({ used, most }: { used: number; most: number }, size: number) =>
  used + size > most ? refusal('invalidInput', 'schoolFilesFull') : undefined

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
  size: number,
): Promise<Full | undefined> {
  const full = await refuseOverPersonal(db, plan, size)
  if (full || isFree(plan.purpose)) return full
  const use = await queries.getStorage(db, plan.schoolId)
  // The files of a school that was not counted yet are counted when the file is stored.
  return use ? refuseOver(use, size) : undefined
}

/**
 * Checks the space in the transaction that stores the file `exceptId`. Locks the person and the
 * school. Otherwise several files at once would each find the same free space.
 */
export async function lockRoomFor(
  tx: Db,
  plan: Planned,
  size: number,
  exceptId: number,
): Promise<Full | undefined> {
  const { schoolId, ownerId, purpose } = plan
  if (ownerId !== null && personalPurposes.includes(purpose)) {
    await lockFor(tx, 'ownFiles', ownerId)
    const full = await refuseOverPersonal(tx, plan, size, { exceptId })
    if (full) return full
  }
  if (isFree(purpose)) return undefined
  return refuseOver(await queries.lockStorage(tx, schoolId), size)
}

/** Checks the space for several files that are stored at once for a course. */
export async function lockRoomForAll(
  tx: Db,
  schoolId: number,
  size: number,
): Promise<Full | undefined> {
  return size === 0 ? undefined : refuseOver(await queries.lockStorage(tx, schoolId), size)
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
  const full = await refuseOverQuota(db, plan, size)
  if (full) return full
  const begun = await queries.sumBegunUploads(db, plan, now)
  return refuseOverPersonal(db, plan, size, { begun })
}
