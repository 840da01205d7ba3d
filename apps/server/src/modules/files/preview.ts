import { Readable } from 'node:stream'
import { studyRules } from '@titian/contract'
import type { FileStore } from '../../platform/files/file-store.ts'
import type { Context } from '../../platform/http/context.ts'
import { type ByteRange, bytesOfFirst } from '../../platform/parsing/mp4-samples.ts'
import * as queries from './queries.ts'
import type { FileRow } from './tables.ts'

/**
 * Seconds beyond the preview. Decoders read ahead; without these bytes, the last second would not
 * play properly.
 */
const readAhead = 2

/**
 * The byte ranges that may be read of recently requested videos. A stored file never changes, so
 * the ranges stay right.
 */
const openRanges = new Map<string, Promise<ByteRange[] | undefined>>()
const mostKnown = 200

async function readAll(stream: Readable): Promise<Buffer> {
  const parts: Buffer[] = []
  for await (const part of stream) parts.push(part as Buffer)
  return Buffer.concat(parts)
}

async function find(files: FileStore, { storageKey, type }: FileRow) {
  const size = await files.sizeOf(storageKey)
  if (size === undefined || type !== 'video/mp4') return undefined
  const read = (start: number, length: number) =>
    readAll(files.read(storageKey, { start, end: Math.min(size, start + length) - 1 }))
  return bytesOfFirst(read, size, studyRules.previewSeconds + readAhead)
}

/**
 * CRS-205: returns the byte ranges of a video that everybody may read. Returns undefined if the
 * first minutes cannot be separated.
 */
export function openBytes(files: FileStore, file: FileRow): Promise<ByteRange[] | undefined> {
  const key = `${file.id} ${file.sha256}`
  const before = openRanges.get(key)
  if (before) return before
  const found = find(files, file)
  // A read that failed once may succeed the next time, so the failure is not cached.
  found.catch(() => openRanges.delete(key))
  openRanges.set(key, found)
  const [oldest] = openRanges.keys()
  if (openRanges.size > mostKnown && oldest !== undefined) openRanges.delete(oldest)
  return found
}

export async function hasPreview(
  { db, files }: Pick<Context, 'db' | 'files'>,
  schoolId: number,
  fileId: number,
): Promise<boolean> {
  return (await openBytes(files, await queries.getFile(db, schoolId, fileId))) !== undefined
}

const cueStart = /^\s*(?:(\d+):)?(\d{2}):(\d{2}\.\d{3})\s+-->/m

/**
 * CRS-205: returns the header, the styles and the cues that begin within `seconds`, without
 * comments.
 */
function captionsOfFirst(text: string, seconds: number): string {
  const blocks = text.replaceAll(/\r\n?/g, '\n').split(/\n{2,}/)
  const open = blocks.filter((block, index) => {
    const [, hours = '0', minutes, rest] = cueStart.exec(block) ?? []
    if (minutes === undefined)
      return !block.includes('-->') && (index === 0 || /^(STYLE|REGION)\b/.test(block))
    return Number(hours) * 3600 + Number(minutes) * 60 + Number(rest) < seconds
  })
  return `${open.join('\n\n').trimEnd()}\n\n`
}

/** Returns the captions for the preview of a video. */
export async function openCaptions(files: FileStore, { storageKey }: FileRow): Promise<Buffer> {
  const whole = await readAll(files.read(storageKey))
  return Buffer.from(captionsOfFirst(whole.toString('utf8'), studyRules.previewSeconds))
}

const blank = Buffer.alloc(64 * 1024)

async function* masked(
  files: FileStore,
  key: string,
  open: readonly ByteRange[],
  { start, end }: ByteRange,
) {
  const zeros = function* (from: number, to: number) {
    for (let offset = from; offset < to; offset += blank.length)
      yield blank.subarray(0, Math.min(blank.length, to - offset))
  }
  let offset = start
  for (const range of open) {
    const from = Math.max(offset, range.start)
    const to = Math.min(end, range.end)
    if (from >= to) continue
    yield* zeros(offset, from)
    yield* files.read(key, { start: from, end: to - 1 }) as AsyncIterable<Buffer>
    offset = to
  }
  yield* zeros(offset, end)
}

/**
 * Streams the requested bytes, both ends included. Bytes that may not be read are sent as zeros.
 */
export function readMasked(
  files: FileStore,
  { storageKey }: Pick<FileRow, 'storageKey'>,
  open: readonly ByteRange[],
  { start, end }: ByteRange,
): Readable {
  return Readable.from(masked(files, storageKey, open, { start, end: end + 1 }), {
    objectMode: false,
  })
}
