import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterEach, expect, it } from 'vitest'
import { type EmptyPlace, emptyPlace } from '../../support/database.ts'
import { freePort, type RunningServer, startServer } from '../../support/server.ts'

const run = promisify(execFile)
const programs = join(import.meta.dirname, '../../../apps/server/dist')
const secret = 'a-secret-of-this-test-with-more-than-32-letters'

/** The time limit in milliseconds: the drill starts five processes, and fills a database twice. */
const drillLimit = 600_000

const cleanUps: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const cleanUp of cleanUps.splice(0).toReversed()) await cleanUp()
})

async function makePlace(server?: string): Promise<EmptyPlace> {
  const place = await emptyPlace(server)
  cleanUps.push(() => place.remove())
  return place
}

const operate = (program: string, place: EmptyPlace, flags: string[], env = {}) =>
  run(process.execPath, [join(programs, `${program}.js`), ...flags], {
    env: {
      ...process.env,
      NODE_ENV: 'development',
      SECRET: secret,
      DATA_DIR: place.directory,
      DATABASE_URL: place.databaseUrl,
      ...env,
    },
  })

async function start(place: EmptyPlace, env: Record<string, string> = {}): Promise<RunningServer> {
  const server = await startServer({
    ...place,
    port: await freePort(),
    env: { SECRET: secret, SEED_DEMO: '1', CAPTCHA_ANSWER: '8888', ...env },
  })
  cleanUps.push(() => server.stop('SIGKILL'))
  return server
}

/**
 * Reads the ids of the courses as visitors receive them. They are encrypted with a key that is
 * derived from SECRET, so a restored server accepts them only with the same SECRET.
 */
async function courseSigns({ origin }: RunningServer): Promise<string[]> {
  const response = await fetch(`${origin}/api/v1/course/courseList`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', language: 'en' },
    body: JSON.stringify({ page: 1, size: 10 }),
  })
  const { data } = (await response.json()) as { data: { list: { sign: string }[] } }
  return data.list.map(({ sign }) => sign)
}

async function courseTitle({ origin }: RunningServer, sign: string): Promise<unknown> {
  const response = await fetch(`${origin}/api/v1/course/courseByCourseId`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', language: 'en' },
    body: JSON.stringify({ sign }),
  })
  const body = (await response.json()) as { data?: { course: { courseName: unknown } } }
  return body.data?.course.courseName
}

it(
  '[OPS-001] [OPS-002] [OPS-004] restores a destroyed installation on either database by the two commands',
  async () => {
    const place = await makePlace()
    const first = await start(place)
    const [sign = ''] = await courseSigns(first)
    const title = await courseTitle(first, sign)
    expect(title).toBeTruthy()
    const folder = await mkdtemp(join(tmpdir(), 'titian-backups-'))
    cleanUps.push(() => rm(folder, { recursive: true, force: true }))
    const { stdout: keys } = await operate('backup', place, ['--new-key'])
    const BACKUP_KEY = /BACKUP_KEY=(\S+)/.exec(keys)?.[1] ?? ''
    // PostgreSQL is backed up while the server runs; the embedded database can be opened by only one
    // process.
    if (!place.databaseUrl) await first.stop('SIGTERM')
    const made = await operate('backup', place, [`--to=${folder}`], { BACKUP_KEY })
    expect(made.stdout).toMatch(/Backup \S+ is complete\./)
    await first.stop('SIGKILL')
    await rm(join(place.directory, 'files'), { recursive: true, force: true })

    const checked = await operate('restore', place, [`--from=${folder}`, '--check'], { BACKUP_KEY })
    expect(checked.stdout).toContain('is whole')
    // Restores into another database of the same kind, and then into an embedded database.
    for (const server of new Set([place.databaseUrl && process.env['DATABASE_URL'], ''])) {
      const target = await makePlace(server)
      const restored = await operate('restore', target, [`--from=${folder}`], { BACKUP_KEY })
      expect(restored.stdout).toContain('is restored. Start the server.')
      const again = await start(target, { SEED_DEMO: '0' })
      expect(await courseTitle(again, sign)).toEqual(title)
      await again.stop('SIGTERM')
      await expect(
        operate('restore', target, [`--from=${folder}`], { BACKUP_KEY }),
      ).rejects.toMatchObject({
        code: 1,
        stderr: expect.stringContaining('The database holds a school'),
      })
    }
  },
  drillLimit,
)

it('[OPS-001] [OPS-002] names what is wrong, and ends with 1 for a fault and with 2 for a flag', async () => {
  const place = await makePlace()
  const refused = (program: string, flags: string[], env = {}) =>
    operate(program, place, flags, env).then(
      () => ({ code: 0, stderr: '' }),
      ({ code, stderr }: { code: number; stderr: string }) => ({ code, stderr }),
    )
  const folder = join(place.directory, 'backups')
  expect(await refused('backup', [])).toMatchObject({
    code: 1,
    stderr: expect.stringContaining('--to=… or BACKUP_TO'),
  })
  expect(await refused('backup', ['--tu=x'])).toMatchObject({
    code: 2,
    stderr: expect.stringContaining('--to=FOLDER'),
  })
  expect(await refused('backup', [`--to=${folder}`, '--keep=0'])).toMatchObject({ code: 1 })
  expect(await refused('backup', [`--to=${folder}`], { BACKUP_KEY: 'age1nonsense' })).toMatchObject(
    {
      code: 1,
      stderr: expect.stringContaining('--new-key'),
    },
  )
  expect(await refused('restore', [`--from=${folder}`])).toMatchObject({
    code: 1,
    stderr: expect.stringContaining('There is no backup in'),
  })
  await writeFile(join(place.directory, 'a-file'), '')
  expect(await refused('backup', [`--to=${join(place.directory, 'a-file')}`])).toMatchObject({
    code: 1,
  })
  for (const program of ['backup', 'restore']) {
    const { stdout } = await operate(program, place, ['--help'])
    expect(stdout).toContain('BACKUP_TO')
  }
})
