import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { open, stat } from 'node:fs/promises'
import { pipeline } from 'node:stream/promises'
import { type FilePurpose, filePurposes } from '@titian/contract'
import { fileTypeFromFile } from 'file-type'
import { parseFile } from 'music-metadata'
import sharp from 'sharp'
import { refusal, type Refusal } from '../../platform/refusal.ts'
import { isCaptionsHead, isPlainText } from './rules.ts'

/** What the bytes themselves say, whatever the name promises (FRM-180). */
export interface Inspected {
  type: string
  size: number
  sha256: string
  durationSeconds: number | null
  /** A picture drawn anew, without what the camera wrote into it. */
  picture: Buffer | null
}

const headBytes = 4096
const longestSide = 1600
/** A small file can unfold to a huge picture; beyond this it is refused. */
const mostPixels = 64_000_000

async function readHead(path: string): Promise<string | undefined> {
  const file = await open(path)
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(headBytes), 0, headBytes, 0)
    // `stream` forgives a letter that the end of the head cuts in two.
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(
      buffer.subarray(0, bytesRead),
      { stream: true },
    )
  } catch (error) {
    if (error instanceof TypeError) return undefined
    throw error
  } finally {
    await file.close()
  }
}

async function findType(path: string, purpose: FilePurpose): Promise<string | undefined> {
  // Text has no mark of its own in its first bytes, so what it is follows from what it is for.
  const isText = purpose === 'captions' || purpose === 'sheet'
  const head = isText ? await readHead(path) : undefined
  if (purpose === 'captions')
    return head !== undefined && isCaptionsHead(head) ? 'text/vtt' : undefined
  if (head !== undefined && isPlainText(head)) return 'text/csv'
  return (await fileTypeFromFile(path))?.mime
}

async function findDuration(path: string): Promise<number | undefined> {
  const parsed = await parseFile(path, { skipCovers: true, duration: true }).catch(() => undefined)
  const seconds = parsed?.format.duration
  return seconds !== undefined && Number.isFinite(seconds) && seconds > 0
    ? Math.round(seconds * 1000) / 1000
    : undefined
}

async function redraw(path: string): Promise<Buffer | undefined> {
  try {
    return await sharp(path, { limitInputPixels: mostPixels, failOn: 'error' })
      .rotate()
      .resize({ width: longestSide, height: longestSide, fit: 'inside', withoutEnlargement: true })
      .toBuffer()
  } catch {
    return undefined
  }
}

async function hashOf(source: string | Buffer): Promise<string> {
  const hash = createHash('sha256')
  if (typeof source === 'string') await pipeline(createReadStream(source), hash)
  else hash.update(source)
  return hash.digest('base64url')
}

function wrongType(purpose: FilePurpose): Refusal<'invalidInput'> {
  return refusal('invalidInput', purpose === 'avatar' ? 'avatarType' : 'fileTypeWrong')
}

/** Checks a local file against its purpose and finds out what has to be known about it. */
export async function inspect(
  path: string,
  purpose: FilePurpose,
): Promise<Inspected | Refusal<'invalidInput'>> {
  const { most, types } = filePurposes[purpose]
  const { size } = await stat(path)
  if (size > most) return refusal('invalidInput', 'fileTooLarge')
  const type = await findType(path, purpose)
  const known: readonly string[] = types
  if (!type || !known.includes(type)) return wrongType(purpose)
  const durationSeconds = type === 'video/mp4' ? await findDuration(path) : null
  const picture = type.startsWith('image/') ? await redraw(path) : null
  if (durationSeconds === undefined || picture === undefined) return wrongType(purpose)
  return {
    type,
    durationSeconds,
    picture,
    size: picture?.length ?? size,
    sha256: await hashOf(picture ?? path),
  }
}
