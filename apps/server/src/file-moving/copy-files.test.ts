import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { bothStores } from '../platform/files/both-stores.ts'
import { diskStore, type FileStore, isStorageAway } from '../platform/files/file-store.ts'
import { s3Store } from '../platform/files/s3/s3-store.ts'
import { S3Server } from '../testing/object-storage/s3-server.ts'
import { copyFiles } from './copy-files.ts'

vi.setConfig({ testTimeout: 60_000 })

let server: S3Server
let folder: string
let stores: Record<'disk' | 's3', FileStore>
const quiet = { check: false, report: () => undefined }

beforeEach(async () => {
  server = await S3Server.start({ pageSize: 3 })
  folder = await mkdtemp(join(tmpdir(), 'titian-move-'))
  const limits = { patience: 100, storingPatience: 100 }
  stores = {
    disk: diskStore(folder),
    s3: s3Store({ ...server.place, prefix: 'school/', limits }, folder),
  }
})
afterEach(async () => {
  await server.stop()
  await rm(folder, { recursive: true, force: true })
})

async function keysOf(store: FileStore): Promise<string[]> {
  const keys: string[] = []
  for await (const { key } of store.list()) keys.push(key)
  return keys.toSorted()
}

async function fill(store: FileStore, count: number) {
  for (let at = 0; at < count; at += 1) await store.write(`1/${at}`, Buffer.from(`file ${at}`))
}

describe.each([
  ['s3', 'disk'],
  ['disk', 's3'],
] as const)('[OPS-034] moving files to %s', (to, from) => {
  it('copies all of them, and again nothing', async () => {
    await fill(stores[from], 20)
    const direction = { from: stores[from], to: stores[to] }
    expect(await copyFiles(direction, quiet)).toMatchObject({ copied: 20, present: 0, bytes: 130 })
    expect(await copyFiles(direction, { ...quiet, check: true })).toMatchObject({
      copied: 0,
      present: 20,
      different: [],
    })
    expect(await keysOf(stores[to])).toEqual(await keysOf(stores[from]))
    expect(await text(stores[to].read('1/7'))).toBe('file 7')
  })

  it('loses no file that is added, and brings none back that is removed, while people work', async () => {
    const count = 30
    await fill(stores[from], count)
    const used = bothStores(stores[to], stores[from])
    const expected = new Set(Array.from({ length: count }, (_, at) => `1/${at}`))
    let isOver = false
    const work = async () => {
      for (let at = 0; at < count; at += 2) {
        await used.remove(`1/${at}`)
        await used.write(`2/${at}`, Buffer.from('new'))
        await used.copy(`1/${at + 1}`, `3/${at}`)
        if (at % 4 === 0) await used.remove(`2/${at}`)
        else expected.add(`2/${at}`)
        expected.add(`3/${at}`).delete(`1/${at}`)
        // Each remaining file can be read at every moment.
        expect(await text(used.read(`1/${at + 1}`))).toBe(`file ${at + 1}`)
      }
    }
    const people = work().finally(() => {
      isOver = true
    })
    while (!isOver) await copyFiles({ from: stores[from], to: stores[to] }, quiet)
    await people
    await copyFiles({ from: stores[from], to: stores[to] }, quiet)
    expect(await keysOf(stores[to])).toEqual([...expected].toSorted())
    expect(await keysOf(used)).toEqual([...expected].toSorted())
  })

  it('takes a copy away when its file is removed during the copy', async () => {
    await fill(stores[from], 1)
    const used = bothStores(stores[to], stores[from])
    const slow: FileStore = {
      ...stores[to],
      async put(key, source) {
        await stores[to].put(key, source)
        await used.remove(key)
        await stores[to].put(key, Readable.from([Buffer.from('file 0')]))
      },
    }
    const done = await copyFiles({ from: stores[from], to: slow }, quiet)
    expect(done).toMatchObject({ copied: 0, removed: 1 })
    expect(await keysOf(used)).toEqual([])
  })

  it('counts a file as removed that is removed between the copy and its comparison', async () => {
    await fill(stores[from], 1)
    const used = bothStores(stores[to], stores[from])
    const slow: FileStore = {
      ...stores[to],
      async sizeOf(key) {
        const length = await stores[to].sizeOf(key)
        if (length !== undefined) await used.remove(key)
        return length
      },
    }
    const done = await copyFiles({ from: stores[from], to: slow }, quiet)
    expect(done).toMatchObject({ copied: 0, removed: 1, different: [] })
    expect(await keysOf(used)).toEqual([])
  })

  it('ends between two files, and copies the rest later', async () => {
    await fill(stores[from], 20)
    let copied = 0
    const counted: FileStore = {
      ...stores[to],
      put: (key, source) => {
        copied += 1
        return stores[to].put(key, source)
      },
    }
    const direction = { from: stores[from], to: counted }
    const first = await copyFiles(direction, { ...quiet, atOnce: 2, isStopped: () => copied >= 5 })
    expect(first.isStopped).toBe(true)
    expect(first.copied).toBeLessThan(20)
    const second = await copyFiles(direction, quiet)
    expect(first.copied + second.copied).toBe(20)
  })

  it('leaves a newer file of the new store as it is, and names files that differ', async () => {
    await stores[from].write('1/a', Buffer.from('older'))
    await stores[to].write('1/a', Buffer.from('newer file'))
    const direction = { from: stores[from], to: stores[to] }
    expect(await copyFiles(direction, quiet)).toMatchObject({ copied: 0, present: 1 })
    expect(await text(stores[to].read('1/a'))).toBe('newer file')
    expect((await copyFiles(direction, { ...quiet, check: true })).different).toEqual(['1/a'])
  })

  it('removes a copy whose bytes are not those of the file', async () => {
    await fill(stores[from], 1)
    const damaging: FileStore = {
      ...stores[to],
      put: (key) => stores[to].put(key, Readable.from([Buffer.from('fi1e 0')])),
    }
    const done = await copyFiles({ from: stores[from], to: damaging }, quiet)
    expect([done.copied, done.different]).toEqual([0, ['1/0']])
    expect(await stores[to].sizeOf('1/0')).toBeUndefined()
  })

  it('ends with the reason when the object storage is away', async () => {
    await fill(stores[from], 3)
    await server.stop()
    const direction = { from: stores[from], to: stores[to] }
    await expect(copyFiles(direction, quiet)).rejects.toSatisfy(isStorageAway)
    server = await S3Server.start()
  })
})
