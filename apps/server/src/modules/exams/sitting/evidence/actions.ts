import { LRUCache } from 'lru-cache'
import type { Db } from '../../../../platform/database/database.ts'
import type { Client } from '../../../../platform/http/context.ts'
import * as queries from './queries.ts'
import { mayStillReport, seenFrom, takeEntries, type ReportedEntry } from './rules.ts'

export interface EvidenceReport {
  attemptId: number
  page: string
  entries: readonly ReportedEntry[]
}

/** EXM-193: an attempt that is closed still takes what a device kept while it had no network. */
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

/** What this process has noted lately: a save each second need not be compared with the database each second. */
const notedOf = new WeakMap<Db, LRUCache<number, string>>()
const notedFor = 30_000

function notedIn(db: Db): LRUCache<number, string> {
  const known = notedOf.get(db)
  if (known) return known
  const fresh = new LRUCache<number, string>({ max: 20_000, ttl: notedFor })
  notedOf.set(db, fresh)
  return fresh
}

interface Asking {
  db: Db
  client: Pick<Client, 'userAgent' | 'network'>
  now: Date
}

const textOf = ({ device, address }: ReturnType<typeof seenFrom>) => `${device} ${address}`

/** The statement that begins an attempt has stored from where. */
export function keepNoted({ db, client }: Omit<Asking, 'now'>, attemptId: number): void {
  notedIn(db).set(attemptId, textOf(seenFrom(client)))
}

/** Notes from which device and network the attempt is written, where that changed. */
async function storeClient({ db, client, now }: Asking, attemptId: number): Promise<void> {
  const noted = notedIn(db)
  const seen = seenFrom(client)
  if (noted.get(attemptId) === textOf(seen)) return
  await queries.noteClient(db, { attemptId, ...seen }, now)
  noted.set(attemptId, textOf(seen))
}

/** EXM-194: after the answer has gone out. Nobody waits for it, and where it fails nothing else does. */
export function noteClient(asking: Asking, attemptId: number): void {
  setImmediate(() => {
    storeClient(asking, attemptId).catch(() => {})
  })
}
