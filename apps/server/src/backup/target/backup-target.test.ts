import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { buffer, text } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { isMissing } from '../../platform/files/folder.ts'
import { partBytes } from '../../platform/files/s3/parts.ts'
import { S3Server } from '../../testing/object-storage/s3-server.ts'
import type { BackupTarget } from './backup-target.ts'
import { folderTarget } from './folder-target.ts'
import { s3Target } from './s3-target.ts'

vi.setConfig({ testTimeout: 60_000 })

const cleanUps: (() => Promise<unknown>)[] = []
afterAll(async () => {
  for (const cleanUp of cleanUps.toReversed()) await cleanUp()
})

async function openFolder(): Promise<BackupTarget> {
  const folder = await mkdtemp(join(tmpdir(), 'titian-target-'))
  cleanUps.push(() => rm(folder, { recursive: true, force: true }))
  return folderTarget(folder)
}

async function openS3(): Promise<BackupTarget> {
  // A real service is tried with the same tests, when its address is named.
  const { S3_TEST_ENDPOINT, S3_TEST_BUCKET, S3_TEST_ACCESS_KEY, S3_TEST_SECRET_KEY } = process.env
  const prefix = `backups-of-tests/${randomBytes(6).toString('hex')}/`
  if (!S3_TEST_ENDPOINT) {
    const server = await S3Server.start({ pageSize: 2 })
    cleanUps.push(() => server.stop())
    return s3Target(server.place, { bucket: server.bucket, prefix })
  }
  const service = {
    endpoint: S3_TEST_ENDPOINT,
    region: 'us-east-1',
    accessKey: S3_TEST_ACCESS_KEY ?? '',
    secretKey: S3_TEST_SECRET_KEY ?? '',
    pathStyle: true,
  }
  return s3Target(service, { bucket: S3_TEST_BUCKET ?? '', prefix })
}

describe.each([
  ['in a folder', openFolder],
  ['in object storage', openS3],
])('[OPS-036] an object of a backup %s', (_, open) => {
  let target: BackupTarget
  beforeAll(async () => {
    target = await open()
  })

  async function listed(prefix: string): Promise<string[]> {
    const names: string[] = []
    for await (const name of target.list(prefix)) names.push(name)
    return names.toSorted()
  }

  it('is written without its length being known, and read again', async () => {
    const bytes = randomBytes(partBytes + 100_000)
    const pieces = [bytes.subarray(0, 3), bytes.subarray(3, 70_000), bytes.subarray(70_000)]
    await target.write('backups/one/public.users.gz.age', Readable.from(pieces))
    expect(await target.sizeOf('backups/one/public.users.gz.age')).toBe(bytes.length)
    expect((await buffer(target.read('backups/one/public.users.gz.age'))).equals(bytes)).toBe(true)
  })

  it('may be empty, and replaces another one', async () => {
    await target.write('backups/one/jobs', Readable.from([Buffer.from('[1]')]))
    await target.write('backups/one/jobs', Readable.from([]))
    expect(await target.sizeOf('backups/one/jobs')).toBe(0)
    expect(await text(target.read('backups/one/jobs'))).toBe('')
  })

  it('is not there when its source breaks off', async () => {
    const broken = async function* () {
      yield Buffer.from('begun')
      await new Promise((resolve) => setTimeout(resolve, 1))
      throw new Error('the source broke off')
    }
    await expect(target.write('backups/one/broken', broken())).rejects.toThrow('broke off')
    expect(await target.sizeOf('backups/one/broken')).toBeUndefined()
  })

  it('is missed, and removed twice without harm', async () => {
    expect(await target.sizeOf('backups/none')).toBeUndefined()
    await expect(text(target.read('backups/none'))).rejects.toSatisfy(isMissing)
    await target.remove('backups/none')
    await target.removeUnfinished()
  })

  it('is listed below its folder alone', async () => {
    for (const name of ['files/plain/1/a', 'files/plain/1/b', 'files/plain/2/c', 'backups/x/y'])
      await target.write(name, Readable.from([Buffer.from('x')]))
    expect(await listed('files/')).toEqual([
      'files/plain/1/a',
      'files/plain/1/b',
      'files/plain/2/c',
    ])
    expect(await listed('backups/x/')).toEqual(['backups/x/y'])
    expect(await listed('nowhere/')).toEqual([])
    await target.remove('files/plain/1/a')
    expect(await listed('files/plain/1/')).toEqual(['files/plain/1/b'])
  })
})
