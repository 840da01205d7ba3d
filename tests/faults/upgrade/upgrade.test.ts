import { rmSync } from 'node:fs'
import pg from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { findMigrations } from '../../../apps/server/src/platform/database/migrate.ts'
import { emptyPlace, type EmptyPlace } from '../../support/database.ts'
import { freePort, type RunningServer, startServer } from '../../support/server.ts'
import { findEarlier, earlierProgram, type EarlierProgram } from './earlier-program.ts'
import { type Left, leaveWork, openWork } from './left-work.ts'

const url = process.env.DATABASE_URL
const revision = url ? findEarlier() : undefined
if (url && !revision)
  console.warn('SKIPPED: the earlier version is not in this clone, so no upgrade from it is tried.')

const env = { WORKER: '0', SEED_DEMO: '1', CAPTCHA_ANSWER: '8888', PASSWORD_COST: 'quick' }

let place: EmptyPlace
let program: EarlierProgram
let client: pg.Client
let left: Left
/** Number of rows by table before the upgrade. */
let before: Map<string, number>
const servers: RunningServer[] = []

const start = async (more: Record<string, string> = {}) => {
  const server = await startServer({ ...place, port: await freePort(), env: { ...env, ...more } })
  servers.push(server)
  return server
}

async function tableNames(): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    `select tablename as name from pg_tables where schemaname = 'public' order by 1`,
  )
  return rows.map(({ name }) => name)
}

async function countRows(): Promise<Map<string, number>> {
  const counts = new Map<string, number>()
  for (const name of await tableNames()) {
    const { rows } = await client.query<{ count: string }>(`select count(*) from "${name}"`)
    counts.set(name, Number(rows[0]?.count))
  }
  return counts
}

async function appliedMigrations(): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>('select name from migrations order by name')
  return rows.map(({ name }) => name)
}

beforeAll(async () => {
  if (!url || !revision) return
  place = await emptyPlace(url)
  client = new pg.Client({ connectionString: place.databaseUrl })
  await client.connect()
  program = earlierProgram(revision)
  const server = await startServer({ ...place, port: await freePort(), env, program })
  servers.push(server)
  left = await leaveWork(server.origin)
  await server.stop('SIGTERM')
  before = await countRows()
}, 240_000)

afterAll(async () => {
  if (!url || !revision) return
  for (const server of servers) await server.stop('SIGKILL')
  await client?.end()
  await place?.remove()
  if (program) rmSync(program.folder, { recursive: true, force: true })
}, 60_000)

/** Holds all tables as a long report does, so that the first change of a table has to wait. */
async function holdTables(): Promise<pg.Client> {
  const reader = new pg.Client({ connectionString: place.databaseUrl })
  await reader.connect()
  const names = (await tableNames()).filter((name) => name !== 'migrations')
  const list = names.map((name) => `"${name}"`).join(', ')
  await reader.query(`begin; lock table ${list} in access share mode`)
  return reader
}

it.runIf(revision)(
  '[OPS-062] an upgrade that is killed in the middle is completed by two processes that start together, each migration once',
  async () => {
    const wanted = findMigrations().map(({ name }) => name)
    expect((await appliedMigrations()).length).toBeLessThan(wanted.length)
    const reader = await holdTables()
    const waiting = await waitForTables()
    await waiting.stop('SIGKILL')
    const applied = await appliedMigrations()
    expect(applied.length).toBeLessThan(wanted.length)
    await reader.query('rollback')
    await reader.end()
    await Promise.all([start(), start()])
    expect((await appliedMigrations()).filter((name) => !name.includes(' step '))).toEqual(wanted)
  },
  200_000,
)

/** A server that starts and waits for a table, which it reports. */
async function waitForTables() {
  const { spawn } = await import('node:child_process')
  const { serverProgram } = await import('../../../tools/server-command.mjs')
  let text = ''
  const child = spawn(process.execPath, [serverProgram], {
    env: {
      ...process.env,
      ...env,
      NODE_ENV: 'development',
      DATABASE_URL: place.databaseUrl,
      DATA_DIR: place.directory,
      PORT: String(await freePort()),
    },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  child.stderr.on('data', (chunk: Buffer) => (text += chunk.toString()))
  await expect.poll(() => text, { timeout: 60_000 }).toContain(' waits for ')
  return {
    async stop(signal: 'SIGKILL') {
      const ended = new Promise((resolve) => child.once('exit', resolve))
      child.kill(signal)
      await ended
    },
  }
}

it.runIf(revision)(
  '[OPS-061] an upgrade from the earlier version keeps every row, the saved answers, the session, the password, and the ids of courses',
  async () => {
    const server = servers.at(-1) ?? (await start())
    const counts = await countRows()
    const fewer = [...before].filter(([name, count]) => (counts.get(name) ?? -1) < count)
    expect(fewer).toEqual([])
    expect(await openWork(server.origin, left)).toEqual({
      titles: left.titles,
      answers: left.answers,
      isSignedIn: true,
      signsInAgain: true,
    })
  },
  120_000,
)
