import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { cp, mkdtemp, rename, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findMigrations } from '../../apps/server/src/platform/database/migrate.ts'
import { emptyDatabase, openEmpty } from '../../apps/server/src/testing/empty-database.ts'
import { emptyPlace, type EmptyPlace } from './database.ts'

const shapeOfMigrations = () =>
  createHash('sha1').update(JSON.stringify(findMigrations())).digest('hex').slice(0, 16)

const newDirectory = () => mkdtemp(join(tmpdir(), 'titian-place-'))

/**
 * Creates a directory with an embedded database that is empty except for its tables. It is copied
 * for each test, because creating it takes seconds.
 */
async function migratedDirectory(): Promise<string> {
  const path = join(tmpdir(), `titian-migrated-${shapeOfMigrations()}`)
  if (existsSync(path)) return path
  const begun = await newDirectory()
  const database = await openEmpty('', begun)
  await database.close()
  // The directory gets its final name only when it is complete. If another process was faster, the
  // directory of that process is used.
  await rename(begun, path).catch(() => rm(begun, { recursive: true, force: true }))
  return path
}

/** Creates an empty database as `emptyPlace` does, and creates its tables. */
export async function migratedPlace(server = process.env.DATABASE_URL): Promise<EmptyPlace> {
  // Another PostgreSQL server than the one of the whole run has no template to copy.
  if (server && server !== process.env.DATABASE_URL) return emptyPlace(server)
  const directory = await newDirectory()
  const removeDirectory = () => rm(directory, { recursive: true, force: true })
  if (!server) {
    await cp(await migratedDirectory(), directory, { recursive: true })
    return { directory, databaseUrl: '', remove: removeDirectory }
  }
  const { url, remove } = await emptyDatabase()
  return {
    directory,
    databaseUrl: url,
    async remove() {
      await remove()
      await removeDirectory()
    },
  }
}
