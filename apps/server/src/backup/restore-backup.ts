import type { DatabasePool } from '../platform/database/pool.ts'
import { quotedName } from '../platform/database/copying/copy-connection.ts'
import { findMigrations, migrate } from '../platform/database/migrate.ts'
import type { FileStore } from '../platform/files/file-store.ts'
import { demoSeedTable } from '../seed.ts'
import {
  hasSchools,
  listTables,
  readBegun,
  withoutConstraints,
  writeSequences,
} from './database/shape.ts'
import { removeWaitingJobs, type WaitingJob, writeWaitingJobs } from './database/waiting-jobs.ts'
import type { BackupCipher } from './encryption.ts'
import { fileObject, jobsObject, type KeptBackup, tableObject } from './kept-backups.ts'
import { type Objects, objectsOf } from './objects.ts'
import type { BackupTarget } from './target/backup-target.ts'
import type { BackupManifest } from './manifest.ts'
import { countRows } from './count-rows.ts'

export interface RestorePlace {
  pool: DatabasePool
  files: FileStore
}

export interface RestoreSource {
  target: BackupTarget
  cipher: BackupCipher | null
  /** Receives sentences about the progress. */
  report(sentence: string): void
}

/** @throws if the backup is encrypted and no key was given, or the other way round. */
export function openObjects(
  { manifest }: KeptBackup,
  { target, cipher }: RestoreSource,
): { objects: Objects; cipher: BackupCipher | null } {
  if (manifest.recipient === null) return { objects: objectsOf(target, null), cipher: null }
  if (!cipher) throw new Error('This backup is encrypted. Set BACKUP_KEY to its secret key.')
  if (cipher.recipient !== manifest.recipient)
    throw new Error(
      `This backup is encrypted for ${manifest.recipient}. BACKUP_KEY is the key of another one.`,
    )
  if (!cipher.decrypts)
    throw new Error('BACKUP_KEY only encrypts. Set it to the secret key (AGE-SECRET-KEY-1…).')
  return { objects: objectsOf(target, cipher), cipher }
}

/** Returns the migrations of the backup, as this program contains them. */
function migrationsOf({ migrations, programVersion }: BackupManifest) {
  const known = findMigrations()
  const unknown = migrations.filter((name) => !known.some((own) => own.name === name))
  if (unknown.length > 0)
    throw new Error(
      `This backup was made by a newer version of Titian (${programVersion}): this one does not know ${unknown.join(', ')}.`,
    )
  return known.filter(({ name }) => migrations.includes(name))
}

async function refuseFilled({ pool, files }: RestorePlace, { migrations }: BackupManifest) {
  const connection = await pool.connectCopy()
  try {
    if (await hasSchools(connection))
      throw new Error('The database holds a school. Restore into an empty database.')
    // A later migration may have changed rows, and the rows of the backup would lack this change.
    const later = (await readBegun(connection)).find((name) => !migrations.includes(name))
    if (later)
      throw new Error(
        `The database is newer than the backup: it has ${later}. Restore into an empty database.`,
      )
  } finally {
    connection.release()
  }
  for await (const { key } of files.list())
    throw new Error(
      `DATA_DIR holds files, such as ${key}. Restore into an empty DATA_DIR: where a restore failed, remove its folder "files".`,
    )
}

/**
 * @throws if a table or column of the backup is missing here, after the migrations of the backup.
 */
async function refuseOtherTables(pool: DatabasePool, { tables }: BackupManifest) {
  const connection = await pool.connectCopy()
  try {
    const own = await listTables(connection)
    const different = tables.find(({ name, columns }) => {
      const found = own.find((table) => table.name === name)
      return !found || columns.some((column) => !found.columns.includes(column))
    })
    if (different)
      throw new Error(`The table ${different.name} of the backup is not known to this program.`)
  } finally {
    connection.release()
  }
}

