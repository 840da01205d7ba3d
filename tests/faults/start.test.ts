import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, it } from 'vitest'
import { emptyPlace } from '../support/database.ts'
import { freePort, startServer } from '../support/server.ts'

const processes = 3

// The embedded database is not tested, because only one process can use its directory.
it.runIf(process.env.DATABASE_URL)(
  `${processes} processes that start together on an empty database fill it once with the demo schools`,
  async () => {
    const place = await emptyPlace()
    const starting = Array.from({ length: processes }, async () =>
      startServer({ ...place, port: await freePort(), env: { SEED_DEMO: '1', WORKER: '0' } }),
    )
    const started = await Promise.allSettled(starting)
    try {
      expect(started.filter(({ status }) => status === 'rejected')).toEqual([])
      for (const one of started) {
        if (one.status === 'rejected') continue
        const response = await fetch(`${one.value.origin}/api/v1/course/courseList`, {
          method: 'POST',
          headers: { 'content-type': 'application/json', language: 'en' },
          body: JSON.stringify({ page: 1, size: 5 }),
        })
        const { data } = (await response.json()) as { data: { total: number } }
        expect(data.total).toBeGreaterThan(10)
      }
    } finally {
      for (const one of started) if (one.status === 'fulfilled') await one.value.stop('SIGKILL')
      await place.remove()
    }
  },
  180_000,
)

const run = promisify(execFile)
const dist = join(import.meta.dirname, '../../apps/server/dist')
const setupFlags = [
  '--yes',
  '--title=T',
  '--host=t.example',
  '--admin-name=Ann',
  '--admin-phone=+60123456789',
]

/** Starts a process that must end because it cannot start, and returns its output. */
async function failureOf(program: string, env: Record<string, string>): Promise<string> {
  const flags = program === 'setup.js' ? setupFlags : []
  const begun = run(process.execPath, [join(dist, program), ...flags], {
    env: { PATH: process.env.PATH, NODE_ENV: 'development', ...env },
  })
  return begun.then(
    () => 'it began',
    ({ stderr }: { stderr: string }) => stderr,
  )
}

const unreachable: [string, string][] = [
  ['postgres://titian:hidden-word@127.0.0.1:1/school', 'Nothing answers there.'],
  ['postgres://titian:hidden-word@nobody.invalid/school', 'No machine has this name.'],
]

it.each(
  unreachable.flatMap((one) => ['main.js', 'setup.js'].map((file) => [file, ...one] as const)),
)(
  '[FRM-323] %s names the database and the setting of %s: %s',
  async (program, DATABASE_URL, text) => {
    const said = await failureOf(program, { DATABASE_URL })
    expect(said).toContain('The database “school” at ')
    expect(said).toContain(`(DATABASE_URL) cannot be used. ${text}`)
    expect(said).not.toContain('hidden-word')
  },
  60_000,
)

it.runIf(process.env.DATABASE_URL)(
  '[FRM-323] a missing database is reported with the statement that creates it',
  async () => {
    const url = new URL(process.env.DATABASE_URL ?? '')
    url.pathname = '/titian_not_there'
    const said = await failureOf('main.js', { DATABASE_URL: url.href })
    expect(said).toContain(`create database "titian_not_there" owner "${url.username}";`)
  },
  60_000,
)

it('[FRM-324] [FRM-325] a start reports a misspelt setting first, then its database, and that there is no school', async () => {
  const place = await emptyPlace('')
  const env = {
    TRUST_PROXI: 'loopback',
    NODE_ENV: 'production',
    SMS: 'none',
    SECRET: 'x'.repeat(40),
    // In production the lines about database and school are part of the log.
    LOG_LEVEL: 'info',
  }
  const server = await startServer({ ...place, port: await freePort(), env })
  try {
    await expect.poll(() => server.output()).toContain('npm run setup')
    const [first = ''] = server.output().split('\n')
    expect(first).toContain(
      'TRUST_PROXI is no setting of Titian and does nothing. Did you mean TRUST_PROXY?',
    )
    expect(server.output()).toContain(
      `the embedded database in ${place.directory}, because DATABASE_URL is not set`,
    )
  } finally {
    await server.stop('SIGKILL')
    await place.remove()
  }
}, 60_000)
