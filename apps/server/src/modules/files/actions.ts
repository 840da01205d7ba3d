import { mkdir, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import type { FilePurpose } from '@titian/contract'
import type { User } from '../../platform/actor.ts'
import type { Db } from '../../platform/database/database.ts'
import type { FileStore } from '../../platform/files/file-store.ts'
import { found, refusal, Refusal, Refused } from '../../platform/refusal.ts'
import { randomToken } from '../../platform/security/secrets.ts'
import { inspect, type Inspected } from './inspect.ts'
import * as queries from './queries.ts'
import { nameOfType } from './rules.ts'
import { lockRoomFor, lockRoomForAll, refuseOverQuota } from './storage/actions.ts'
import { amountOf } from './storage/rules.ts'
import type { FileRow } from './tables.ts'

export interface FilePlan {
  schoolId: number
  ownerId: number | null
  purpose: FilePurpose
  name: string
  /**
   * Where a finished file is on this disk. From there it is moved into the store. A plan without a
   * path has `bytes`.
   */
  localPath?: string
  bytes?: Uint8Array
  uploadId?: string
  now?: Date
}

type FileRefusal = Refusal<'invalidInput' | 'tooFast'>

/** Returns an unused path in the upload directory for a file that is still being written. */
export async function freshLocalPath(store: FileStore): Promise<string> {
  await mkdir(store.uploadDirectory, { recursive: true })
  return join(store.uploadDirectory, `direct-${randomToken(12)}`)
}

/** Moves the bytes to their key. Does nothing if an earlier attempt has already moved them. */
async function place(
  store: FileStore,
  row: FileRow,
  path: string,
  { rewritten }: Inspected,
): Promise<void> {
  if ((await store.sizeOf(row.storageKey)) === row.size) return
  if (rewritten) await store.write(row.storageKey, rewritten)
  else await store.adopt(path, row.storageKey)
}

/**
 * Marks a file as stored. This is the last step; from then on the file is served. If there is no
 * space for it, the file is removed with its bytes (FRM-270, FRM-403).
 */
async function admit(
  db: Db,
  store: FileStore,
  row: FileRow,
): Promise<FileRow | Refusal<'invalidInput'>> {
  const { schoolId, id } = row
  const outcome = await db.transaction(async (tx) => {
    const full = await lockRoomFor(tx, row, amountOf(row), id)
    // Another process may have finished the same upload, and may have stored and counted the file.
    const stored = full && (await queries.findStored(tx, schoolId, id))
    return stored ?? full ?? queries.markStored(tx, schoolId, id)
  })
  if (outcome instanceof Refusal) await removeOwnFile(db, store, row)
  return outcome
}

/**
 * Inserts the row, moves the bytes, and then marks the file as stored. If a crash happens in
 * between, no incomplete file is served, and a second try continues.
 */
async function keep(
  db: Db,
  store: FileStore,
  path: string,
  { schoolId, ownerId, purpose, name, uploadId, now }: FilePlan,
  inspected: Inspected,
): Promise<FileRow | Refusal<'invalidInput'>> {
  const { type, size, sha256, durationSeconds } = inspected
  const storageKey = `${schoolId}/${randomToken(18)}`
  const row = await queries.insertFile(db, {
    schoolId,
    ownerId,
    uploadId,
    storageKey,
    name: nameOfType(name, type),
    size,
    type,
    purpose,
    durationSeconds,
    sha256,
    state: 'storing',
    ...(now && { createdAt: now }),
  })
  if (row.state === 'stored') return row
  await place(store, row, path, inspected)
  return admit(db, store, row)
}

/**
 * Removes a file: first it is hidden, then its bytes are removed, and at last its row. After a
 * crash, the row remains, and a job can continue.
 */
export async function removeOwnFile(db: Db, store: FileStore, file: FileRow): Promise<void> {
  await queries.markRemoved(db, file.schoolId, file.id)
  await store.remove(file.storageKey)
  await queries.removeFile(db, file.id)
}

/**
 * Copies stored files. Returns the ids of the copies by the ids of the originals. A copy cannot be
 * found until `admitCopies` is called. A file without bytes is left out.
 */
export async function copyStored(
  db: Db,
  store: FileStore,
  originals: readonly FileRow[],
  { ownerId, now }: { ownerId: number; now: Date },
): Promise<Map<number, number>> {
  const copies = new Map<number, number>()
  for (const { id, uploadId: _, ...file } of originals) {
    if ((await store.sizeOf(file.storageKey)) !== file.size) continue
    const storageKey = `${file.schoolId}/${randomToken(18)}`
    const copy = { ...file, ownerId, storageKey, state: 'storing' as const, createdAt: now }
    const row = await queries.insertFile(db, copy)
    await store.copy(file.storageKey, storageKey)
    copies.set(id, row.id)
  }
  return copies
}

/**
 * FRM-403: marks copies as stored, in the transaction that refers to them. Call this function at
 * the end of the transaction, because it locks the storage numbers of the school.
 */
export async function admitCopies(tx: Db, schoolId: number, ids: readonly number[]): Promise<void> {
  const full = await lockRoomForAll(tx, schoolId, await queries.sumAmounts(tx, schoolId, ids))
  if (full) throw new Refused(full)
  await queries.keepCopies(tx, schoolId, ids)
}

/**
 * Checks a file and stores it. Returns the row of the file, or a refusal that says what is wrong
 * with the file.
 */
export async function storeFile(
  db: Db,
  store: FileStore,
  plan: FilePlan,
): Promise<FileRow | FileRefusal> {
  const path = plan.localPath ?? (await freshLocalPath(store))
  try {
    if (plan.bytes) await writeFile(path, plan.bytes)
    const person = plan.ownerId === null ? 'nobody' : `user ${plan.ownerId}`
    const inspected = await inspect(path, plan.purpose, { person, schoolId: plan.schoolId })
    if (inspected instanceof Refusal) return inspected
    // The bytes are already on this disk in the upload directory, so they need no more space.
    const isRoom = await store.hasRoomFor(0)
    const full = isRoom
      ? await refuseOverQuota(db, plan, amountOf({ ...inspected, purpose: plan.purpose }))
      : refusal('invalidInput', 'storageFull')
    return full ?? (await keep(db, store, path, plan, inspected))
  } finally {
    // The uploaded file stays for another try. Finishing the upload removes it.
    if (!plan.uploadId) await rm(path, { force: true })
  }
}

async function removeLocal(path: string): Promise<void> {
  await rm(path, { force: true })
  await rm(`${path}.json`, { force: true })
}

async function finish(
  db: Db,
  store: FileStore,
  actor: User,
  uploadId: string,
  purpose: FilePurpose,
  now: Date,
): Promise<FileRow | FileRefusal> {
  const { schoolId, userId } = actor
  const earlier = await queries.findFileOfUpload(db, schoolId, userId, uploadId)
  if (earlier?.state === 'stored') return earlier
  const upload = found(await queries.findUpload(db, schoolId, userId, uploadId))
  const localPath = join(store.uploadDirectory, upload.id)
  const bytes = await stat(localPath).catch(() => undefined)
  if (upload.purpose !== purpose || (bytes?.size !== upload.size && !earlier))
    return refusal('invalidInput', 'uploadUnfinished')
  const isPlaced = !bytes && earlier && (await store.sizeOf(earlier.storageKey)) === earlier.size
  const stored = isPlaced
    ? await admit(db, store, earlier)
    : await storeFile(db, store, {
        schoolId,
        ownerId: userId,
        purpose,
        name: upload.name,
        localPath,
        uploadId,
        now,
      })
  // Too many files were sent at once, and this file is not faulty. So the upload stays for another
  // try.
  if (stored instanceof Refusal && stored.name === 'tooFast') return stored
  await removeLocal(localPath)
  if (stored instanceof Refusal) await queries.removeUpload(db, schoolId, uploadId)
  return stored
}

const finishing = new Map<string, ReturnType<typeof finish>>()

/** Turns a finished upload into a stored file. Repeating the request returns the same file. */
export async function finishUpload(
  db: Db,
  store: FileStore,
  actor: User,
  uploadId: string,
  purpose: FilePurpose,
  now: Date,
): Promise<FileRow | FileRefusal> {
  const key = `${actor.schoolId} ${actor.userId} ${uploadId}`
  const running =
    finishing.get(key) ??
    finish(db, store, actor, uploadId, purpose, now).finally(() => finishing.delete(key))
  finishing.set(key, running)
  return running
}

/**
 * Returns a small file as a data address, for documents that cannot load files; null if there is no
 * file.
 */
export async function readAsDataAddress(
  { db, files }: { db: Db; files: FileStore },
  schoolId: number,
  fileId: number | null,
): Promise<string | null> {
  if (fileId === null) return null
  const file = await queries.getFile(db, schoolId, fileId)
  const bytes = await buffer(files.read(file.storageKey))
  return `data:${file.type};base64,${bytes.toString('base64')}`
}
