import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type CheckName, checkNames, type InstallationHealth } from '@titian/contract'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { makeBackup } from '../backup/make-backup.ts'
import { openPlace } from '../backup/place.ts'
import { type Env, readEnv } from '../env.ts'
import { createJobs } from '../platform/jobs/jobs.ts'
import { passwordKey } from '../platform/security/password-key.ts'
import { createSealers } from '../platform/security/sealers.ts'
import { openTestApp, type TestApp } from '../testing/test-app.ts'
import { backupCheck } from './backup.ts'
import { type Check, runChecks } from './check.ts'
import { checkInstallation } from './installation.ts'
import { clockCheck, storageCheck } from './machine.ts'
import { openForChecks } from './open.ts'

const secret = 'a-secret-of-this-test-with-more-than-32-letters'
let app: TestApp
let env: Env
beforeEach(async () => {
  app = await openTestApp()
  env = readEnv({ SECRET: secret, DATA_DIR: await mkdtemp(join(tmpdir(), 'titian-doctor-')) })
})
afterEach(async () => {
  await app.close()
  await rm(env.DATA_DIR, { recursive: true, force: true })
})

const check = () =>
  checkInstallation({ env, files: app.app.services.files, database: app.database.pool })
const of = ({ checks }: InstallationHealth, name: CheckName) =>
  checks.find((one) => one.name === name)
const findingsOf = async (one: Check) => (await runChecks([one], [])).checks[0]?.findings

it('[OPS-010] checks every part of an installation, the gravest first, and changes nothing', async () => {
  const { rows: before } = await app.database.pool.query('select count(*) from server_keys')
  const health = await check()
  expect(health.checks.map(({ name }) => name).toSorted()).toEqual(checkNames.toSorted())
  const weights = health.checks.map(({ state }) =>
    ['problem', 'warning', 'ok', 'off'].indexOf(state),
  )
  expect(weights).toEqual(weights.toSorted((one, other) => one - other))
  for (const name of ['migrations', 'clock', 'storage'] as const)
    expect(of(health, name)?.state).toBe('ok')
  expect(of(health, 'secret')).toMatchObject({ findings: [{ code: 'secretNone' }] })
  const { rows: after } = await app.database.pool.query('select count(*) from server_keys')
  expect(after).toEqual(before)
})

it('[OPS-012] names a database that a later version has changed, and migrations that have not run', async () => {
  const { pool } = app.database
  await pool.query("insert into migrations (name) values ('9999-from-the-future.sql')")
  const { rows } = await pool.query('select name from migrations order by name limit 1')
  const { name } = rows[0] as { name: string }
  await pool.query('delete from migrations where name = $1', [name])
  try {
    expect(of(await check(), 'migrations')).toMatchObject({
      state: 'problem',
      findings: [
        { code: 'migrationsLater', values: { count: 1, name: '9999-from-the-future.sql' } },
        { code: 'migrationsWaiting', values: { count: 1, name } },
      ],
    })
  } finally {
    await pool.query("delete from migrations where name = '9999-from-the-future.sql'")
    await pool.query('insert into migrations (name) values ($1)', [name])
  }
})

it('[OPS-012] names a SECRET that is not the one of the database', async () => {
  await passwordKey(app.db, createSealers(secret).keys)
  expect(of(await check(), 'secret')).toMatchObject({ findings: [{ code: 'secretOk' }] })
  env = { ...env, SECRET: `another-${secret}` }
  expect(of(await check(), 'secret')).toMatchObject({
    state: 'problem',
    findings: [{ code: 'secretOther' }],
  })
})

it('[OPS-012] names failed jobs of the last day, jobs that wait, and a missing worker', async () => {
  const { pool } = app.database
  expect(of(await check(), 'worker')).toMatchObject({ findings: [{ code: 'workerNone' }] })
  const jobs = createJobs(pool, () => undefined)
  await jobs.start([{ name: 'test.doctor', run: () => Promise.resolve() }], false)
  try {
    expect(of(await check(), 'queue')).toMatchObject({ state: 'ok' })
    await pool.query(
      `insert into jobs.job (name, state, started_on, completed_on, start_after) values
         ('test.doctor', 'failed', now() - interval '2 hours', now() - interval '2 hours', now() - interval '3 hours'),
         ('test.doctor', 'failed', now() - interval '2 days', now() - interval '2 days', now() - interval '2 days'),
         ('test.doctor', 'created', null, null, now() - interval '40 minutes'),
         ('test.doctor', 'created', null, null, now() + interval '1 hour')`,
    )
    const health = await check()
    expect(of(health, 'queue')?.findings).toEqual([
      {
        state: 'problem',
        code: 'queueLate',
        values: { count: 1, name: 'test.doctor', minutes: 40 },
      },
      { state: 'warning', code: 'jobsFailed', values: { count: 1, names: 'test.doctor (1)' } },
    ])
    expect(of(health, 'worker')?.findings).toEqual([
      { state: 'problem', code: 'workerSilent', values: { minutes: 120 } },
    ])
  } finally {
    await jobs.stop()
    await pool.query('drop schema jobs cascade')
  }
})