/** @throws after the last row if the table has another number of rows than the manifest states. */
async function* rowsOf(
  { name, rows }: BackupManifest['tables'][number],
  source: AsyncIterable<Uint8Array>,
): AsyncGenerator<Uint8Array> {
  const counter = { rows: 0 }
  yield* countRows(source, counter)
  if (counter.rows !== rows) throw new Error(`${name} has ${counter.rows} rows instead of ${rows}.`)
}

async function fillDatabase(
  pool: DatabasePool,
  { name, manifest }: KeptBackup,
  { objects, cipher }: { objects: Objects; cipher: BackupCipher | null },
) {
  const connection = await pool.connectCopy()
  try {
    await withoutConstraints(connection, await listTables(connection), async () => {
      for (const table of manifest.tables) {
        const object = tableObject(name, table.name, cipher)
        await connection.copyIn(table, rowsOf(table, objects.read(object, table, { pack: true })))
      }
      await writeSequences(connection, manifest.sequences)
    })
    await connection.script('analyze')
  } finally {
    connection.release()
  }
}

async function readJobs(
  { name, manifest }: KeptBackup,
  { objects, cipher }: { objects: Objects; cipher: BackupCipher | null },
): Promise<WaitingJob[]> {
  const pieces: Uint8Array[] = []
  for await (const bytes of objects.read(jobsObject(name, cipher), manifest.jobs, { pack: true }))
    pieces.push(bytes)
  return JSON.parse(Buffer.concat(pieces).toString('utf8')) as WaitingJob[]
}

/**
 * Restores a backup into an empty database and an empty folder of files. Everything that can be refused is refused
 * before anything is written. The rows are one transaction, and come last; a restore that failed before its end can be
 * started again, with an empty folder of files.
 */
export async function restoreBackup(
  place: RestorePlace,
  backup: KeptBackup,
  source: RestoreSource,
): Promise<void> {
  const { manifest } = backup
  const opened = openObjects(backup, source)
  const migrations = migrationsOf(manifest)
  await refuseFilled(place, manifest)
  await migrate(place.pool, { migrations })
  if (manifest.tables.some(({ name }) => name === quotedName('public', 'demo_seed')))
    await place.pool.script(demoSeedTable)
  await refuseOtherTables(place.pool, manifest)
  const jobs = await readJobs(backup, opened)
  // Files are written before the rows: a repeated restore is refused once the database contains a
  // school, so all files must be there by then.
  for (const file of manifest.files) {
    const object = fileObject(file.key, manifest.recipient)
    await place.files.put(file.key, opened.objects.read(object, file, { pack: false }))
  }
  source.report(`Files: ${manifest.files.length}.`)
  // Jobs come before the rows for the same reason. The queue has transactions of its own.
  await removeWaitingJobs(place.pool)
  await writeWaitingJobs(place.pool, jobs)
  await fillDatabase(place.pool, backup, opened)
  source.report(`Database: ${manifest.tables.length} tables, ${jobs.length} waiting jobs.`)
  // If this program is newer than the backup, the database is migrated to this program's version.
  await migrate(place.pool)
}

/**
 * Reads and decrypts every byte of a backup, and counts the rows.
 * @throws at the first missing or damaged part.
 */
export async function checkBackup(backup: KeptBackup, source: RestoreSource): Promise<void> {
  const { name, manifest } = backup
  const { objects, cipher } = openObjects(backup, source)
  migrationsOf(manifest)
  for (const table of manifest.tables) {
    const object = tableObject(name, table.name, cipher)
    for await (const _ of rowsOf(table, objects.read(object, table, { pack: true })));
  }
  await readJobs(backup, { objects, cipher })
  for (const file of manifest.files) {
    const object = fileObject(file.key, manifest.recipient)
    let length = 0
    for await (const bytes of objects.read(object, file, { pack: false })) length += bytes.length
    if (length !== file.length)
      throw new Error(`${object} has ${length} bytes instead of ${file.length}.`)
  }
}
