import { Readable } from 'node:stream'
import type { DatabasePool } from '../platform/database/pool.ts'
import type { CopyConnection, CopiedTable } from '../platform/database/copying/copy-connection.ts'
import type { FileStore } from '../platform/files/file-store.ts'
import { listTables, readMigrations, readSequences } from './database/shape.ts'
import { readWaitingJobs } from './database/waiting-jobs.ts'
import type { BackupCipher } from './encryption.ts'
import { type BackupManifest, formatVersion, markOf, writeManifest } from './manifest.ts'
import { type Objects, objectsOf } from './objects.ts'
import {
  earlierFiles,
  fileObject,
  jobsObject,
  manifestObject,
  nameOf,
  removeUnfinished,
  type StoredFile,
  tableObject,
} from './kept-backups.ts'
import { countRows } from './count-rows.ts'
import type { BackupTarget } from './target/backup-target.ts'

export interface BackupSource {
  pool: DatabasePool
  files: FileStore
  secret: string
  programVersion: string
}

export interface BackupPlace {
  target: BackupTarget
  cipher: BackupCipher | null
  /** Receives sentences about the progress. */
  report(sentence: string): void
}

export interface MadeBackup {
  name: string
  rows: number
  files: number
  /** The number of files that an earlier backup had already stored. */
  reused: number
}

/**
 * Matches the name of a finished step of an unfinished migration, which no other program could
 * continue.
 */
const isStep = (name: string) => / step \d+$/.test(name)

/** Passes the bytes of a file on and counts them, because the file may grow until it is read. */
async function* measured(source: AsyncIterable<Uint8Array>, result: { length: number }) {
  for await (const bytes of source) {
    result.length += bytes.length
    yield bytes
  }
}

/**
 * Stores the files that no backup has stored yet and those that have grown since, and adds every file to `kept`.
 * Returns the number of files that were stored before.
 */
async function storeFiles(
  { files }: BackupSource,
  { target, cipher }: BackupPlace,
  {
    objects,
    earlier,
    kept,
  }: {
    objects: Objects
    earlier: ReadonlyMap<string, StoredFile>
    kept: Map<string, StoredFile>
  },
): Promise<number> {
  let reused = 0
  for await (const { key, length } of files.list()) {
    if (kept.get(key)?.length === length) continue
    const object = fileObject(key, cipher?.recipient ?? null)
    const before = earlier.get(key)
    if (before?.length === length && (await target.sizeOf(object)) === before.size) {
      kept.set(key, before)
      reused += 1
      continue
    }
    const read = { length: 0 }
    try {
      const stored = await objects.write(object, measured(files.read(key), read), { pack: false })
      kept.set(key, { key, ...read, ...stored })
    } catch (error) {
      // The file was removed after it was listed, so the database no longer refers to it.
      if ((await files.sizeOf(key)) !== undefined) throw error
    }
  }
  return reused
}

async function storeTable(
  connection: CopyConnection,
  objects: Objects,
  table: CopiedTable,
  object: string,
) {
  const counter = { rows: 0 }
  const source = countRows(connection.copyOut(table), counter)
  const stored = await objects.write(object, source, { pack: true })
  return { ...table, ...counter, ...stored }
}

/** Copies a snapshot of the database, without the changes that are made during the copy. */
async function storeDatabase(
  { pool }: BackupSource,
  { cipher, report }: BackupPlace,
  { objects, name }: { objects: Objects; name: string },
) {
  const connection = await pool.connectCopy()
  try {
    // A migration that rewrites a table after the snapshot would make it look empty in the snapshot, so the tables are
    // locked first. The first query takes the snapshot.
    const names = (await listTables(connection)).map(({ name: table }) => table)
    await connection.script(
      `begin isolation level repeatable read read only; lock table ${names.join(', ')} in access share mode`,
    )
    const { rows } = await connection.query('select now()::text as at')
    const madeAt = new Date((rows[0] as { at: string }).at).toISOString()
    const migrations = await readMigrations(connection)
    if (migrations.some(isStep))
      throw new Error('A migration of the database is under way. Make the backup when it is done.')
    const tables: BackupManifest['tables'] = []
    for (const table of await listTables(connection))
      tables.push(
        await storeTable(connection, objects, table, tableObject(name, table.name, cipher)),
      )
    const sequences = await readSequences(connection)
    const waiting = await readWaitingJobs(connection)
    await connection.script('commit')
    const text = Buffer.from(JSON.stringify(waiting))
    const jobs = await objects.write(jobsObject(name, cipher), Readable.from([text]), {
      pack: true,
    })
    report(
      `Database: ${tables.reduce((sum, { rows: more }) => sum + more, 0)} rows of ${tables.length} tables.`,
    )
    return { madeAt, migrations, tables, sequences, jobs: { ...jobs, waiting: waiting.length } }
  } catch (error) {
    // The only connection of the embedded database is used again afterwards. A connection of
    // PostgreSQL is closed, even in the middle of a copy.
    if (pool.kind === 'embedded') await connection.script('rollback').catch(() => undefined)
    throw error
  } finally {
    connection.release()
  }
}

/** @throws if a part is missing, for example because another installation uses the same folder. */
async function refuseMissing(
  { target, cipher }: BackupPlace,
  name: string,
  { tables, jobs, files, recipient }: BackupManifest,
) {
  const parts: [string, number][] = [
    ...tables.map(({ name: table, size }): [string, number] => [
      tableObject(name, table, cipher),
      size,
    ]),
    [jobsObject(name, cipher), jobs.size],
    ...files.map(({ key, size }): [string, number] => [fileObject(key, recipient), size]),
  ]
  for (const [object, size] of parts)
    if ((await target.sizeOf(object)) !== size)
      throw new Error(`${object} was changed by another program. Give each installation a folder.`)
}

/**
 * Makes a backup. Files are stored before and after the database, so that every file that the
 * database refers to is stored even if it is added or removed during the backup. The manifest is
 * written last; without it there is no backup.
 */
export async function writeBackup(source: BackupSource, place: BackupPlace): Promise<MadeBackup> {
  try {
    return await writeParts(source, place)
  } catch (error) {
    // The parts that the failed backup wrote would keep a full disk full.
    await removeUnfinished(place.target).catch(() => undefined)
    throw error
  }
}

async function writeParts(source: BackupSource, place: BackupPlace): Promise<MadeBackup> {
  const { target, cipher, report } = place
  const objects = objectsOf(target, cipher)
  const recipient = cipher?.recipient ?? null
  // All backups count, not only the newest: encrypting a file again would change the bytes that the
  // other backups name.
  const earlier = await earlierFiles(target, source.secret, recipient)
  const kept = new Map<string, StoredFile>()
  const name = nameOf(new Date())
  const reused = await storeFiles(source, place, { objects, earlier, kept })
  const database = await storeDatabase(source, place, { objects, name })
  await storeFiles(source, place, { objects, earlier, kept })
  report(`Files: ${kept.size}, of which ${reused} were stored before.`)
  const manifest: BackupManifest = {
    format: formatVersion,
    programVersion: source.programVersion,
    database: source.pool.kind,
    recipient,
    secretMark: markOf(source.secret),
    files: [...kept.values()].toSorted((one, other) => (one.key < other.key ? -1 : 1)),
    ...database,
  }
  await refuseMissing(place, name, manifest)
  const text = Buffer.from(writeManifest(manifest, source.secret))
  await target.write(manifestObject(name), Readable.from([text]))
  const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0)
  return { name, rows, files: kept.size, reused }
}
