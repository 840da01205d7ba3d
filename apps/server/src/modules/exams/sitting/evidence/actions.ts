import { LRUCache } from 'lru-cache'
import { cacheKeyOf, type Db } from '../../../../platform/database/database.ts'
import type { Client } from '../../../../platform/http/context.ts'
import * as queries from './queries.ts'
import { mayStillReport, seenFrom, takeEntries, type ReportedEntry } from './rules.ts'

export interface EvidenceReport {
  attemptId: number
  page: string
  entries: readonly ReportedEntry[]
}

/**
 * EXM-193: stores evidence. For a closed attempt, it accepts what a device stored while it had no
 * network.
 */
export async function takeEvidence(
  db: Db,
  { attemptId, page: name, entries }: EvidenceReport,
  now: Date,
): Promise<{ stored: number; leftOut: number }> {
  if (entries.length === 0) return { stored: 0, leftOut: 0 }
  return db.transaction(async (tx) => {
    const locked = await queries.lockEvidencePage(tx, attemptId, name)
    if (!mayStillReport(locked.closedAt, now)) return { stored: 0, leftOut: 0 }
    const { page } = locked
    const { accepted, leftOut, lastSeq } = takeEntries(entries, locked, now)
    if (accepted.length + leftOut > 0)
      await queries.storeEntries(tx, { attemptId, page, accepted, leftOut, lastSeq, now })
    return { stored: accepted.length, leftOut }
  })
}

/**
 * The last stored device and network of each attempt. With them, a save every second needs no
 * comparison in the database.
 */
const notedOf = new WeakMap<object, LRUCache<number, string>>()
const notedFor = 30_000

function notedIn(db: Db): LRUCache<number, string> {
  const cached = notedOf.get(cacheKeyOf(db))
  if (cached) return cached
  const fresh = new LRUCache<number, string>({ max: 20_000, ttl: notedFor })
  notedOf.set(cacheKeyOf(db), fresh)
  return fresh
}

interface Asking {
  db: Db
  client: Pick<Client, 'userAgent' | 'network'>
  now: Date
}

const textOf = ({ device, address }: ReturnType<typeof seenFrom>) => `${device} ${address}`

/** Remembers the device and network that were stored when the attempt began. */
export function keepNoted({ db, client }: Omit<Asking, 'now'>, attemptId: number): void {
  notedIn(db).set(attemptId, textOf(seenFrom(client)))
}

/** Stores that the attempt is now written from another device or network. */
async function storeClient({ db, client, now }: Asking, attemptId: number): Promise<void> {
  const noted = notedIn(db)
  const seen = seenFrom(client)
  if (noted.get(attemptId) === textOf(seen)) return
  await queries.noteClient(db, { attemptId, ...seen }, now)
  noted.set(attemptId, textOf(seen))
}

/**
 * EXM-194: stores a change after the response was sent. No request waits for this, and none fails
 * because of it.
 */
export function noteClient(asking: Asking, attemptId: number): void {
  setImmediate(() => {
    storeClient(asking, attemptId).catch(() => {})
  })
}
