import { sql } from 'drizzle-orm'
import type { Clock } from './platform/clock.ts'
import type { Database } from './platform/database/database.ts'
import type { FileStore } from './platform/files/file-store.ts'

/** True once for a database: the row that says "seeded" is the lock and the memory. */
async function isFirst({ db }: Database): Promise<boolean> {
  await db.execute(
    sql`create table if not exists demo_seed (id boolean primary key default true, finished_at timestamptz)`,
  )
  const { rows } = await db.execute(sql`select finished_at from demo_seed`)
  return rows.length === 0
}

/** Fills an empty database with the demo schools. The data is loaded only when it is needed. */
export async function seedDemo(database: Database, files: FileStore, clock: Clock): Promise<void> {
  if (!(await isFirst(database))) return
  const { seedAll } = await import('../seeds/seed-all.ts')
  await seedAll({ db: database.db, files, clock })
  await database.db.execute(
    sql`insert into demo_seed (finished_at) values (${clock.now().toISOString()}) on conflict do nothing`,
  )
}
