import { createHash, randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { buffer, text } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { S3Server } from '../../testing/object-storage/s3-server.ts'
import { bothStores } from './both-stores.ts'
import { diskStore, type FileStore } from './file-store.ts'
import { isMissing } from './folder.ts'
import { partBytes } from './s3/parts.ts'
import { s3Store } from './s3/s3-store.ts'

vi.setConfig({ testTimeout: 60_000 })

const cleanUps: (() => Promise<unknown>)[] = []
afterAll(async () => {
  for (const cleanUp of cleanUps.toReversed()) await cleanUp()
})

async function freshFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'titian-store-'))
  cleanUps.push(() => rm(folder, { recursive: true, force: true }))
  return folder
}

async function openS3(): Promise<FileStore> {
  // A real service is tried with the same tests, when its address is named.
  const { S3_TEST_ENDPOINT, S3_TEST_BUCKET, S3_TEST_ACCESS_KEY, S3_TEST_SECRET_KEY } = process.env
  const prefix = `tests/${randomBytes(6).toString('hex')}/`
  if (S3_TEST_ENDPOINT)
    return s3Store(
      {
        endpoint: S3_TEST_ENDPOINT,
        region: 'us-east-1',
        bucket: S3_TEST_BUCKET ?? '',
        accessKey: S3_TEST_ACCESS_KEY ?? '',
        secretKey: S3_TEST_SECRET_KEY ?? '',
        pathStyle: true,
        prefix,
      },
      await freshFolder(),
    )
  const server = await S3Server.start({ pageSize: 2 })
  cleanUps.push(() => server.stop())
  return s3Store({ ...server.place, prefix }, await freshFolder())
}

const stores: Record<string, () => Promise<FileStore>> = {
  'on the disk': async () => diskStore(await freshFolder()),
  'in object storage': openS3,
  'in both stores': async () => bothStores(await openS3(), diskStore(await freshFolder())),
}

const film = randomBytes(2 * partBytes + 12_345)
const hashOf = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex')

