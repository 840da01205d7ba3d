import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { buffer, text } from 'node:stream/consumers'
import { setTimeout as pause } from 'node:timers/promises'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { S3Server } from '../../../testing/object-storage/s3-server.ts'
import { type FileStore, isOutOfSpace, isStorageAway } from '../file-store.ts'
import { isMissing } from '../folder.ts'
import type { S3Limits } from './object-request.ts'
import { partBytes } from './parts.ts'
import { s3Store } from './s3-store.ts'

vi.setConfig({ testTimeout: 60_000 })

let server: S3Server
let folder: string
let store: FileStore

/** Milliseconds: as the usual limits, and shorter. */
const limits: S3Limits = {
  connect: 1500,
  answer: 1500,
  stall: 500,
  patience: 300,
  storingPatience: 600,
}

const open = (changed = {}) => s3Store({ ...server.place, prefix: '', limits, ...changed }, folder)

beforeEach(async () => {
  server = await S3Server.start()
  folder = await mkdtemp(join(tmpdir(), 'titian-s3-'))
  store = open()
  await mkdir(store.uploadDirectory)
})
afterEach(async () => {
  await server.stop()
  await rm(folder, { recursive: true, force: true })
})

const film = Buffer.alloc(2 * partBytes + 1000, 'film of the school ')

async function upload(): Promise<string> {
  const path = join(store.uploadDirectory, 'upload')
  await writeFile(path, film)
  return path
}

describe('[OPS-031] a request to object storage', () => {
  it('is signed so that the service accepts it, and refused with another secret', async () => {
    await store.write('1/a', Buffer.from('a'))
    const other = open({ secretKey: 'another' })
    await expect(other.sizeOf('1/a')).rejects.toSatisfy(isStorageAway)
    await expect(text(other.read('1/a'))).rejects.toThrow('SignatureDoesNotMatch')
    expect(other.problem()).toContain('SignatureDoesNotMatch')
    expect(store.problem()).toBeUndefined()
  })

  it('is not repeated where another attempt would be refused as well', async () => {
    const other = open({ accessKey: 'another' })
    await expect(text(other.read('1/a'))).rejects.toThrow('InvalidAccessKeyId')
    expect(server.asked).toHaveLength(1)
  })

  it('names a bucket that does not exist, and never says that a file is missing there', async () => {
    const other = open({ bucket: 'another-bucket' })
    await expect(text(other.read('1/a'))).rejects.toThrow('The bucket does not exist.')
    await expect(text(other.read('1/a'))).rejects.not.toSatisfy(isMissing)
    await expect(other.write('1/a', Buffer.from('a'))).rejects.toSatisfy(isStorageAway)
  })

  it('is repeated after a cut connection, a busy service and an error inside an answer of success', async () => {
    const faults = [
      'cut',
      { status: 503, code: 'SlowDown' },
      { status: 500, code: 'InternalError', inBody: true },
    ] as const
    server.fault = ({ number }) => faults[number - 1]
    await store.write('1/a', Buffer.from('a'))
    expect(server.asked).toHaveLength(4)
    expect(await text(store.read('1/a'))).toBe('a')
  })
})

describe('[OPS-033] while object storage is away', () => {
  it('reading and writing end with a clear error in bounded time, and work again afterwards', async () => {
    const { port } = server
    await store.write('1/a', Buffer.from('a'))
    await server.stop()
    const path = await upload()
    for (const fails of [
      () => store.sizeOf('1/a'),
      () => text(store.read('1/a')),
      () => store.remove('1/a'),
      () => store.adopt(path, '1/film'),
      () => store.copy('1/a', '1/b'),
      async () => {
        for await (const _ of store.list());
      },
    ]) {
      const start = performance.now()
      await expect(fails()).rejects.toSatisfy(isStorageAway)
      expect(performance.now() - start).toBeLessThan(8000)
    }
    expect(store.problem()).toContain('cannot be reached')
    // The uploaded bytes remain for another attempt.
    expect(existsSync(path)).toBe(true)
    const back = await S3Server.start({ port })
    server = back
    await store.adopt(path, '1/film')
    expect(store.problem()).toBeUndefined()
    expect(await store.sizeOf('1/film')).toBe(film.length)
    expect(existsSync(path)).toBe(false)
  })

  it('a service that accepts requests and says nothing is given up', async () => {
    server.fault = () => 'silent'
    const start = performance.now()
    await expect(store.sizeOf('1/a')).rejects.toThrow('does not answer')
    expect(performance.now() - start).toBeLessThan(3000)
  })

  it('a film continues where its connection broke, and breaks off when the rest does not come', async () => {
    await store.put('1/film', Readable.from([film]))
    let breaks = 2
    server.fault = ({ method }) => {
      if (method !== 'GET' || breaks === 0) return undefined
      breaks -= 1
      return { breakAfter: 1_000_000, silently: breaks === 1 }
    }
    expect((await buffer(store.read('1/film'))).equals(film)).toBe(true)
    server.fault = ({ method }) =>
      method === 'GET' ? { breakAfter: 0, silently: true } : undefined
    await expect(buffer(store.read('1/film'))).rejects.toSatisfy(isStorageAway)
    expect(store.problem()).toBeDefined()
  })

  it('bytes of another object are never joined to those that were sent', async () => {
    await store.write('1/a', Buffer.from('0123456789'))
    await store.write('1/b', Buffer.from('abcdefghij'))
    const other = server.objects.get('1/b')
    let reads = 0
    server.fault = ({ method }) => {
      if (method !== 'GET') return undefined
      reads += 1
      if (reads === 1) return { breakAfter: 5 }
      if (other) server.objects.set('1/a', other)
      return undefined
    }
    const reading = store.read('1/a')
    await expect(text(reading)).rejects.toThrow('412')
  })
})

