import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { DatabasePool } from '../platform/database/pool.ts'
import { type FileStore, diskStore } from '../platform/files/file-store.ts'
import { emptyDatabase, openEmpty } from '../testing/empty-database.ts'
import { S3Server } from '../testing/object-storage/s3-server.ts'
import { openTestApp, type TestApp } from '../testing/test-app.ts'
import { readEnv } from '../env.ts'
import { backupJob, readWaitingJobs, writeWaitingJobs } from './database/waiting-jobs.ts'
import { newKey, openCipher } from './encryption.ts'
import { backupJobs } from './jobs.ts'
import { makeBackup } from './make-backup.ts'
import { openPlace } from './place.ts'
import { listBackups, openBackup, pruneBackups } from './kept-backups.ts'
import { checkBackup, restoreBackup } from './restore-backup.ts'
import { folderTarget } from './target/folder-target.ts'
import { type BackupPlace, writeBackup } from './write-backup.ts'

const secret = 'a-secret-of-this-test-with-more-than-32-letters'
const report = () => undefined

let app: TestApp
let folder: string
const cleanUps: (() => Promise<unknown>)[] = []

beforeEach(async () => {
  app = await openTestApp()
  folder = await mkdtemp(join(tmpdir(), 'titian-backup-'))
  cleanUps.push(() => rm(folder, { recursive: true, force: true }))
})
afterEach(async () => {
  await app.close()
  for (const cleanUp of cleanUps.splice(0).toReversed()) await cleanUp()
})

const sourceOf = (files: FileStore = app.app.services.files) => ({
  pool: app.database.pool,
  files,
  secret,
  programVersion: '1.2.3',
})

async function place(key?: string): Promise<BackupPlace> {
  return { target: folderTarget(folder), cipher: key ? await openCipher(key) : null, report }
}

/** Makes an empty database and an empty file store, in addition to those of the app. */
async function emptyTarget() {
  const { url, remove } = await emptyDatabase()
  const database = await openEmpty(url, url ? '' : 'memory')
  const directory = await mkdtemp(join(tmpdir(), 'titian-restored-'))
  cleanUps.push(
    () => rm(directory, { recursive: true, force: true }),
    remove,
    () => database.close(),
  )
  return { pool: database.pool, files: diskStore(directory), directory }
}

async function objectsOf(prefix: string): Promise<string[]> {
  const found: string[] = []
  for await (const object of folderTarget(folder).list(prefix)) found.push(object)
  return found
}

/** Returns a fingerprint of each table's rows that does not depend on their order. */
async function fingerprints(pool: DatabasePool): Promise<Record<string, string>> {
  const { rows } = await pool.query(
    `select relname from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'
     and relname not in ('migrations', 'content_changes') order by relname`,
  )
  const found: Record<string, string> = {}
  for (const { relname } of rows as { relname: string }[]) {
    const result = await pool.query(
      `select count(*)::text || ' ' || coalesce(md5(string_agg(t::text, '|' order by t::text)), '') as mark from "${relname}" t`,
    )
    found[relname] = (result.rows[0] as { mark: string }).mark
  }
  return found
}

