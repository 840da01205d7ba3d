import { sql } from 'drizzle-orm'
import type { Clock } from './platform/clock.ts'
import { processLocks } from './platform/database/advisory-lock.ts'
import type { Database, Db } from './platform/database/database.ts'
import type { Services } from './platform/http/context.ts'
import type { FileStore } from './platform/files/file-store.ts'

/** Makes the one table that no migration makes: only databases with the demo schools have it. */
export const demoSeedTable =
  'create table if not exists demo_seed (id boolean primary key default true, finished_at timestamptz)'

/** True once for a database: inserting the row "seeded" succeeds only for the first caller. */
async function isFirst(db: Db): Promise<boolean> {
  await db.execute(sql.raw(demoSeedTable))
  const { rows } = await db.execute(sql`select finished_at from demo_seed`)
  return rows.length === 0
}

/**
 * Fills an empty database with the demo schools; returns whether it did. Parallel processes wait
 * for each other, and an interrupted run leaves no partial data. The data is loaded only when it is
 * needed.
 */
export async function seedDemo(
  { db }: Pick<Database, 'db'>,
  files: FileStore,
  clock: Clock,
  seal: Services['seal'],
): Promise<boolean> {
  return db.transaction(async (tx) => {
    // Waiting for another process may exceed the usual timeouts.
    await tx.execute(sql`set local statement_timeout = 0`)
    await tx.execute(sql`set local lock_timeout = 0`)
    await tx.execute(sql`select pg_advisory_xact_lock(${processLocks.seed}::bigint)`)
    if (!(await isFirst(tx))) return false
    const { seedAll } = await import('../seeds/seed-all.ts')
    await seedAll({ db: tx, files, clock, seal })
    await tx.execute(sql`insert into demo_seed (finished_at) values (${clock.now().toISOString()})`)
    return true
  })
}
