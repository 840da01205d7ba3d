import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { expect, it } from 'vitest'
import { directoryLine, renameEntry, zip } from '../../testing/zip-files.ts'
import { archiveOf } from './archive.ts'
import { listEntries, listNames, unfoldArchive } from './zip-reader.ts'

const texts = { 'a.txt': 'first', 'b.txt': 'second' }
const list = (bytes: Buffer, most = 10) => listEntries(archiveOf(bytes), most)
const unfold = (bytes: Buffer, mostBytes = 1000) => unfoldArchive(archiveOf(bytes), 10, mostBytes)

/** Returns an archive with changed bytes that the library itself would never write. */
async function changed(change: (bytes: Buffer) => void, isPacked = true): Promise<Buffer> {
  const bytes = await zip(texts, isPacked)
  change(bytes)
  return bytes
}

async function contentOf(bytes: Buffer, name: string): Promise<string> {
  const entry = (await list(bytes))?.get(name)
  return entry ? (await buffer(await entry.open())).toString() : ''
}

it.each([true, false])('[TCH-146] reads what was written, packed: %s', async (isPacked) => {
  const bytes = await zip(texts, isPacked)
  expect(await listNames(archiveOf(bytes))).toEqual(['a.txt', 'b.txt'])
  expect(await contentOf(bytes, 'b.txt')).toBe('second')
  expect((await unfold(bytes))?.get('a.txt')?.toString()).toBe('first')
})

it.each<[string, (bytes: Buffer) => void]>([
  ['is locked', (bytes) => bytes.writeUInt16LE(0x809, directoryLine(bytes, 'a.txt') + 8)],
  [
    'is packed in an unknown way',
    (bytes) => bytes.writeUInt16LE(9, directoryLine(bytes, 'a.txt') + 10),
  ],
  ['lies over another one', (bytes) => bytes.writeUInt32LE(4, directoryLine(bytes, 'b.txt') + 42)],
  [
    'ends in the directory',
    (bytes) => bytes.writeUInt32LE(900, directoryLine(bytes, 'b.txt') + 20),
  ],
  ['has the name of another one', (bytes) => renameEntry(bytes, 'b.txt', 'a.txt').copy(bytes)],
])('[TCH-146] lists no archive of which an entry %s', async (_, change) => {
  const bytes = await changed(change)
  expect(await list(bytes)).toBeUndefined()
  expect(await unfold(bytes)).toBeUndefined()
})

it('[TCH-146] lists no archive whose directory has another length, is cut or has too many entries', async () => {
  const longer = await changed((bytes) => bytes.writeUInt32LE(9999, bytes.length - 10))
  expect(await list(longer)).toBeUndefined()
  expect(await listNames(archiveOf(longer))).toBeUndefined()
  const whole = await zip(texts)
  expect(await list(whole.subarray(0, -22))).toBeUndefined()
  expect(await list(whole.subarray(40))).toBeUndefined()
  expect(await list(whole, 1)).toBeUndefined()
  expect(await list(Buffer.alloc(0))).toBeUndefined()
})

it('[TCH-146] unfolds no entry a thousandfold, and none further than it says', async () => {
  const bomb = await zip({ 'a.txt': Buffer.alloc(4_000_000) })
  expect(await list(bomb)).toBeUndefined()
  expect(await unfold(bomb)).toBeUndefined()
  bomb.writeUInt32LE(2000, directoryLine(bomb, 'a.txt') + 24)
  await expect(contentOf(bomb, 'a.txt')).rejects.toThrow('too many bytes')
  expect(await unfold(bomb, 10_000)).toBeUndefined()
})

it.each<[string, (bytes: Buffer) => void, string]>([
  [
    'has other bytes than its checksum',
    (bytes) => bytes.write('thirty', bytes.indexOf('second')),
    'damaged',
  ],
  [
    'has another name in front of it',
    (bytes) => bytes.write('c.txt', bytes.indexOf('b.txt')),
    'contradicts',
  ],
  [
    'is said to be packed in front of it alone',
    (bytes) => bytes.writeUInt16LE(8, bytes.indexOf('b.txt') - 22),
    'contradicts',
  ],
])('[TCH-146] refuses an entry that %s', async (_, change, reason) => {
  const bytes = await changed(change, false)
  await expect(contentOf(bytes, 'b.txt')).rejects.toThrow(reason)
  expect(await unfold(bytes)).toBeUndefined()
})

it('[TCH-146] reads an archive to which a server appended something', async () => {
  const bytes = Buffer.concat([await zip(texts), Buffer.from('\n<html></html>')])
  expect(await contentOf(bytes, 'b.txt')).toBe('second')
  expect((await unfold(bytes))?.get('a.txt')?.toString()).toBe('first')
})

it('[TCH-146] reads an entry whose header differs in the flags of level and encoding', async () => {
  const bytes = await changed((all) => all.writeUInt16LE(0x80e, directoryLine(all, 'b.txt') + 8))
  bytes.writeUInt16LE(8, bytes.indexOf('b.txt') - 24)
  expect(await contentOf(bytes, 'b.txt')).toBe('second')
})

/** An archive of one entry whose header states its lengths in the ZIP64 field, as of Info-ZIP. */
async function withLongLengths(packed: number): Promise<Buffer> {
  const bytes = await zip({ 'a.txt': 'first' }, false)
  bytes.fill(0xff, 18, 26)
  bytes.writeUInt16LE(20, 28)
  const field = Buffer.alloc(20)
  field.writeUInt16LE(1, 0)
  field.writeUInt16LE(16, 2)
  field.writeUInt32LE(5, 4)
  field.writeUInt32LE(packed, 12)
  const nameEnd = 30 + 'a.txt'.length
  const longer = Buffer.concat([bytes.subarray(0, nameEnd), field, bytes.subarray(nameEnd)])
  longer.writeUInt32LE(longer.readUInt32LE(longer.length - 6) + field.length, longer.length - 6)
  return longer
}

it('[TCH-146] reads a small entry whose header states its lengths as long ones', async () => {
  expect(await contentOf(await withLongLengths(5), 'a.txt')).toBe('first')
  await expect(contentOf(await withLongLengths(4), 'a.txt')).rejects.toThrow('contradicts')
})

it('[FRM-261] unfolds no small archive with a gap between its entries', async () => {
  const [one, other] = [await zip({ 'a.txt': 'a' }, false), await zip(texts, false)]
  const gap = other.indexOf('b.txt') - 30
  // The second entry and the directory move back by the length of a whole archive.
  const moved = Buffer.concat([other.subarray(0, gap), one, other.subarray(gap)])
  moved.writeUInt32LE(gap + one.length, directoryLine(moved, 'b.txt') + 42)
  moved.writeUInt32LE(moved.readUInt32LE(moved.length - 6) + one.length, moved.length - 6)
  expect(await contentOf(moved, 'b.txt')).toBe('second')
  expect(await unfold(moved)).toBeUndefined()
})

it('[FRM-261] unfolds no small archive whose entries have no clear end', async () => {
  const hidden = await zip({ 'a.txt': 'first PK\u0007\u0008 second' }, false)
  expect(await contentOf(hidden, 'a.txt')).toContain('second')
  expect(await unfold(hidden)).toBeUndefined()
})

it('[TCH-146] distinguishes a store that fails from an archive that is damaged', async () => {
  const failing = {
    size: 1000,
    read: () =>
      new Readable({
        read() {
          this.destroy(new Error('disk'))
        },
      }),
  }
  await expect(listEntries(failing, 10)).rejects.toThrow('disk')
})