describe('a backup', () => {
  it('[OPS-001] [OPS-002] restores all rows, sequences and files elsewhere, encrypted on the way', async () => {
    const { identity } = await newKey()
    const student = await app.person('student,normal')
    await app.db.execute(
      sql`update users set name = ${'back\\slash\ttab\nline 学生 "quoted"'} where id = ${student.userId}`,
    )
    await app.app.services.files.write('1/film.bin', Buffer.alloc(300_000, 7))
    const made = await writeBackup(sourceOf(), await place(identity))
    const names = await readdir(join(folder, 'backups', made.name))
    expect(names).toContain('public.users.gz.age')

    const target = await emptyTarget()
    const backup = await openBackup(folderTarget(folder), made.name, secret)
    await checkBackup(backup, await place(identity))
    await restoreBackup(target, backup, await place(identity))
    expect(await fingerprints(target.pool)).toEqual(await fingerprints(app.database.pool))
    expect(await text(target.files.read('1/film.bin'))).toBe(Buffer.alloc(300_000, 7).toString())
    // The next id must be one that no row has.
    const last = await target.pool.query('select max(id)::int as id from users')
    const next = await target.pool.query(
      "select nextval(pg_get_serial_sequence('users', 'id'))::int as id",
    )
    expect(next.rows[0]).toEqual({ id: (last.rows[0] as { id: number }).id + 1 })
    // Foreign keys and triggers work again.
    await expect(target.pool.query('delete from schools')).rejects.toThrow()
  })

  it('[OPS-001] [OPS-002] brings jobs that wait, each with its key, its moment, its priority and its limit', async () => {
    const limit = { mostSeconds: 7200 }
    const job = { name: 'mails.sendDue', data: { id: 7 }, key: 'due', priority: 2, ...limit }
    const from = await emptyTarget()
    const startAfter = '2030-01-01T00:00:00.000Z'
    // The job that makes the backup is not done again where it is restored.
    const running = { name: backupJob, data: {}, key: null, priority: 0, startAfter }
    await writeWaitingJobs(from.pool, [{ ...job, startAfter }, running])
    const made = await writeBackup({ ...sourceOf(from.files), pool: from.pool }, await place())
    const target = await emptyTarget()
    const backup = await openBackup(folderTarget(folder), made.name, secret)
    await restoreBackup(target, backup, await place())
    const connection = await target.pool.connectCopy()
    const [waiting, ...others] = await readWaitingJobs(connection)
    connection.release()
    expect(others).toEqual([])
    expect(waiting).toMatchObject(job)
    expect(new Date(waiting?.startAfter ?? '').toISOString()).toBe('2030-01-01T00:00:00.000Z')
  })

  it('[OPS-001] holds one moment of the database while rows are written', async () => {
    let stopping = false
    let written = 0
    const writing = (async () => {
      while (!stopping) {
        written += 1
        await app.db.transaction(async (tx) => {
          await tx.execute(
            sql`insert into rate_limits (key, started_at, ends_at, uses) values (${`pair ${written}`}, now(), now(), 1)`,
          )
          await tx.execute(
            sql`insert into server_keys (purpose, sealed_private_key, public_key) values (${`pair ${written}`}, '', '')`,
          )
        })
      }
    })()
    while (written < 20) await pause(5)
    const before = written - 1
    const made = await writeBackup(sourceOf(), await place())
    stopping = true
    await writing
    // The target must contain both rows of every pair that was committed before the snapshot, and
    // never only one of them.
    const target = await emptyTarget()
    await restoreBackup(
      target,
      await openBackup(folderTarget(folder), made.name, secret),
      await place(),
    )
    const { rows } = await target.pool.query(
      `select count(*)::int as both, count(r.key)::int as limits, count(k.id)::int as keys
       from (select key from rate_limits where key like 'pair %') r
       full join (select id, purpose from server_keys where purpose like 'pair %') k on k.purpose = r.key`,
    )
    const { both, limits, keys } = rows[0] as { both: number; limits: number; keys: number }
    expect([limits, keys]).toEqual([both, both])
    expect(both).toBeGreaterThanOrEqual(before)
    expect(both).toBeLessThan(written)
  })

  it('[OPS-001] stores a file once, and keeps it as long as a backup names it', async () => {
    const { files } = app.app.services
    await files.write('1/kept.bin', Buffer.from('kept'))
    await files.write('1/removed.bin', Buffer.from('removed'))
    const first = await writeBackup(sourceOf(), await place())
    await files.remove('1/removed.bin')
    await files.write('1/added.bin', Buffer.from('added'))
    const second = await writeBackup(sourceOf(), await place())
    expect([first.reused, second.reused]).toEqual([0, 1])
    const target = folderTarget(folder)
    expect(await pruneBackups(target, 2, secret)).toBe(0)
    expect(await text(target.read('files/plain/1/removed.bin'))).toBe('removed')
    expect(await pruneBackups(target, 1, secret)).toBe(1)
    expect(await target.sizeOf('files/plain/1/removed.bin')).toBeUndefined()
    expect(await listBackups(target)).toEqual([second.name])
    await checkBackup(await openBackup(target, second.name, secret), await place())
  })

  it('[OPS-001] does not encrypt a file again that an older backup of the same key names', async () => {
    const { identity } = await newKey()
    await app.app.services.files.write('1/kept.bin', Buffer.from('kept'))
    const first = await writeBackup(sourceOf(), await place(identity))
    await writeBackup(sourceOf(), await place())
    const third = await writeBackup(sourceOf(), await place(identity))
    expect(third.reused).toBe(1)
    const kept = await openBackup(folderTarget(folder), first.name, secret)
    await checkBackup(kept, await place(identity))
  })

  it('[OPS-001] leaves a backup that it cannot read, all files as long as it is there, and what others keep in the folder', async () => {
    const { files } = app.app.services
    await files.write('1/removed.bin', Buffer.from('removed'))
    const first = await writeBackup(sourceOf(), await place())
    await files.remove('1/removed.bin')
    const second = await writeBackup(sourceOf(), await place())
    for (const other of ['backups/of-another-program', 'files/photos']) {
      await mkdir(join(folder, other), { recursive: true })
      await writeFile(join(folder, other, 'one'), '')
    }
    const manifest = join(folder, 'backups', first.name, 'manifest.json')
    await writeFile(manifest, '{')
    const target = folderTarget(folder)
    const said: string[] = []
    expect(await pruneBackups(target, 1, secret, (sentence) => said.push(sentence))).toBe(0)
    expect(said[0]).toContain(first.name)
    expect(await target.sizeOf('files/plain/1/removed.bin')).toBeDefined()
    await rm(manifest)
    await pruneBackups(target, 1, secret)
    expect(await target.sizeOf('files/plain/1/removed.bin')).toBeUndefined()
    expect(await listBackups(target)).toEqual([second.name])
    expect(await target.sizeOf('backups/of-another-program/one')).toBe(0)
    expect(await target.sizeOf('files/photos/one')).toBe(0)
  })

  it('[OPS-001] is made once at a time, and removes what an interrupted one left', async () => {
    const left = 'backups/2026-01-01T00-00-00.000Z'
    await mkdir(join(folder, left), { recursive: true })
    await writeFile(join(folder, left, 'public.users.gz.1.unfinished'), '')
    const both = await Promise.allSettled([
      makeBackup(sourceOf(), await place(), 1),
      makeBackup(sourceOf(), await place(), 1),
    ])
    const refused = both.filter((one) => one.status === 'rejected')
    expect(refused.map(({ reason }) => (reason as Error).message)).toEqual([
      'Another backup is being made. Make this one when it is complete.',
    ])
    const [name = '', ...others] = await listBackups(folderTarget(folder))
    expect(others).toEqual([])
    await checkBackup(await openBackup(folderTarget(folder), name, secret), await place())
    expect(await folderTarget(folder).sizeOf(`${left}/public.users.gz.1.unfinished`)).toBe(
      undefined,
    )
  })

  it('[OPS-001] passes over what is no stored file, and is not made of an empty database', async () => {
    const target = await emptyTarget()
    await target.files.write('1/film.bin', Buffer.from('film'))
    await writeFile(join(target.directory, 'files', '.DS_Store'), '')
    const made = await writeBackup(sourceOf(target.files), await place())
    expect(made.files).toBe(1)
    const empty = { ...sourceOf(target.files), pool: target.pool }
    await expect(makeBackup(empty, await place(), 1)).rejects.toThrow('holds no school')
  })

  it('[OPS-001] is not made without the files that the database names', async () => {
    await app.db.execute(
      sql`insert into files (school_id, storage_key, name, size, type, purpose, sha256)
        select id, '1/gone', 'gone', 1, 'text/plain', 'cover', 'x' from schools limit 1`,
    )
    const { files } = await emptyTarget()
    await expect(makeBackup(sourceOf(files), await place(), 1)).rejects.toThrow('such as 1/gone')
    expect(await objectsOf('backups/')).toEqual([])
  })

  it('[OPS-001] is not kept among the stored files', async () => {
    for (const BACKUP_TO of [folder, `${folder}/files`, `${folder}/files/backups`])
      await expect(openPlace(readEnv({ BACKUP_TO, DATA_DIR: folder }), report)).rejects.toThrow(
        'a folder of their own',
      )
    await openPlace(readEnv({ BACKUP_TO: `${folder}/backups`, DATA_DIR: folder }), report)
  })

  it('[OPS-001] is not there when a disk fills up on the way', async () => {
    const target = folderTarget(folder)
    let room = 20
    const full = {
      ...target,
      write: (key: string, source: AsyncIterable<Uint8Array>) => {
        room -= 1
        const failing = async function* () {
          yield* source
          if (room <= 0) throw Object.assign(new Error('no space left'), { code: 'ENOSPC' })
        }
        return target.write(key, failing())
      },
    }
    await expect(writeBackup(sourceOf(), { target: full, cipher: null, report })).rejects.toThrow(
      'no space',
    )
    expect(await listBackups(target)).toEqual([])
    // Parts of the failed backup would keep the disk full.
    expect(await objectsOf('backups/')).toEqual([])
    // The database still responds.
    await app.db.execute(sql`select 1`)
  })
})

