import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { accounts, schools } from '@titian/contract'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type EmptyPlace, emptyPlace } from '../support/database.ts'
import { freePort, type RunningServer, startServer } from '../support/server.ts'

const run = promisify(execFile)
const secret = 'a-secret-of-this-test-with-more-than-32-letters'
const closed = 'This school is not open at the moment. Please ask your administrator.'
const built = (name: string) => join(import.meta.dirname, `../../apps/server/dist/${name}.js`)

let place: EmptyPlace
let server: RunningServer

const environment = () => ({
  ...process.env,
  NODE_ENV: 'production',
  SECRET: secret,
  SMS: 'none',
  DATA_DIR: place.directory,
  DATABASE_URL: place.databaseUrl,
})

interface Ran {
  code: number
  stdout: string
  stderr: string
}

/** Runs a program of the server and resolves with its exit code, whatever it is. */
async function program(name: string, args: string[]): Promise<Ran> {
  try {
    const { stdout, stderr } = await run(process.execPath, [built(name), ...args], {
      env: environment(),
    })
    return { code: 0, stdout, stderr }
  } catch (error) {
    return error as Ran
  }
}

const manage = (...args: string[]) => program('manage', args)

async function call(path: string, input: object, method = 'POST') {
  const response = await fetch(`${server.origin}/api/v1${path}`, {
    method,
    headers: { 'content-type': 'application/json', language: 'en' },
    ...(method === 'POST' && { body: JSON.stringify(input) }),
  })
  const body = (await response.json()) as { ok: boolean; code: number; msg: string }
  return { ...body, status: response.status }
}

/** The facts of the school, as each page has them. */
async function facts() {
  const response = await fetch(`${server.origin}/api/v1${schools.schoolInitial.path}`)
  return { body: (await response.json()) as { data: { maintenance: object | null } } }
}

const menus = () => call(schools.navigationBar.path, {}, 'GET')
const linkOf = (printed: string) => /#\/login\?link=([\w-]+)/.exec(printed)?.[1] ?? ''

/** The actions in the audit log, the newest first, with the address of the actor. */
async function logged(): Promise<string[]> {
  const client = new pg.Client({ connectionString: place.databaseUrl })
  await client.connect()
  const { rows } = await client.query(
    'select action, address, actor_id from audit_entries order by id desc limit 3',
  )
  await client.end()
  return (rows as { action: string; address: string; actor_id: string }[]).map(
    ({ action, address, actor_id: actor }) => `${action} ${address} ${actor}`,
  )
}

beforeAll(async () => {
  place = await emptyPlace()
  const made = await program('setup', [
    '--yes',
    '--title=Teratai',
    '--host=localhost',
    '--key=teratai',
    '--admin-name=Aina Sofea',
    '--admin-phone=+60123456789',
  ])
  expect(made.code).toBe(0)
})
afterAll(async () => {
  await server?.stop('SIGKILL')
  await place.remove()
})

it('[OPS-024] explains itself, and refuses wrong words and flags with 2 and its usage', async () => {
  const help = await manage('--help')
  expect(help).toMatchObject({ code: 0 })
  for (const name of ['add-administrator', 'password-link', 'add-host', 'suspend-school'])
    expect(help.stdout).toContain(name)
  expect(await manage('suspend-school', '--help')).toMatchObject({
    code: 0,
    stdout: expect.stringContaining('--reason=TEXT'),
  })
  for (const args of [[], ['sing'], ['suspend-school'], ['list-schools', '--jsn']])
    expect(await manage(...args)).toMatchObject({ code: 2, stdout: '' })
})

