import { sql } from 'drizzle-orm'
import type { Db } from './database.ts'
import { prepareSql, type Slots } from './prepared.ts'

/** Ids of advisory locks that processes of a database take turns by: any constants, distinct from those below. */
export const processLocks = { migrations: 727_001, jobs: 727_002, seed: 727_003, setup: 727_004 }

// Ids of advisory locks beside the id of a row: any distinct constants.
const locks = {
  /** By school: what is decided about a sheet, and what it does, is not mixed with another one. */
  imports: 727_012,
  /** By person: windows that open a lesson at once. */
  playing: 727_013,
  /** By person: files that fill the room each of them has. */
  ownFiles: 727_014,
  /** By person: notes that are counted against the most a person may have. */
  notes: 727_015,
  /** By person: courses that are copied or imported, so that a form sent twice makes one. */
  courseMakings: 727_016,
  /** By person: activation codes that are counted against the most a person may use of a batch. */
  activations: 727_017,
  /** By person: likes of articles, each of which takes back the one before. */
  likes: 727_018,
  /** By person: changes of the resume, also before there is a row of it. */
  resume: 727_019,
  /** By person: applications, which share a copy of the resume. */
  applications: 727_020,
  /** By person: searches for jobs that are counted against the most a person may keep. */
  savedSearches: 727_021,
  /** By person: runs of practices that are counted against the most a person may have open. */
  practiceRuns: 727_022,
  /** By person: playgrounds that are counted against the most a person may keep. */
  playgrounds: 727_023,
  /** By person: comments to reuse that are counted against the most a person may keep. */
  markComments: 727_050,
  /** By school: its own skills, no two of which have the same word. */
  schoolSkills: 727_049,
}

const takeLock = prepareSql(
  ({ lock, id }: Slots<{ lock: number; id: number }>) =>
    sql`select pg_advisory_xact_lock(${lock}::int, ${id}::int)`,
)

/** Waits until nobody else holds this lock, and holds it until the transaction ends. */
export async function lockFor(tx: Db, lock: keyof typeof locks, id: number): Promise<void> {
  await takeLock(tx, { lock: locks[lock], id })
}