describe('[OPS-032] a slow reader', () => {
  it('may pause for longer than the limit of a stalled storage', async () => {
    await store.put('1/film', Readable.from([film]))
    const reading = store.read('1/film')
    let length = 0
    for await (const bytes of reading) {
      if (length === 0) await pause(3 * limits.stall)
      length += (bytes as Buffer).length
    }
    expect(length).toBe(film.length)
  })

  it('that leaves frees the connection at once, also before the first byte', async () => {
    await store.put('1/film', Readable.from([film]))
    const reading = store.read('1/film')
    await new Promise((resolve) => reading.once('data', resolve))
    const before = server.openConnections
    reading.destroy()
    await expect.poll(() => server.openConnections).toBe(before - 1)
    server.fault = () => 'silent'
    const asked = server.asked.length
    const waiting = store.read('1/film')
    waiting.on('error', () => undefined)
    waiting.resume()
    await expect.poll(() => server.asked.length).toBe(asked + 1)
    const open = server.openConnections
    waiting.destroy()
    await expect.poll(() => server.openConnections).toBeLessThan(open)
  })
})

describe('[OPS-035] an upload of several parts', () => {
  it('that fails leaves neither an object nor parts, and keeps the local file', async () => {
    const path = await upload()
    server.fault = ({ method, query }) =>
      method === 'PUT' && query.get('partNumber') === '2'
        ? { status: 403, code: 'AccessDenied' }
        : undefined
    await expect(store.adopt(path, '1/film')).rejects.toThrow('AccessDenied')
    expect([server.objects.size, server.uploads.size]).toEqual([0, 0])
    expect(existsSync(path)).toBe(true)
  })

  it.each([
    [507, 'InsufficientStorage'],
    [403, 'QuotaExceeded'],
    [413, 'EntityTooLarge'],
    [400, 'XMinioStorageFull'],
    // Swift says so of a quota.
    [400, 'EntityTooLarge'],
  ])(
    'says that the storage is full when it answers %i %s, and leaves no parts',
    async (status, code) => {
      const path = await upload()
      server.fault = ({ query }) => (query.get('partNumber') === '2' ? { status, code } : undefined)
      await expect(store.adopt(path, '1/film')).rejects.toSatisfy(isOutOfSpace)
      expect([server.objects.size, server.uploads.size]).toEqual([0, 0])
      expect(existsSync(path)).toBe(true)
    },
  )

  it('is complete although the answer to its completion was lost', async () => {
    server.fault = ({ method, query }) =>
      method === 'POST' && query.has('uploadId') ? 'loseAnswer' : undefined
    await store.adopt(await upload(), '1/film')
    expect(await store.sizeOf('1/film')).toBe(film.length)
  })

  it('that a killed process left is ended after its time, and a running one is not', async () => {
    server.fault = ({ method, query }) =>
      method === 'DELETE' || query.get('partNumber') === '2'
        ? { status: 403, code: 'AccessDenied' }
        : undefined
    await expect(store.adopt(await upload(), '1/film')).rejects.toThrow('AccessDenied')
    server.fault = () => undefined
    expect(server.uploads.size).toBe(1)
    expect(await store.removeUnfinished(new Date(Date.now() - 60_000))).toBe(0)
    expect(server.uploads.size).toBe(1)
    expect(await store.removeUnfinished(new Date(Date.now() + 60_000))).toBe(1)
    expect(server.uploads.size).toBe(0)
  })

  it('is found among very many, and only below the prefix of the installation', async () => {
    await server.stop()
    server = await S3Server.start({ pageSize: 2 })
    const begun = new Date(0)
    for (let count = 0; count < 5; count += 1)
      server.uploads.set(`upload-${count}`, { key: `own/1/${count}`, begun, parts: new Map() })
    server.uploads.set('other', { key: 'other/1/0', begun, parts: new Map() })
    expect(await open({ ...server.place, prefix: 'own/' }).removeUnfinished(new Date())).toBe(5)
    expect([...server.uploads.keys()]).toEqual(['other'])
  })
})
