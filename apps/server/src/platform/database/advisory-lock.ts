import { sql } from 'drizzle-orm'
import type { Db } from './database.ts'
import { prepareSql, type Slots } from './prepared.ts'

/** Ids of advisory locks between processes of a database: any distinct constants. */
export const processLocks = {
  migrations: 727_001,
  jobs: 727_002,
  seed: 727_003,
  setup: 727_004,
  backup: 727_005,
  cell: 727_006,
}

// Ids of advisory locks that are combined with the id of a row: any distinct constants.
const locks = {
  /** By school: keeps two sheet imports from being decided or applied at once. */
  imports: 727_012,
  /** By person: windows that open a lesson at once. */
  playing: 727_013,
  /** By person: uploads that count towards the storage limit. */
  ownFiles: 727_014,
  /** By person: notes that count towards the limit. */
  notes: 727_015,
  /** By person: copying and importing courses, so that a form sent twice makes one course. */
  courseMakings: 727_016,
  /** By person: activation codes that count towards the limit of a batch. */
  activations: 727_017,
  /** By person: likes of articles, each of which toggles the one before. */
  likes: 727_018,
  /** By person: changes of the resume; its row may not exist yet. */
  resume: 727_019,
  /** By person: applications, which share a copy of the resume. */
  applications: 727_020,
  /** By person: saved job searches that count towards the limit. */
  savedSearches: 727_021,
  /** By person: open practice runs that count towards the limit. */
  practiceRuns: 727_022,
  /** By person: playgrounds that count towards the limit. */
  playgrounds: 727_023,
  /** By person: reusable comments that count towards the limit. */
  markComments: 727_050,
  /** By school: accounts that count towards the limit of the school. */
  schoolPeople: 727_051,
  /** By school: its skills, whose words must differ. */
  schoolSkills: 727_049,
}

const takeLock = prepareSql(
  ({ lock, id }: Slots<{ lock: number; id: number }>) =>
    // Each half of the key has 32 bits, and an id may have more. Two rows that share a key only wait
    // for each other.
    sql`select pg_advisory_xact_lock(${lock}::int, (${id}::bigint & 2147483647)::int)`,
)

/** Waits for the lock and holds it until the transaction ends. */
export async function lockFor(tx: Db, lock: keyof typeof locks, id: number): Promise<void> {
  await takeLock(tx, { lock: locks[lock], id })
}