describe.runIf(process.env.DATABASE_URL)('beside a running server', () => {
  beforeAll(async () => {
    server = await startServer({ ...place, port: await freePort(), env: { SECRET: secret } })
  })

  it('[OPS-024] [OPS-023] suspends and resumes a school, which the server shows within a second', async () => {
    expect((await menus()).ok).toBe(true)
    const done = await manage('suspend-school', '--school=teratai', '--reason=Contract ended')
    expect(done).toMatchObject({ code: 0, stderr: '' })
    await expect
      .poll(menus, { timeout: 1000, interval: 50 })
      .toMatchObject({ status: 403, code: -221, msg: closed })
    expect((await logged())[0]).toBe('school.suspended npm run manage 1')
    expect(await manage('suspend-school', '--school=localhost', '--reason=Again')).toMatchObject({
      code: 1,
      stderr: 'This school is suspended already.\n',
    })
    const listed = await manage('list-schools', '--json')
    expect(JSON.parse(listed.stdout)).toMatchObject([
      { school: 'teratai', hosts: 'localhost', people: 1, reason: 'Contract ended' },
    ])
    expect((await manage('resume-school', '--school=teratai')).code).toBe(0)
    await expect.poll(menus, { timeout: 1000, interval: 50 }).toMatchObject({ ok: true })
    expect(await manage('resume-school', '--school=nowhere')).toMatchObject({
      code: 1,
      stderr: expect.stringContaining('No school has the short name or the host nowhere'),
    })
  })

  it('[OPS-078] writes, changes and withdraws a notice of maintenance, which the server shows within a second', async () => {
    const shown = async () => {
      const { body } = await facts()
      return body.data.maintenance
    }
    expect(await shown()).toBeNull()
    const [start, end] = ['2035-01-01T22:00+08:00', '2035-01-01T23:30+08:00']
    expect(
      await manage('maintenance-notice', `--start=${start}`, `--end=${end}`, '--zh=搬家'),
    ).toEqual({
      code: 0,
      stdout: 'Notice 1 is written.\n',
      stderr: '',
    })
    await expect.poll(shown, { timeout: 1000, interval: 50 }).toMatchObject({
      startsAt: '2035-01-01T14:00:00.000Z',
      showsFrom: '2034-12-31T14:00:00.000Z',
      texts: { zh: '搬家' },
    })
    expect((await logged())[0]).toBe('maintenance.written npm run manage 1')
    expect((await manage('maintenance-notice', '--change=1', '--lead=2')).code).toBe(0)
    await expect.poll(shown, { timeout: 1000, interval: 50 }).toMatchObject({
      showsFrom: '2035-01-01T12:00:00.000Z',
      texts: { zh: '搬家' },
    })
    const listed = await manage('maintenance-notice', '--json')
    expect(JSON.parse(listed.stdout)).toMatchObject([
      { number: 1, state: 'planned', end: '2035-01-01T15:30:00.000Z', lead: 2 },
    ])
    expect((await manage('maintenance-notice', '--withdraw=1')).code).toBe(0)
    await expect.poll(shown, { timeout: 1000, interval: 50 }).toBeNull()
    expect(await manage('maintenance-notice', '--withdraw=1')).toMatchObject({ code: 1 })
    expect(await manage('maintenance-notice', '--withdraw=7')).toMatchObject({
      code: 1,
      stderr: expect.stringContaining('There is no notice 7.'),
    })
    for (const args of [
      ['--start=soon', `--end=${end}`],
      [`--start=${start}`],
      ['--withdraw=1', '--lead=2'],
    ])
      expect(await manage('maintenance-notice', ...args)).toMatchObject({ code: 2, stdout: '' })
    expect(await manage('maintenance-notice', `--start=${end}`, `--end=${start}`)).toMatchObject({
      code: 1,
      stderr: 'The end must be after the start.\n',
    })
  })

  it('[OPS-025] makes administrators and links for a password, which can be used once', async () => {
    const flags = ['--school=teratai', '--phone=+60 12-999 8888']
    const made = await manage('add-administrator', ...flags, '--name=Puan Ros')
    expect(made.code).toBe(0)
    expect((await logged()).slice(0, 2)).toEqual([
      'person.passwordLinkMade npm run manage 1',
      'person.created npm run manage 1',
    ])
    expect(await manage('add-administrator', ...flags, '--name=Puan Ros')).toMatchObject({
      code: 1,
      stderr: expect.stringContaining('already registered'),
    })
    const again = await manage('password-link', ...flags)
    expect(again.stdout).toContain('https://localhost/admin/#/login?link=')
    const set = (link: string) =>
      call(accounts.setFirstPassword.path, { link, newPwd: 'plain:Bridges2026' })
    expect(await set(linkOf(made.stdout))).toMatchObject({ ok: false })
    await new Promise((resolve) => setTimeout(resolve, 1100))
    expect(await set(linkOf(again.stdout))).toMatchObject({ ok: true })
    expect(await manage('password-link', '--school=teratai', '--phone=+60129990000')).toMatchObject(
      { code: 1, stderr: 'Nobody at teratai has this phone number.\n' },
    )
    expect(await manage('password-link', '--school=teratai', '--phone=12')).toMatchObject({
      code: 1,
      stderr: expect.stringContaining('--phone'),
    })
  })

  it('[OPS-026] adds and removes hosts, which the server serves within five seconds', async () => {
    const port = new URL(server.origin).port
    const own = { school: '--school=teratai', host: '--host=127.0.0.1' }
    const visit = () =>
      fetch(`http://127.0.0.1:${port}/api/v1${schools.schoolSign.path}`).then(({ ok }) => ok)
    expect((await manage('add-host', own.school, own.host, '--number=REG 1')).code).toBe(0)
    expect(await manage('add-host', own.school, own.host)).toMatchObject({ code: 1 })
    await expect.poll(visit, { timeout: 5000, interval: 100 }).toBe(true)
    const { stdout } = await manage('list-hosts', own.school, '--json')
    expect(JSON.parse(stdout)).toEqual([
      { host: '127.0.0.1', number: 'REG 1' },
      { host: 'localhost', number: null },
    ])
    expect((await manage('remove-host', own.school, own.host)).code).toBe(0)
    expect(await manage('remove-host', own.school, '--host=localhost')).toMatchObject({
      code: 1,
      stderr: 'localhost is the only host of teratai.\n',
    })
    expect(await manage('clear-caches')).toMatchObject({
      code: 0,
      stdout: 'Kept pages and answers are made again. Schools: 1.\n',
    })
    expect((await logged())[0]).toBe('school.cachesCleared npm run manage 1')
  })
})

it.runIf(!process.env.DATABASE_URL)(
  '[OPS-024] names the process that uses the embedded database',
  async () => {
    server = await startServer({ ...place, port: await freePort(), env: { SECRET: secret } })
    const refused = await manage('list-schools')
    expect(refused.code).toBe(1)
    expect(refused.stderr).toContain(`in use by process ${server.pid}`)
  },
)
