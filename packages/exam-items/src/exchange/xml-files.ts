import { mediaMark, mediaParts, shortText } from '../media/media-marks.ts'
import { decodeEntities, emptyLine } from '../notation/plain-text.ts'
import type { ExchangeFile, XmlNode } from '../notation/types.ts'
import { xmlText } from '../notation/xml-text.ts'

/** Stored files by the sealed id that texts refer to. */
export type ExchangeFiles = ReadonlyMap<string, ExchangeFile>

// Moodle stores the pictures of a text beside it, and its HTML refers to them by this address.
const place = '@@PLUGINFILE@@/'
const htmlText = (text: string): string =>
  xmlText(text)
    // Keeps the spaces that HTML would drop: several spaces in a row, and spaces at the edges of a
    // line.
    .replace(/ (?=[ \n])|(?<=\n) |^ | $/g, '&nbsp;')
    // Keeps several empty lines in a row, which HTML would show as one.
    .replace(/(?<=\n\n)\n/g, `${emptyLine}\n`)
    .replace(/\n/g, '<br>')

/** Returns a text and its files as Moodle writes them. A text without files is unchanged. */
export function xmlBody(text: string, files: ExchangeFiles): string {
  const parts = mediaParts(text)
  const named = parts.flatMap((part) => {
    const file = part.kind === 'text' ? undefined : files.get(part.sign)
    return file ? [file] : []
  })
  if (named.length === 0) return ` format="plain_text"><text>${xmlText(text)}</text>`
  const html = parts.map((part) => {
    if (part.kind === 'text') return htmlText(part.text)
    const file = files.get(part.sign)
    // A missing file is replaced by its description.
    if (!file) return htmlText(`[${part.words}]`)
    const source = `src="${place}${encodeURIComponent(file.name)}"`
    const words = xmlText(part.words)
    return part.kind === 'picture'
      ? `<img ${source} alt="${words}">`
      : `<audio controls ${source} title="${words}"></audio>`
  })
  const fileTags = [...new Map(named.map((file) => [file.name, file])).values()].map(
    ({ name, base64 }) =>
      `<file name="${xmlText(name)}" path="/" encoding="base64">${base64}</file>`,
  )
  return ` format="html"><text>${xmlText(html.join(''))}</text>${fileTags.join('')}`
}

const attribute = (tag: string, name: string): string =>
  decodeEntities(new RegExp(`\\s${name}\\s*=\\s*"([^"]*)"`, 'i').exec(tag)?.[1] ?? '')

function decodedName(address: string): string {
  try {
    return decodeURIComponent(address.slice(place.length).replace(/[?#].*$/, ''))
  } catch {
    return address.slice(place.length)
  }
}

/**
 * Matches an audio element. Lengths in the pattern are limited, so that matching takes linear time.
 */
const audioTag = /<audio\b[^<>]{0,2000}>([^<]{0,500}(?:<(?!\/audio)[^<]{0,500}){0,4})<\/audio>/gi

const withoutEnding = (name: string): string => name.replace(/\.[^.]*$/, '') || name

/** Collects the files of one question while its texts are read. */
export class FileReader {
  readonly files: ExchangeFile[] = []

  /**
   * Returns the HTML with marks in place of pictures and audio. `left` is the number of files that
   * the HTML does not use.
   */
  read(html: string, node: XmlNode): { html: string; left: number } {
    const beside = new Map(
      node.children
        .filter(({ name }) => name === 'file')
        .map((file) => [file.attributes['name'] ?? '', file.text]),
    )
    if (beside.size === 0) return { html, left: 0 }
    const used = new Set<string>()
    const mark = (tag: string, kind: 'picture' | 'audio', words: string, inner = tag): string => {
      const address = attribute(tag, 'src') || attribute(inner, 'src')
      const name = address.startsWith(place) ? decodedName(address) : ''
      const base64 = beside.get(name)
      if (base64 === undefined) return tag
      used.add(name)
      const sign = `file-${this.files.push({ name, base64: base64.replace(/\s/g, '') }) - 1}`
      return xmlText(mediaMark({ kind, words: words.trim() || withoutEnding(name), sign }))
    }
    const marked = html
      .replace(audioTag, (tag, inner: string) => mark(tag, 'audio', attribute(tag, 'title'), inner))
      .replace(/<img\b[^<>]*>/gi, (tag) => mark(tag, 'picture', attribute(tag, 'alt')))
    return { html: marked, left: beside.size - used.size }
  }
}

/**
 * Replaces the places of files by the sealed ids of the stored files. If a file could not be
 * stored, its description remains.
 */
export const withSigns = (text: string, signs: readonly (string | undefined)[]): string =>
  shortText(text, (mark) => {
    const at = /^file-(\d{1,6})$/.exec(mark.sign)?.[1]
    if (at === undefined) return mediaMark(mark)
    const sign = signs[Number(at)]
    return sign === undefined ? mark.words : mediaMark({ ...mark, sign })
  })