describe.each(Object.keys(stores))('[OPS-030] a file %s', (name) => {
  let store: FileStore
  beforeAll(async () => {
    store = await (stores[name] ?? openS3)()
    await mkdir(store.uploadDirectory, { recursive: true })
  })

  async function localFile(bytes: Uint8Array): Promise<string> {
    const path = join(store.uploadDirectory, randomBytes(8).toString('hex'))
    await writeFile(path, bytes)
    return path
  }

  it('is written and read whole, in part and from a place on', async () => {
    await store.write('1/word', Buffer.from('0123456789'))
    expect(await store.sizeOf('1/word')).toBe(10)
    expect(await text(store.read('1/word'))).toBe('0123456789')
    expect(await text(store.read('1/word', { start: 2, end: 4 }))).toBe('234')
    expect(await text(store.read('1/word', { start: 7, end: 100 }))).toBe('789')
    expect(await text(store.read('1/word', { start: 10, end: 20 }))).toBe('')
  })

  it('may be empty', async () => {
    await store.write('1/empty', new Uint8Array())
    expect(await store.sizeOf('1/empty')).toBe(0)
    expect(await text(store.read('1/empty'))).toBe('')
    await store.put('1/empty-too', Readable.from([]))
    expect(await store.sizeOf('1/empty-too')).toBe(0)
    await store.adopt(await localFile(new Uint8Array()), '1/empty-as-well')
    expect(await store.sizeOf('1/empty-as-well')).toBe(0)
  })

  it('is moved in from the local disk, which keeps nothing of it', async () => {
    const path = await localFile(film)
    await store.adopt(path, '1/film')
    expect(existsSync(path)).toBe(false)
    expect(await store.sizeOf('1/film')).toBe(film.length)
    expect(hashOf(await buffer(store.read('1/film')))).toBe(hashOf(film))
    const span = { start: partBytes - 10, end: partBytes + 10 }
    expect(await buffer(store.read('1/film', span))).toEqual(
      film.subarray(span.start, span.end + 1),
    )
  })

  it('is written in pieces of any size, without its length being known', async () => {
    const pieces = [1, 70_000, partBytes, 3, partBytes - 4, 5000]
    let at = 0
    const source = pieces.map((length) => film.subarray(at, (at += length)))
    await store.put('1/pieces', Readable.from(source))
    expect(hashOf(await buffer(store.read('1/pieces')))).toBe(hashOf(film.subarray(0, at)))
  })

  it('is not there when its source breaks off', async () => {
    const broken = async function* () {
      yield film.subarray(0, partBytes + 1)
      await new Promise((resolve) => setTimeout(resolve, 1))
      yield film.subarray(0, partBytes)
      throw new Error('the source broke off')
    }
    await expect(store.put('1/broken', broken())).rejects.toThrow('the source broke off')
    expect(await store.sizeOf('1/broken')).toBeUndefined()
  })

  it('is replaced whole', async () => {
    await store.write('1/again', Buffer.from('first'))
    await store.write('1/again', Buffer.from('2'))
    expect(await text(store.read('1/again'))).toBe('2')
  })

  it('is copied, and each of both is removed alone', async () => {
    await store.write('1/one', Buffer.from('same'))
    await store.copy('1/one', '1/other')
    await store.remove('1/one')
    expect(await store.sizeOf('1/one')).toBeUndefined()
    expect(await text(store.read('1/other'))).toBe('same')
    await expect(store.copy('1/one', '1/third')).rejects.toSatisfy(isMissing)
    expect(await store.sizeOf('1/third')).toBeUndefined()
  })

  it('may be of several parts when it is copied', async () => {
    await store.put('1/long', Readable.from([film]))
    await store.copy('1/long', '1/long-copy')
    await store.remove('1/long')
    expect(hashOf(await buffer(store.read('1/long-copy')))).toBe(hashOf(film))
  })

  it('is missed as one that never was, and is removed twice without harm', async () => {
    expect(await store.sizeOf('1/nothing')).toBeUndefined()
    await expect(text(store.read('1/nothing'))).rejects.toSatisfy(isMissing)
    await expect(text(store.read('1/nothing', { start: 0, end: 1 }))).rejects.toSatisfy(isMissing)
    await store.remove('1/nothing')
    await store.remove('1/nothing')
  })

  it('has a name that leads nowhere else', async () => {
    for (const key of ['../secret', '/etc/passwd', '', 'a b', '1/学生', '1/a?b'])
      await expect(async () => store.write(key, Buffer.from('x'))).rejects.toThrow(
        'Not a key of a stored file.',
      )
    for (const key of ['2/a.b-c_d', '2/0012', `2/${'x'.repeat(150)}`, '2/A']) {
      await store.write(key, Buffer.from(key))
      expect(await text(store.read(key))).toBe(key)
    }
  })

  it('is listed with its length, however many there are', async () => {
    for (let count = 0; count < 7; count += 1) await store.write(`3/${count}`, Buffer.alloc(count))
    const found = new Map<string, number>()
    for await (const { key, length } of store.list()) found.set(key, length)
    for (let count = 0; count < 7; count += 1) expect(found.get(`3/${count}`)).toBe(count)
    expect(found.has('1/broken')).toBe(false)
    expect(found.get('1/film')).toBe(film.length)
  })

  it('is no longer sent when its reader leaves', async () => {
    const reading = store.read('1/film')
    await new Promise((resolve) => reading.once('data', resolve))
    const closed = new Promise((resolve) => reading.once('close', resolve))
    reading.destroy()
    await closed
    expect(reading.destroyed).toBe(true)
    expect(await text(store.read('1/film', { start: 0, end: 3 }))).toHaveLength(
      film.subarray(0, 4).toString().length,
    )
  })

  it('leaves room on the local disk', async () => {
    expect(await store.hasRoomFor(1)).toBe(true)
    expect(await store.hasRoomFor(Number.MAX_SAFE_INTEGER)).toBe(false)
  })
})