describe('the backup of the night', () => {
  it('[OPS-003] is made by a job where BACKUP_TO names a folder, and keeps BACKUP_KEEP of them', async () => {
    const env = readEnv({ SECRET: secret, BACKUP_TO: folder, BACKUP_KEEP: '1' })
    const parts = { pool: app.database.pool, files: app.app.services.files }
    expect(backupJobs(readEnv({ SECRET: secret }), parts, report)).toEqual([])
    const [job] = backupJobs(env, parts, report)
    const unmounted = readEnv({ SECRET: secret, BACKUP_TO: join(folder, 'unmounted') })
    await expect(backupJobs(unmounted, parts, report)[0]?.run({})).rejects.toThrow(
      'BACKUP_TO names no folder',
    )
    expect(job?.every).toBe('30 2 * * *')
    await job?.run({})
    const [first = ''] = await listBackups(folderTarget(folder))
    await job?.run({})
    const [second, ...older] = await listBackups(folderTarget(folder))
    expect(second?.localeCompare(first)).toBe(1)
    expect(older).toEqual([])
  })
})

describe('a backup in object storage', () => {
  async function openService(bucket: string) {
    const service = await S3Server.start({ pageSize: 7 })
    cleanUps.push(() => service.stop())
    return readEnv({ SECRET: secret, ...service.env, BACKUP_TO: `s3://${bucket}/nights` })
  }

  it('[OPS-036] is restored elsewhere, encrypted on the way, and old ones are removed', async () => {
    const env = await openService('school-files')
    const { identity } = await newKey()
    const there = await openPlace({ ...env, BACKUP_KEY: identity }, report)
    await app.app.services.files.write('1/film.bin', Buffer.alloc(300_000, 7))
    const first = await makeBackup(sourceOf(), there, 1)
    const second = await makeBackup(sourceOf(), there, 1)
    expect([first.reused, second.reused, second.removed]).toEqual([0, 1, 1])
    expect(await listBackups(there.target)).toEqual([second.name])
    const target = await emptyTarget()
    const backup = await openBackup(there.target, second.name, secret)
    await checkBackup(backup, there)
    await restoreBackup(target, backup, there)
    expect(await fingerprints(target.pool)).toEqual(await fingerprints(app.database.pool))
    expect(await text(target.files.read('1/film.bin'))).toBe(Buffer.alloc(300_000, 7).toString())
  })

  it('[OPS-036] fails at night where the bucket does not exist', async () => {
    const env = await openService('another-bucket')
    const parts = { pool: app.database.pool, files: app.app.services.files }
    const [job] = backupJobs(env, parts, report)
    await expect(job?.run({})).rejects.toThrow('The bucket does not exist.')
  })

  it('[OPS-036] is not kept among the stored files of the same bucket', async () => {
    const env = await openService('school-files')
    const among = (S3_PREFIX: string) =>
      openPlace({ ...env, S3_PREFIX, FILES: ['s3'], BACKUP_KEY: '' }, report)
    for (const prefix of ['', 'nights/', 'nights/files/'])
      await expect(among(prefix)).rejects.toThrow('a folder of their own')
    expect((await among('files/')).target.name).toBe('s3://school-files/nights/')
  })
})

