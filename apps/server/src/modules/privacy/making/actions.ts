import { createWriteStream } from 'node:fs'
import { mkdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { writeZip } from '../../../platform/archives/zip-writer.ts'
import { type Clock, secondsAfter } from '../../../platform/clock.ts'
import type { Services } from '../../../platform/http/context.ts'
import * as queries from '../archive/queries.ts'
import { aliveSeconds, archiveSeconds, mostTries } from '../archive/rules.ts'
import type { ArchiveRow } from '../tables.ts'
import { entriesOf, type Plan, planOf } from './entries.ts'

/** The archive was deleted, or another process has taken it over. */
class Superseded extends Error {}

/**
 * Returns a function that records that this process is still working. It throws an error if another
 * process now owns the archive.
 */
function aliveSign({ db }: Services, clock: Clock, row: ArchiveRow): () => Promise<void> {
  let next = secondsAfter(clock.now(), aliveSeconds)
  return async () => {
    const now = clock.now()
    if (now < next) return
    next = secondsAfter(now, aliveSeconds)
    if (!(await queries.sayAlive(db, row, now))) throw new Superseded()
  }
}

/** Returns one key for each archive, so that a second try overwrites the first. */
const keyOf = ({ id }: ArchiveRow) => `archives/${id}.zip`

async function writeArchive(services: Services, clock: Clock, row: ArchiveRow, plan: Plan) {
  const { files } = services
  await mkdir(files.uploadDirectory, { recursive: true })
  const path = join(files.uploadDirectory, `archive-${row.id}-${row.tries}`)
  const say = aliveSign(services, clock, row)
  try {
    const bytes = Readable.from(writeZip(entriesOf(services, plan, say)), { objectMode: false })
    await pipeline(bytes, createWriteStream(path))
    const { size } = await stat(path)
    await files.adopt(path, keyOf(row))
    return size
  } finally {
    await rm(path, { force: true })
  }
}

async function fail({ db, events }: Services, row: ArchiveRow, now: Date): Promise<void> {
  await db.transaction(async (tx) => {
    if (!(await queries.markFailed(tx, row))) return
    const { schoolId, userId } = row
    const notice = {
      schoolId,
      userId,
      what: 'archiveFailed' as const,
      endsAt: null,
      createdAt: now,
    }
    await events.publish(tx, 'ownDataChanged', notice)
  })
}

async function finish(services: Services, row: ArchiveRow, plan: Plan, bytes: number, now: Date) {
  const { db, events, files } = services
  const endsAt = secondsAfter(now, archiveSeconds)
  const made = { madeAt: now, endsAt, bytes, storageKey: keyOf(row), parts: plan.rows }
  const isReady = await db.transaction(async (tx) => {
    if (!(await queries.markReady(tx, row, made))) return false
    const { schoolId, userId } = row
    const notice = { schoolId, userId, what: 'archiveReady' as const, endsAt, createdAt: now }
    await events.publish(tx, 'ownDataChanged', notice)
    return true
  })
  // The account was closed during the creation, so the archive is removed. If the row still exists,
  // a later try writes the same key again.
  if (!isReady && !(await queries.isThere(db, row.id))) await files.remove(keyOf(row))
}

/**
 * ACC-302: creates a waiting archive only once, even if the job is repeated or the process is
 * killed.
 */
export async function makeArchive(services: Services, clock: Clock, id: number): Promise<void> {
  const { db, files } = services
  const row = await queries.claim(db, id, clock.now())
  if (!row) return
  try {
    const plan = await planOf(services, row)
    const isPossible = row.tries <= mostTries && (await files.hasRoomFor(plan.bytes))
    if (!isPossible) return await fail(services, row, clock.now())
    const bytes = await writeArchive(services, clock, row, plan)
    await finish(services, row, plan, bytes, clock.now())
  } catch (error) {
    if (error instanceof Superseded) return
    await queries.release(db, row)
    throw error
  }
}
