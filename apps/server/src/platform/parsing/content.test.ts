import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { filePurposes } from '@titian/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { zip } from '../../testing/zip-files.ts'
import { inspectContent, isCaptionsHead } from './content.ts'

let directory: string
beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'titian-content-'))
})
afterAll(() => rm(directory, { recursive: true }))

async function inspect(
  bytes: Uint8Array,
  text: 'captions' | 'sheet' | 'none' = 'none',
  types: readonly string[] = filePurposes.material.types,
) {
  const path = join(directory, 'file')
  await writeFile(path, bytes)
  return inspectContent({ path, text, types })
}

function box(type: string, ...parts: Uint8Array[]): Buffer {
  const content = Buffer.concat(parts)
  const head = Buffer.alloc(8)
  head.writeUInt32BE(content.length + 8, 0)
  head.write(type, 4, 'latin1')
  return Buffer.concat([head, content])
}

const numbers = (...values: number[]) => {
  const bytes = Buffer.alloc(values.length * 4)
  values.forEach((value, index) => bytes.writeUInt32BE(value, index * 4))
  return bytes
}
const ftyp = (brand = 'isom') => box('ftyp', Buffer.from(brand), numbers(0))
const mvhd = (timescale: number, duration: number) =>
  box('mvhd', numbers(0, 0, 0, timescale, duration), Buffer.alloc(80))
const film = (timescale: number, duration: number) =>
  Buffer.concat([ftyp(), box('mdat', Buffer.alloc(100)), box('moov', mvhd(timescale, duration))])

describe('the length of a film', () => {
  it.each([
    ['from its movie header', film(1000, 62_500), 62.5],
    [
      'from a header of 64 bits',
      Buffer.concat([
        ftyp(),
        box('moov', box('mvhd', numbers(0x01000000, 0, 0, 0, 0, 90_000, 0, 180_000))),
      ]),
      2,
    ],
    [
      'from its fragments',
      Buffer.concat([
        ftyp(),
        box('moov', mvhd(1000, 0), box('mvex', box('mehd', numbers(0, 3000)))),
      ]),
      3,
    ],
  ])('is read %s', async (_, bytes, seconds) => {
    expect(await inspect(bytes)).toMatchObject({ type: 'video/mp4', durationSeconds: seconds })
  })

  it.each([
    ['a length of nothing', film(1000, 0)],
    ['no units', film(0, 1000)],
    ['no header', Buffer.concat([ftyp(), box('mdat', Buffer.alloc(10))])],
    [
      'a box that is longer than the file',
      Buffer.concat([ftyp(), numbers(0x7fffffff, 0x6d6f6f76)]),
    ],
    ['a box without a length', Buffer.concat([ftyp(), numbers(2, 0x66726565)])],
    [
      'a hundred thousand empty boxes',
      Buffer.concat([
        ftyp(),
        ...Array.from({ length: 100_000 }, () => box('free')),
        film(1000, 1000),
      ]),
    ],
  ])('cannot be read from a film with %s', async (_, bytes) => {
    expect(await inspect(bytes)).toBeUndefined()
  })

  it('[FRM-180] is not looked for in sound, still pictures and other containers', async () => {
    for (const brand of ['qt  ', 'M4A ', 'heic', 'avif', '3gp4'])
      expect(await inspect(Buffer.concat([ftyp(brand), film(1000, 1000)]))).toBeUndefined()
  })
})

describe('archives', () => {
  const parts = { '[Content_Types].xml': 'x', '_rels/.rels': 'x' }
  it.each([
    ['word/document.xml', 'wordprocessingml.document'],
    ['xl/workbook.xml', 'spreadsheetml.sheet'],
    ['ppt/presentation.xml', 'presentationml.presentation'],
  ])('[FRM-180] are told by the names in them: %s', async (name, kind) => {
    expect(await inspect(await zip({ ...parts, [name]: 'x' }))).toMatchObject({
      type: expect.stringContaining(kind),
    })
    expect(await inspect(await zip({ [name]: 'x' }))).toMatchObject({ type: 'application/zip' })
  })

  it('are refused with programs in them, or when their directory is broken', async () => {
    const word = await zip({ ...parts, 'word/document.xml': 'x', 'word/vbaProject.bin': 'x' })
    expect(await inspect(word)).toBeUndefined()
    expect(await inspect((await zip({ a: 'x' })).subarray(0, 30))).toBeUndefined()
    const broken = await zip({ a: 'x' })
    broken.writeUInt32LE(0xffffffff, broken.length - 10)
    expect(await inspect(broken)).toBeUndefined()
  })

  it('[FRM-261] are refused unopened where only pictures are wanted', async () => {
    const { types } = filePurposes.avatar
    expect(
      await inspect(await zip({ '[Content_Types].xml': ' '.repeat(1_000_000) }), 'none', types),
    ).toBe(undefined)
  })
})

describe('captions', () => {
  it('[CRS-127] begin with the word of the format', () => {
    for (const good of [
      'WEBVTT',
      'WEBVTT\n\n',
      '\ufeffWEBVTT\r\n',
      'WEBVTT - a remark\n',
      'WEBVTT\tremark\n',
    ])
      expect(isCaptionsHead(good)).toBe(true)
    for (const bad of [
      '',
      'webvtt\n',
      'WEBVTTX\n',
      '1\n00:00',
      ' WEBVTT',
      '<html>',
      'WEBVTT\n\u0000',
    ])
      expect(isCaptionsHead(bad)).toBe(false)
  })
})
