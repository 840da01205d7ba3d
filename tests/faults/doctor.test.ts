import { execFile } from 'node:child_process'
import { rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { CheckName, InstallationHealth } from '@titian/contract'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { type EmptyPlace, emptyPlace } from '../support/database.ts'
import { freePort, type RunningServer, startServer } from '../support/server.ts'

const run = promisify(execFile)
const program = join(import.meta.dirname, '../../apps/server/dist/doctor.js')
const secret = 'a-secret-of-this-test-with-more-than-32-letters'

let place: EmptyPlace
let server: RunningServer | undefined
beforeEach(async () => {
  place = await emptyPlace()
})
afterEach(async () => {
  await server?.stop('SIGKILL')
  server = undefined
  await place.remove()
  await rm(place.directory, { recursive: true, force: true })
})

interface Ended {
  code: number
  stdout: string
  stderr: string
}

async function doctor(args: string[], more: Record<string, string> = {}): Promise<Ended> {
  const env = {
    ...process.env,
    NODE_ENV: 'development',
    SECRET: secret,
    DATA_DIR: place.directory,
    DATABASE_URL: place.databaseUrl,
    ...more,
  }
  try {
    return { code: 0, ...(await run(process.execPath, [program, ...args], { env })) }
  } catch (error) {
    const { code, stdout, stderr } = error as Ended
    return { code, stdout, stderr }
  }
}

const checkOf = ({ stdout }: Ended, name: CheckName) =>
  (JSON.parse(stdout) as InstallationHealth).checks.find((check) => check.name === name)

it('[OPS-011] ends with 2 for wrong flags, and shows the flags with --help', async () => {
  for (const flags of [['--jsn'], ['--hosts=none']]) {
    const ended = await doctor(flags)
    expect(ended).toMatchObject({ code: 2, stdout: '' })
    expect(ended.stderr).toContain('--strict')
  }
  expect(await doctor(['--help'])).toMatchObject({
    code: 0,
    stdout: expect.stringContaining('--hosts=all'),
  })
}, 120_000)

it('[OPS-011] works beside a running server: on PostgreSQL it checks itself, with the embedded database it asks the server', async () => {
  const port = await freePort()
  server = await startServer({ ...place, port, env: { SECRET: secret } })
  const beside = { PORT: String(port) }
  const healthy = await doctor(['--json'], beside)
  if (place.databaseUrl) {
    expect(checkOf(healthy, 'migrations')?.state).toBe('ok')
    expect(checkOf(healthy, 'secret')?.findings[0]?.code).toBe('secretOk')
  } else {
    expect(checkOf(healthy, 'database')?.findings[0]?.code).toBe('databaseInUse')
    const elsewhere = await doctor(['--json'], { PORT: '1' })
    expect(elsewhere.code).toBe(1)
    expect(checkOf(elsewhere, 'database')?.findings[0]).toMatchObject({
      state: 'problem',
      code: 'serverNotReady',
    })
  }
  expect((await fetch(`${server.origin}/readyz`)).status).toBe(200)
  await server.stop('SIGTERM')
  server = undefined
  // Without a server the command opens the database of either kind itself.
  const stopped = await doctor(['--json'], beside)
  expect(checkOf(stopped, 'migrations')?.state).toBe('ok')
}, 240_000)

it('[OPS-011] ends with 1 for a problem, does not wait for a silent mail server, and prints no secret', async () => {
  const silent = createServer(() => undefined)
  await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve))
  const { port } = silent.address() as AddressInfo
  const secrets = ['pass-word-of-mail', 'token-of-sms', 'token-of-metrics']
  const settings = {
    MAIL: 'smtp',
    SMTP_URL: `smtp://school:${secrets[0]}@127.0.0.1:${port}`,
    MAIL_FROM: 'a@school.example',
    SMS: 'http',
    SMS_URL: `http://127.0.0.1:${await freePort()}/`,
    SMS_TOKEN: secrets[1] ?? '',
    METRICS_TOKEN: secrets[2] ?? '',
  }
  try {
    const started = performance.now()
    const text = await doctor([], settings)
    expect(performance.now() - started).toBeLessThan(60_000)
    expect(text.code).toBe(1)
    expect(text.stdout).toMatch(/^PROBLEM +\w+: /)
    // On a busy machine the time of a check may be up before that of the connection.
    // An embedded database does not exist before the first start; that of PostgreSQL is empty.
    const unready = process.env.DATABASE_URL ? 'migrations' : 'database'
    for (const name of [unready, 'mail', 'sms'])
      expect(text.stdout).toMatch(new RegExp(`^PROBLEM +${name}: `, 'm'))
    const json = await doctor(['--json'], settings)
    const printed = [text, json].map(({ stdout, stderr }) => stdout + stderr).join('\n')
    for (const one of [secret, ...secrets]) expect(printed).not.toContain(one)
  } finally {
    silent.close()
  }
}, 240_000)
