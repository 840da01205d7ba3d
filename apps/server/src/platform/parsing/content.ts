import { open, readFile, type FileHandle } from 'node:fs/promises'
import { readCaptions, readText } from '@titian/contract'
import sharp from 'sharp'
import type { Archive } from '../archives/archive.ts'
import { listNames } from '../archives/zip-reader.ts'
import { readMp4Seconds } from './mp4.ts'
import { officeType } from './office-type.ts'

export interface ContentQuestion {
  path: string
  /** Texts have no signature bytes, so the purpose of the upload decides the type. */
  text: 'captions' | 'sheet' | 'questions' | 'none'
  /** The accepted types; other types are not inspected. */
  types: readonly string[]
}

export interface Content {
  type: string
  durationSeconds: number | null
  /** Replaces the uploaded bytes: a picture without camera data, or repaired captions. */
  rewritten: Uint8Array | null
}

const headBytes = 4096
const longestSide = 1600
/** Maximum pixels; a small file can unpack to a huge picture. */
const mostPixels = 64_000_000
const drawingSeconds = 10
const zipType = 'application/zip'

const latin = (bytes: Uint8Array, start: number, end: number) =>
  Buffer.from(bytes.subarray(start, end)).toString('latin1')

/**
 * Brands of the same container that are no film for the web: QuickTime, sound, still pictures,
 * mobile phones.
 */
const otherBrands = /^(?:qt|M4[ABPV]|F4[ABPV]|avi[fs]|mif1|msf1|hei[cmsx]|hev[cmsx]|crx|3g)/

/** The audio type: MPEG layer III with or without an ID3 tag, M4A, Vorbis or Opus in Ogg. */
function audioOfBytes(head: Uint8Array): string | undefined {
  const [first = 0, second = 0, third = 0] = head
  const isFrame =
    first === 0xff && (second & 0xe6) === 0xe2 && (second & 0x18) !== 8 && (third & 0xf0) < 0xf0
  if (isFrame || latin(head, 0, 3) === 'ID3') return 'audio/mpeg'
  if (/^ftypM4[AB]/.test(latin(head, 4, 11))) return 'audio/mp4'
  const isOgg = latin(head, 0, 4) === 'OggS'
  const isSound = latin(head, 28, 36) === 'OpusHead' || latin(head, 29, 35) === 'vorbis'
  return isOgg && isSound ? 'audio/ogg' : undefined
}

/** The type by the signature bytes. */
function typeOfBytes(head: Uint8Array): string | undefined {
  if (latin(head, 0, 3) === '\u00ff\u00d8\u00ff') return 'image/jpeg'
  if (latin(head, 0, 8) === '\u0089PNG\r\n\u001a\n') return 'image/png'
  if (latin(head, 0, 4) === 'RIFF' && latin(head, 8, 12) === 'WEBP') return 'image/webp'
  if (latin(head, 0, 5) === '%PDF-') return 'application/pdf'
  if (latin(head, 0, 4) === 'PK\u0003\u0004') return zipType
  const isFilm = latin(head, 4, 8) === 'ftyp' && !otherBrands.test(latin(head, 8, 12))
  return isFilm ? 'video/mp4' : audioOfBytes(head)
}

/** True for a WebVTT header: the word WEBVTT, alone on its line or followed by a comment. */
export function isCaptionsHead(head: string): boolean {
  return /^\ufeff?WEBVTT(?:[ \t][^\n\r]*)?(?:\r?\n|\r|$)/.test(head) && !head.includes('\u0000')
}

/** No text contains control characters other than white space, in any encoding. */
const isControl = (byte: number) => byte < 0x20 && ![0x09, 0x0a, 0x0c, 0x0d].includes(byte)

/**
 * Detects UTF-16 without a byte order mark: every other byte of Latin letters and line ends is
 * zero.
 */
function isUnmarkedUtf16(head: Buffer): boolean {
  const zeros = [0, 0]
  for (const [at, byte] of head.entries()) if (byte === 0) zeros[at % 2] = (zeros[at % 2] ?? 0) + 1
  const [even = 0, odd = 0] = zeros
  return Math.min(even, odd) === 0 && Math.max(even, odd) > head.length / 8
}