it.skipIf(!process.env['DATABASE_URL'])(
  '[OPS-012] names a clock that is an hour ahead of the database',
  async () => {
    const hour = 60 * 60_000
    expect(await findingsOf(clockCheck(app.database.pool, () => Date.now() + hour))).toEqual([
      { state: 'problem', code: 'clockAhead', values: { seconds: expect.closeTo(3600, -1) } },
    ])
  },
)

it('[OPS-012] names a backup that is too old, a folder without one, and a folder that is missing', async () => {
  await passwordKey(app.db, createSealers(secret).keys)
  const folder = join(env.DATA_DIR, 'backups')
  const at = (hours: number, to = folder) =>
    findingsOf(
      backupCheck({ ...env, BACKUP_TO: to }, () => new Date(Date.now() + hours * 60 * 60_000)),
    )
  expect(await at(0)).toMatchObject([{ state: 'problem', code: 'backupMissing' }])
  const { services } = app.app
  const source = { pool: app.database.pool, files: services.files, secret, programVersion: '1' }
  await makeBackup(source, await openPlace({ ...env, BACKUP_TO: folder }, () => undefined), 3)
  expect(await at(25)).toEqual([{ state: 'ok', code: 'backupOk', values: { hours: 25 } }])
  expect(await at(27)).toEqual([{ state: 'problem', code: 'backupOld', values: { hours: 27 } }])
  expect(
    await findingsOf(backupCheck({ ...env, BACKUP_TO: folder, SECRET: `${secret}!` })),
  ).toMatchObject([{ state: 'problem', code: 'backupUnreadable' }])
  expect(await findingsOf(backupCheck(env))).toMatchObject([{ state: 'off', code: 'backupNone' }])
  expect(await findingsOf(backupCheck({ ...env, NODE_ENV: 'production' }))).toMatchObject([
    { state: 'warning', code: 'backupNone' },
  ])
})

it('[OPS-012] writes, reads and removes a file, and names a storage that fails or changes bytes', async () => {
  const { files } = app.app.services
  const keys = async () => {
    const found: string[] = []
    for await (const { key } of files.list()) found.push(key)
    return found
  }
  const before = await keys()
  expect(await findingsOf(storageCheck(files))).toMatchObject([{ code: 'storageOk' }])
  expect(await keys()).toEqual(before)
  const full = { ...files, write: () => Promise.reject(new Error('ENOSPC: no space left')) }
  expect(await findingsOf(storageCheck(full))).toMatchObject([
    { state: 'problem', code: 'storageFailed', values: { text: 'ENOSPC: no space left' } },
  ])
  const torn = { ...files, write: (key: string) => files.write(key, Buffer.from('other')) }
  expect(await findingsOf(storageCheck(torn))).toMatchObject([
    { state: 'problem', code: 'storageDiffers' },
  ])
  expect(await keys()).toEqual(before)
})

it('[OPS-011] makes no database where there is none, and says which checks were left out', async () => {
  const database = await openForChecks(env)
  if (!('run' in database)) throw new Error('A database was opened.')
  expect(await readdir(env.DATA_DIR)).toEqual([])
  const health = await checkInstallation({ env, files: app.app.services.files, database })
  expect(of(health, 'database')).toMatchObject({ findings: [{ code: 'databaseMissing' }] })
  expect(of(health, 'queue')).toMatchObject({
    state: 'off',
    findings: [{ code: 'databaseNeeded' }],
  })
})

it('[OPS-011] names a database that cannot be reached, without its password', async () => {
  const away = readEnv({
    SECRET: secret,
    DATABASE_URL: 'postgres://titian:pass-word@127.0.0.1:1/titian',
    DATA_DIR: env.DATA_DIR,
  })
  const database = await openForChecks(away)
  if (!('run' in database)) throw new Error('A database was opened.')
  const health = await checkInstallation({ env: away, files: app.app.services.files, database })
  expect(of(health, 'database')).toMatchObject({
    state: 'problem',
    findings: [{ values: { text: expect.stringContaining('(DATABASE_URL) cannot be used') } }],
  })
  expect(JSON.stringify(health)).not.toContain('pass-word')
})
