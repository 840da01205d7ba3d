import { z } from 'zod'
import { looksChinese, looksWestern } from './letter-runs.ts'

/** The encodings that a person may choose if the bytes are ambiguous. */
const chosenEncodings = ['gb18030', 'big5', 'windows-1252', 'macintosh'] as const
export const chosenEncoding = z.enum(chosenEncodings)
export type ChosenEncoding = z.output<typeof chosenEncoding>

/** A possible encoding of the text, with sample lines that are not pure ASCII. */
export const encodingCandidates = z
  .array(z.object({ name: chosenEncoding, sample: z.array(z.string()).max(3) }))
  .min(1)
export type EncodingCandidate = z.output<typeof encodingCandidates>[number]

/**
 * The decoded text, or the encodings among which a person has to choose, or undefined for binary
 * data.
 */
type ReadText = { text: string } | { candidates: EncodingCandidate[] } | undefined

const sampleLines = 3
const sampleLetters = 120

/** The characters of windows-1252 from 0x80 to 0x9F; undefined ones stay unchanged. */
const westernMarks = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ'

function decode(bytes: Uint8Array, encoding: string): string | undefined {
  try {
    const decoder = new TextDecoder(encoding, { fatal: true })
    const raw = decoder.decode(bytes)
    // Node decodes windows-1252 as Latin-1, which has control characters in place of these
    // characters.
    const text =
      decoder.encoding === 'windows-1252'
        ? raw.replace(/[\u0080-\u009f]/g, (one) => westernMarks.charAt(one.charCodeAt(0) - 0x80))
        : raw
    // A text has no control characters such as zero; C1 characters are undefined in windows-1252.
    return /[^\P{Cc}\t\n\v\f\r]/u.test(text) ? undefined : text
  } catch {
    return undefined
  }
}

/** UTF-16 without a byte order mark is not detected: its zeros make it binary. */
function markOf([first, second]: Uint8Array): string | undefined {
  if (first === 0xff && second === 0xfe) return 'utf-16le'
  return first === 0xfe && second === 0xff ? 'utf-16be' : undefined
}

/** The encoding that an XML file declares of itself. */
function declaredOf(bytes: Uint8Array): string | undefined {
  const head = String.fromCharCode(...bytes.subarray(0, 200))
  const name = /^\s*<\?xml\s[^>]*?\bencoding\s*=\s*["']([\w.:-]+)["']/.exec(head)?.[1]
  return name && !/^utf-?16/i.test(name) ? name : undefined
}

function decoded(bytes: Uint8Array): string | undefined {
  const mark = markOf(bytes)
  if (mark) return decode(bytes, mark)
  const declared = declaredOf(bytes)
  return (declared && decode(bytes, declared)) ?? decode(bytes, 'utf-8')
}

/**
 * Lines at the same positions in each encoding, because no multi-byte character contains a line
 * end.
 */
function sampleOf(text: string): string[] {
  const lines = text.split(/\r\n?|\n/).filter((line) => /[^\p{ASCII}]/u.test(line))
  return lines.slice(0, sampleLines).map((line) => {
    const start = Math.max(0, line.search(/[^\p{ASCII}]/u) - sampleLetters / 2)
    return line.slice(start, start + sampleLetters).trim()
  })
}

/** Returns the only encoding in which all characters are plausible, or undefined. */
function plausible(texts: Partial<Record<ChosenEncoding, string>>, bytes: Uint8Array) {
  const gb = texts.gb18030 === undefined ? 0 : looksChinese(bytes, 'gb18030')
  const big5 = texts.big5 === undefined ? 0 : looksChinese(bytes, 'big5')
  const isWestern = texts['windows-1252'] !== undefined && looksWestern(bytes)
  if (isWestern) return gb === 0 && big5 === 0 ? ('windows-1252' as const) : undefined
  // Text with only frequent GB18030 characters is seldom Big5, but Big5 text often looks like
  // GB18030.
  if (gb === 1 || gb > big5 + 0.2) return 'gb18030' as const
  return gb === 0 && big5 > 0.9 ? ('big5' as const) : undefined
}

/**
 * Decodes a text file without guessing silently: UTF-8, UTF-16 with a byte order mark and a
 * declared encoding are certain; others only if exactly one is plausible. Otherwise a person
 * chooses the encoding, which the caller passes as `chosen`.
 */
export function readText(bytes: Uint8Array, chosen?: ChosenEncoding): ReadText {
  const sure = decoded(bytes) ?? (chosen && decode(bytes, chosen))
  if (sure !== undefined) return { text: sure.replace(/^\uFEFF/, '') }
  if (markOf(bytes)) return undefined
  const found = chosenEncodings.flatMap((name) => {
    const text = decode(bytes, name)
    return text === undefined ? [] : [[name, text] as const]
  })
  const texts: Partial<Record<ChosenEncoding, string>> = Object.fromEntries(found)
  const name = plausible(texts, bytes)
  const text = name && texts[name]
  if (text !== undefined) return { text }
  if (found.length === 0) return undefined
  return { candidates: found.map(([one, all]) => ({ name: one, sample: sampleOf(all) })) }
}