/** Decides only whether the bytes are text; the reader detects the encoding from the whole text. */
function textOfBytes(head: Buffer): 'text' | 'encodingUnknown' | undefined {
  const isMarked = /^(?:\u00ff\u00fe|\u00fe\u00ff)/.test(latin(head, 0, 2))
  if (isMarked) return 'text'
  if (typeOfBytes(head) === undefined && isUnmarkedUtf16(head)) return 'encodingUnknown'
  return head.some(isControl) || latin(head, 0, 5) === '%PDF-' ? undefined : 'text'
}

/** Captions must be UTF-8; a character cut at the end of the read bytes is accepted. */
function captionsType(head: Buffer): string | undefined {
  const found = textOfBytes(head)
  if (found !== 'text') return found
  try {
    const decoder = new TextDecoder('utf-8', { fatal: true })
    const captions = decoder.decode(head, { stream: head.length === headBytes })
    return isCaptionsHead(captions) ? 'text/vtt' : undefined
  } catch {
    return 'encodingUnknown'
  }
}

function textType(head: Buffer, text: ContentQuestion['text']): string | undefined {
  if (text === 'captions') return captionsType(head)
  const found = textOfBytes(head)
  if (found !== 'text') return found
  return text === 'questions' ? 'text/plain' : 'text/csv'
}

const archiveIn = async (file: FileHandle): Promise<Archive> => ({
  size: (await file.stat()).size,
  read: (range) => file.createReadStream({ ...range, autoClose: false }),
})

async function findType(
  file: FileHandle,
  { text, types }: ContentQuestion,
): Promise<string | undefined> {
  const { buffer, bytesRead } = await file.read(Buffer.alloc(headBytes), 0, headBytes, 0)
  const head = buffer.subarray(0, bytesRead)
  const asText = text === 'none' ? undefined : textType(head, text)
  if (asText !== undefined || text === 'captions') return asText
  const type = typeOfBytes(head)
  const mayBeOffice = types.some((one) => one.includes('openxmlformats'))
  return type === zipType && mayBeOffice ? officeType(await listNames(await archiveIn(file))) : type
}

async function redraw(path: string): Promise<Uint8Array | undefined> {
  try {
    return await sharp(path, { limitInputPixels: mostPixels, failOn: 'error' })
      .rotate()
      .resize({ width: longestSide, height: longestSide, fit: 'inside', withoutEnlargement: true })
      .timeout({ seconds: drawingSeconds })
      .toBuffer()
  } catch {
    return undefined
  }
}

/** Normalises captions from any program to what players read (FRM-376). */
async function repairCaptions(path: string) {
  const decoded = readText(await readFile(path))
  if (!decoded || !('text' in decoded)) return 'encodingUnknown'
  const read = readCaptions(decoded.text)
  return read ? Buffer.from(read.vtt) : 'captionsEmpty'
}

async function rewrite(path: string, type: string) {
  if (type === 'text/vtt') return repairCaptions(path)
  return type.startsWith('image/') ? redraw(path) : null
}

/**
 * The type by the content, independent of the file name (FRM-180); undefined when it is not an
 * accepted type.
 */
export async function inspectContent(
  question: ContentQuestion,
): Promise<Content | 'encodingUnknown' | 'captionsEmpty' | undefined> {
  const { path, types } = question
  const file = await open(path)
  try {
    const type = await findType(file, question)
    if (type === 'encodingUnknown') return type
    if (type === undefined || !types.includes(type)) return undefined
    const durationSeconds = type === 'video/mp4' ? await readMp4Seconds(file) : null
    const rewritten = await rewrite(path, type)
    if (rewritten === 'encodingUnknown' || rewritten === 'captionsEmpty') return rewritten
    if (durationSeconds === undefined || rewritten === undefined) return undefined
    return { type, durationSeconds, rewritten }
  } finally {
    await file.close()
  }
}
