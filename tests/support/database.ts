import { randomBytes } from 'node:crypto'
import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'

export interface EmptyPlace {
  directory: string
  databaseUrl: string
  remove(): Promise<void>
}

/** A directory, and a database on the named PostgreSQL server (by default that of DATABASE_URL). */
export async function emptyPlace(
  server = process.env.DATABASE_URL,
  template = 'template1',
): Promise<EmptyPlace> {
  const directory = await mkdtemp(join(tmpdir(), 'titian-place-'))
  const removeDirectory = () => rm(directory, { recursive: true, force: true })
  if (!server) return { directory, databaseUrl: '', remove: removeDirectory }
  const name = `titian_place_${randomBytes(6).toString('hex')}`
  const asAdmin = async (statement: string) => {
    const admin = new pg.Client({ connectionString: server })
    await admin.connect()
    await admin.query(statement)
    await admin.end()
  }
  await asAdmin(`create database ${name} template ${template}`)
  const url = new URL(server)
  url.pathname = `/${name}`
  return {
    directory,
    databaseUrl: url.href,
    async remove() {
      await asAdmin(`drop database ${name} with (force)`)
      await removeDirectory()
    },
  }
}

/**
 * Copies a database with all its rows. No client may be connected to the original during the copy.
 */
export async function copyPlace({ directory, databaseUrl }: EmptyPlace): Promise<EmptyPlace> {
  if (databaseUrl) return emptyPlace(databaseUrl, new URL(databaseUrl).pathname.slice(1))
  const copy = await emptyPlace('')
  await cp(directory, copy.directory, {
    recursive: true,
    filter: (path) => !path.endsWith('titian.lock'),
  })
  return copy
}