describe('a restore', () => {
  const makeBackup = async () => (await writeBackup(sourceOf(), await place())).name

  it('[OPS-002] refuses another SECRET, a changed list, a newer program and a filled database, before it writes', async () => {
    const name = await makeBackup()
    const target = folderTarget(folder)
    await expect(openBackup(target, name, `${secret}!`)).rejects.toThrow('SECRET is another one')
    await expect(openBackup(target, 'nothing', secret)).rejects.toThrow(
      'There is no backup nothing',
    )
    const backup = await openBackup(target, name, secret)
    const newer = {
      name,
      manifest: {
        ...backup.manifest,
        migrations: [...backup.manifest.migrations, '9999-later.sql'],
      },
    }
    const empty = await emptyTarget()
    await expect(restoreBackup(empty, newer, await place())).rejects.toThrow(
      'newer version of Titian',
    )
    const [last = ''] = backup.manifest.migrations.slice(-1)
    const older = {
      name,
      manifest: { ...backup.manifest, migrations: backup.manifest.migrations.slice(0, -1) },
    }
    await expect(restoreBackup(empty, older, await place())).rejects.toThrow(`it has ${last}`)
    await expect(
      restoreBackup({ pool: app.database.pool, files: empty.files }, backup, await place()),
    ).rejects.toThrow('The database holds a school')
    await empty.files.put('1/other', Readable.from([Buffer.from('x')]))
    await expect(restoreBackup(empty, backup, await place())).rejects.toThrow(
      'DATA_DIR holds files',
    )
    const manifest = join(folder, 'backups', name, 'manifest.json')
    const written = await text(target.read(`backups/${name}/manifest.json`))
    await writeFile(manifest, written.replace('1.2.3', '1.2.4'))
    await expect(openBackup(target, name, secret)).rejects.toThrow('is damaged')
    await writeFile(manifest, written.slice(0, 200))
    await expect(openBackup(target, name, secret)).rejects.toThrow('is damaged')
  })

  it('[OPS-002] finds a damaged and a missing part, and leaves an empty database that can be tried again', async () => {
    await app.app.services.files.write('1/film.bin', Buffer.alloc(1000, 7))
    const name = await makeBackup()
    const backup = await openBackup(folderTarget(folder), name, secret)
    const part = join(folder, 'backups', name, 'public.schools.gz')
    const bytes = await readFile(part)
    const damaged = Buffer.from(bytes)
    damaged[20] = (damaged[20] ?? 0) ^ 1
    await writeFile(part, damaged)
    const target = await emptyTarget()
    await expect(checkBackup(backup, await place())).rejects.toThrow(
      'public.schools.gz of the backup cannot be read',
    )
    await expect(restoreBackup(target, backup, await place())).rejects.toThrow('cannot be read')
    expect((await target.pool.query('select count(*)::int as n from schools')).rows).toEqual([
      { n: 0 },
    ])
    await writeFile(part, bytes)
    await target.files.remove('1/film.bin')
    await restoreBackup(target, backup, await place())
    expect(await fingerprints(target.pool)).toEqual(await fingerprints(app.database.pool))
    await rm(join(folder, 'files/plain/1/film.bin'))
    await expect(checkBackup(backup, await place())).rejects.toThrow('cannot be read')
  })

  it('[OPS-002] refuses a key that is missing or another one', async () => {
    const [right, wrong] = [await newKey(), await newKey()]
    const { name } = await writeBackup(sourceOf(), await place(right.recipient))
    const backup = await openBackup(folderTarget(folder), name, secret)
    await expect(checkBackup(backup, await place())).rejects.toThrow('is encrypted. Set BACKUP_KEY')
    await expect(checkBackup(backup, await place(wrong.identity))).rejects.toThrow(
      'is encrypted for age1',
    )
    await expect(checkBackup(backup, await place(right.recipient))).rejects.toThrow('only encrypts')
    await checkBackup(backup, await place(right.identity))
  })
})
