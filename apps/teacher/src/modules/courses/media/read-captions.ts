/** Encodings of subtitle files in use here; the first that reads all bytes without a fault is the right one. */
const encodings = ['utf-8', 'gb18030'] as const

function decode(bytes: Uint8Array): string {
  const [first, second] = bytes
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes)
  for (const encoding of encodings) {
    try {
      return new TextDecoder(encoding, { fatal: true }).decode(bytes)
    } catch {
      // The next one is tried.
    }
  }
  return new TextDecoder().decode(bytes)
}

const subRipTimes =
  /^\s*(\d{1,2}:\d{2}:\d{2})[,.](\d{1,3})\s*-->\s*(\d{1,2}:\d{2}:\d{2})[,.](\d{1,3}).*$/gm
const moment = (clock: string, part: string) => `${clock.padStart(8, '0')}.${part.padEnd(3, '0')}`

/** What SubRip files carry and WebVTT does not know: fonts, and places on the screen in braces. */
const foreignMarks = /<\/?font[^>]*>|\{\\[^}]*\}/gi

function fromSubRip(text: string): string {
  const cues = text
    .replace(foreignMarks, '')
    .replace(
      subRipTimes,
      (_, start: string, startPart: string, end: string, endPart: string) =>
        `${moment(start, startPart)} --> ${moment(end, endPart)}`,
    )
  return `WEBVTT\n\n${cues.trim()}\n`
}

/** A subtitle file as WebVTT, which the server keeps; undefined when it is neither WebVTT nor SubRip (CRS-110). */
export function readCaptions(bytes: Uint8Array): string | undefined {
  const text = decode(bytes)
    .replace(/^\uFEFF/, '')
    .replace(/\r\n?/g, '\n')
  if (/^WEBVTT(?:[ \t\n]|$)/.test(text)) return text
  subRipTimes.lastIndex = 0
  return subRipTimes.test(text) ? fromSubRip(text) : undefined
}

/** The same file as WebVTT in UTF-8, with the type that the server asks for. */
export async function asCaptions(file: File): Promise<File | undefined> {
  const text = readCaptions(new Uint8Array(await file.arrayBuffer()))
  if (text === undefined) return undefined
  const name = file.name.replace(/\.\w+$/, '') + '.vtt'
  return new File([text], name, { type: 'text/vtt', lastModified: file.lastModified })
}
