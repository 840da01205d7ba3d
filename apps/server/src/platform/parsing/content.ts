import { open, type FileHandle } from 'node:fs/promises'
import sharp from 'sharp'
import { decodeText } from './decode.ts'
import { readMp4Seconds } from './mp4.ts'
import { listNames, officeType } from './zip-names.ts'

export interface ContentQuestion {
  path: string
  /** Text has no mark of its own in its first bytes, so what it is follows from what it is for. */
  text: 'captions' | 'sheet' | 'questions' | 'none'
  /** The types that are wanted; no others are looked into. */
  types: readonly string[]
}

export interface Content {
  type: string
  durationSeconds: number | null
  /** A picture drawn anew, without what the camera wrote into it. */
  picture: Uint8Array | null
}

const headBytes = 4096
const longestSide = 1600
/** A small file can unfold to a huge picture; beyond this it is refused. */
const mostPixels = 64_000_000
const drawingSeconds = 10
const zipType = 'application/zip'

const latin = (bytes: Uint8Array, start: number, end: number) =>
  Buffer.from(bytes.subarray(start, end)).toString('latin1')

/** Brands of the same container that hold no film for the web: QuickTime, sound alone, still pictures, mobile phones. */
const otherBrands = /^(?:qt|M4[ABPV]|F4[ABPV]|avi[fs]|mif1|msf1|hei[cmsx]|hev[cmsx]|crx|3g)/

/** Sound alone: a frame of MPEG layer III, with or without a label before it; M4A; Vorbis or Opus in Ogg. */
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

/** The type that the first bytes show; a handful of comparisons, however the rest is made. */
function typeOfBytes(head: Uint8Array): string | undefined {
  if (latin(head, 0, 3) === '\u00ff\u00d8\u00ff') return 'image/jpeg'
  if (latin(head, 0, 8) === '\u0089PNG\r\n\u001a\n') return 'image/png'
  if (latin(head, 0, 4) === 'RIFF' && latin(head, 8, 12) === 'WEBP') return 'image/webp'
  if (latin(head, 0, 5) === '%PDF-') return 'application/pdf'
  if (latin(head, 0, 4) === 'PK\u0003\u0004') return 'application/zip'
  const isFilm = latin(head, 4, 8) === 'ftyp' && !otherBrands.test(latin(head, 8, 12))
  return isFilm ? 'video/mp4' : audioOfBytes(head)
}

/** True for the beginning of a WebVTT file: the magic word, alone on its line or followed by a remark. */
export function isCaptionsHead(head: string): boolean {
  return /^\ufeff?WEBVTT(?:[ \t][^\n\r]*)?(?:\r?\n|\r|$)/.test(head) && !head.includes('\u0000')
}

/** True for text, as its decoded beginning shows: no control characters but those between lines. */
export function isPlainText(head: string): boolean {
  return !/[^\P{Cc}\t\n\r]/u.test(head)
}

function textType(head: Buffer, text: ContentQuestion['text']): string | undefined {
  // A letter that the end of the head cuts in two is forgiven.
  const isPart = head.length === headBytes
  if (text === 'captions') {
    const captions = decodeText(head, ['utf-8'], isPart)
    return captions !== undefined && isCaptionsHead(captions) ? 'text/vtt' : undefined
  }
  const lines = decodeText(head, undefined, isPart)
  if (lines === undefined || !isPlainText(lines)) return undefined
  return text === 'questions' ? 'text/plain' : 'text/csv'
}

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
  return type === zipType && mayBeOffice ? officeType(await listNames(file)) : type
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

/** What the bytes themselves say, whatever the name promises (FRM-180); nothing, when they are none of the types. */
export async function inspectContent(question: ContentQuestion): Promise<Content | undefined> {
  const { path, types } = question
  const file = await open(path)
  try {
    const type = await findType(file, question)
    if (type === undefined || !types.includes(type)) return undefined
    const durationSeconds = type === 'video/mp4' ? await readMp4Seconds(file) : null
    const picture = type.startsWith('image/') ? await redraw(path) : null
    if (durationSeconds === undefined || picture === undefined) return undefined
    return { type, durationSeconds, picture }
  } finally {
    await file.close()
  }
}
