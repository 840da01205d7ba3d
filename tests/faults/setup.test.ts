import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { schools } from '@titian/contract'
import { afterEach, expect, it } from 'vitest'
import { type EmptyPlace, emptyPlace } from '../support/database.ts'
import { freePort, type RunningServer, startServer } from '../support/server.ts'

const run = promisify(execFile)
const program = join(import.meta.dirname, '../../apps/server/dist/setup.js')
const secret = 'a-secret-of-this-test-with-more-than-32-letters'
const flags = [
  '--yes',
  '--title=Teratai',
  '--host=localhost',
  '--key=teratai',
  '--languages=my,en',
  '--colour=#A8431F',
  '--admin-name=Aina Sofea',
  '--admin-phone=+60123456789',
]

let place: EmptyPlace
let server: RunningServer | undefined
afterEach(async () => {
  await server?.stop('SIGKILL')
  server = undefined
  await place.remove()
})

const environment = (more: Record<string, string> = {}) => ({
  ...process.env,
  NODE_ENV: 'production',
  SECRET: secret,
  SMS: 'none',
  DATA_DIR: place.directory,
  DATABASE_URL: place.databaseUrl,
  ...more,
})

const setup = async (args = flags) =>
  (await run(process.execPath, [program, ...args], { env: environment() })).stdout

const linkOf = (printed: string) => /#\/login\?link=([\w-]+)/.exec(printed)?.[1] ?? ''

async function post(path: string, body: object) {
  const response = await fetch(`${server?.origin}/api/v1${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', language: 'en' },
    body: JSON.stringify(body),
  })
  return (await response.json()) as { ok: boolean; data?: Record<string, unknown>; msg: string }
}

const start = async (env: Record<string, string> = {}) => {
  server = await startServer({ ...place, port: await freePort(), env: { SECRET: secret, ...env } })
}

it('[ACC-293] creates an installation in production, and the newest link sets the password once', async () => {
  place = await emptyPlace()
  await expect(setup(['--yes', '--host=localhost'])).rejects.toMatchObject({
    code: 1,
    stderr: expect.stringContaining('--admin-phone'),
  })
  const first = await setup()
  expect(first).toContain('https://localhost/admin/#/login?link=')
  const second = await setup()
  expect(second).toContain('has no password yet')
  const [older, newer] = [linkOf(first), linkOf(second)]
  expect(newer).not.toBe(older)

  await start()
  const set = (link: string, newPwd: string) => post('/user/setFirstPassword', { link, newPwd })
  expect(await set(older, 'plain:Bridges2026')).toMatchObject({ ok: false })
  expect(await set(newer, 'plain:weak')).toMatchObject({ ok: false })
  await new Promise((resolve) => setTimeout(resolve, 1100))
  expect(await set(newer, 'plain:Bridges2026')).toMatchObject({ ok: true })
  await new Promise((resolve) => setTimeout(resolve, 1100))
  expect((await set(newer, 'plain:Bridges2027')).msg).toContain('used already')
  const initial = await fetch(`${server?.origin}/api/v1${schools.schoolInitial.path}`, {
    headers: { language: 'en' },
  })
  expect(await initial.json()).toMatchObject({ ok: true })
  await server?.stop('SIGTERM')

  expect(await setup()).toContain('has begun already: “Teratai”')
}, 180_000)

it("[FRM-322] does not start with a SECRET other than the database's, and names the setting", async () => {
  place = await emptyPlace()
  await setup()
  await expect(start({ SECRET: `another-${secret}` })).rejects.toThrow('SECRET is another one')
  await start()
  expect((await fetch(`${server?.origin}/readyz`)).status).toBe(200)
}, 180_000)
