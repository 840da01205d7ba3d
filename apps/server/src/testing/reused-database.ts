import pg from 'pg'
import { type Database, openDatabase } from '../platform/database/database.ts'
import { addressOf, copyMigrated, migratedName } from './empty-database.ts'
import { type Beginning, beginningOf, removeRows } from './reset-database.ts'

/** More databases than workers ever run in parallel on one server. */
const most = 64

/** A database that this process holds as long as the connection lasts. */
interface LockedDatabase {
  admin: pg.Client
  name: string
}

/** Locks the first free database of this version; it may not exist yet. */
async function take(server: string): Promise<LockedDatabase> {
  const admin = new pg.Client({ connectionString: server })
  await admin.connect()
  for (let place = 0; place < most; place += 1) {
    const name = `${migratedName()}_${place}`
    const { rows } = await admin.query(`select pg_try_advisory_lock(hashtext('${name}')) as mine`)
    if ((rows[0] as { mine: boolean }).mine) return { admin, name }
  }
  await admin.end()
  throw new Error(`${server} lends no more than ${most} databases to tests.`)
}

/**
 * Returns the recorded initial state of the database; undefined when it is missing, incomplete, or
 * of another owner.
 */
async function noteOf({ admin, name }: LockedDatabase): Promise<Beginning | undefined> {
  const found = await admin.query(
    `select shobj_description(oid, 'pg_database') as note from pg_database
      where datname = '${name}' and (select usesuper from pg_user where usename = current_user)`,
  )
  const { note } = (found.rows[0] ?? {}) as { note?: string | null }
  return note ? (JSON.parse(note) as Beginning) : undefined
}

/** Ends the connections that the previous holder of the database may have left open. */
const sendAway = ({ admin, name }: LockedDatabase) =>
  admin.query(`select pg_terminate_backend(pid) from pg_stat_activity where datname = '${name}'`)

async function emptied(url: string, beginning: Beginning): Promise<Database | undefined> {
  const database = await openDatabase({ url, poolSize: 8, directory: '' })
  if ((await beginningOf(database.pool)).shape === beginning.shape) {
    await removeRows(database.pool, beginning)
    return database
  }
  await database.close()
  return undefined
}

async function made({ admin, name }: LockedDatabase, server: string): Promise<Database> {
  await admin.query(`drop database if exists ${name} with (force)`)
  await copyMigrated(admin, server, name)
  const database = await openDatabase({ url: addressOf(server, name), poolSize: 8, directory: '' })
  const note = JSON.stringify(await beginningOf(database.pool))
  await admin.query(`comment on database ${name} is '${note}'`)
  return database
}

/**
 * Opens an emptied database of an earlier file or run, or else a new one. Creating and dropping a
 * database for each test file would make the server flush all files twice.
 */
export async function openReused(server: string): Promise<Database> {
  const locked = await take(server)
  await sendAway(locked)
  const note = await noteOf(locked)
  const left = note && (await emptied(addressOf(server, locked.name), note))
  const database = left ?? (await made(locked, server))
  return {
    ...database,
    async close() {
      await database.close()
      await locked.admin.end()
    },
  }
}
