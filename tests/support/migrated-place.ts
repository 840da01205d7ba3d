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
 * A directory with the migrated, empty embedded database, which is copied, because creating one
 * takes seconds.
 */
async function migratedDirectory(): Promise<string> {
  const path = join(tmpdir(), `titian-migrated-${shapeOfMigrations()}`)
  if (existsSync(path)) return path
  const begun = await newDirectory()
  const database = await openEmpty('', begun)
  await database.close()
  // Renamed only when complete; a second process keeps the first one's directory.
  await rename(begun, path).catch(() => rm(begun, { recursive: true, force: true }))
  return path
}

/** Creates a place like `emptyPlace`, with migrated tables. */
export async function migratedPlace(server = process.env.DATABASE_URL): Promise<EmptyPlace> {
  // A server other than that of the whole run has no template to copy.
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
