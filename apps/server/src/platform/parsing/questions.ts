import {
  decodeEntities,
  isAiken,
  readAiken,
  readGift,
  readMoodleXml,
  type ReadQuestion,
  type XmlNode,
} from '@titian/exam-items/exchange'
import type { ChosenEncoding } from '@titian/contract'
import { XMLParser, XMLValidator } from 'fast-xml-parser'
import { decodeText, type Undecoded } from './decode.ts'
import { readWorkbook, type Table, tableOf } from './workbook.ts'

export interface QuestionsQuestion {
  bytes: Uint8Array
  isWorkbook: boolean
  /** The chosen encoding of a text whose encoding is uncertain. */
  encoding?: ChosenEncoding
  /** Maximum number of questions; one more is returned to show that there are more. */
  most: number
}

export type QuestionFile = Table | { read: ReadQuestion[] }

/** A node of the XML parser's `preserveOrder` mode: one tag name beside the attributes. */
type Parsed = Record<string, unknown>

const parser = new XMLParser({
  preserveOrder: true,
  ignoreAttributes: false,
  attributeNamePrefix: '',
  parseTagValue: false,
  parseAttributeValue: false,
  trimValues: false,
  // Entities are decoded here from a fixed list, so that a file cannot define any (XXE, billion
  // laughs).
  processEntities: false,
  htmlEntities: false,
  ignoreDeclaration: true,
  ignorePiTags: true,
  cdataPropName: '#cdata',
})

const deepest = 30

function* childrenOf(value: unknown): Generator<Parsed> {
  if (Array.isArray(value))
    for (const one of value as unknown[]) if (typeof one === 'object' && one) yield one as Parsed
}

const stringOf = (value: unknown): string => (typeof value === 'string' ? value : '')

function attributesOf(given: unknown): Record<string, string> {
  const pairs = Object.entries(typeof given === 'object' && given ? given : {})
  return Object.fromEntries(pairs.map(([key, value]) => [key, decodeEntities(stringOf(value))]))
}

const escaped = (text: string): string => text.replace(/&/g, '&amp;').replace(/"/g, '&quot;')

/** Tags inside a text are kept as HTML, as they would be in a CDATA section. */
function htmlOf(parsed: Parsed, depth: number): string {
  if ('#text' in parsed) return decodeEntities(stringOf(parsed['#text']))
  const name = Object.keys(parsed).find((key) => key !== ':@')
  if (name === undefined || depth > deepest) return ''
  const inner = [...childrenOf(parsed[name])].map((part) => htmlOf(part, depth + 1)).join('')
  if (name === '#cdata')
    return [...childrenOf(parsed[name])].map((part) => stringOf(part['#text'])).join('')
  if (name.startsWith('#')) return ''
  const attributes = Object.entries(attributesOf(parsed[':@']))
  const tag = [name, ...attributes.map(([key, value]) => `${key}="${escaped(value)}"`)].join(' ')
  return inner === '' && ['br', 'hr', 'img'].includes(name.toLowerCase())
    ? `<${tag}>`
    : `<${tag}>${inner}</${name}>`
}

function nodeOf(parsed: Parsed, depth = 0): XmlNode | undefined {
  const name = Object.keys(parsed).find((key) => key !== ':@')
  if (name === undefined || name.startsWith('#') || depth > deepest) return undefined
  const node: XmlNode = { name, attributes: attributesOf(parsed[':@']), text: '', children: [] }
  for (const part of childrenOf(parsed[name])) {
    if ('#text' in part) node.text += decodeEntities(stringOf(part['#text']))
    else if ('#cdata' in part)
      for (const inner of childrenOf(part['#cdata'])) node.text += stringOf(inner['#text'])
    else if (name === 'text') node.text += htmlOf(part, depth + 1)
    else {
      const child = nodeOf(part, depth + 1)
      if (child) node.children.push(child)
    }
  }
  return node
}

/** A broken question with its line number and its text. */
function brokenAt(line: number, text: string): ReadQuestion {
  const label = (text.split('\n')[line - 1] ?? '').trim().slice(0, 80)
  return { line, label, faults: [{ path: '', code: 'brokenXml' }], warnings: [] }
}

/** Adds a root element, because an excerpt of a Moodle file begins with a question. */
function withRoot(text: string): string {
  const prolog = /^\s*(?:<\?xml[^<>]{0,200}\?>\s*)?(?=<question[\s>])/.exec(text)?.[0]
  // Line numbers stay the same, because errors name them.
  return prolog === undefined ? text : `${prolog}<quiz>${text.slice(prolog.length)}</quiz>`
}

function readXml(text: string, most: number): ReadQuestion[] | undefined {
  // A document type can only occur before the root.
  const root = text.search(/<quiz[\s>]/)
  if (root < 0 || /<!(?:DOCTYPE|ENTITY)/i.test(text.slice(0, root))) return undefined
  const checked = XMLValidator.validate(text)
  if (checked !== true) return [brokenAt(checked.err.line, text)]
  const tops = [...childrenOf(parser.parse(text))].map((top) => nodeOf(top))
  const quiz = tops.find((node) => node?.name === 'quiz')
  return quiz && readMoodleXml(quiz, most)
}

/** Detects the format by the beginning, because a GIFT text may begin with an HTML tag. */
function readText(text: string, most: number): ReadQuestion[] | undefined {
  if (/^\s*<(?:[?!]|quiz[\s>]|question[\s>])/.test(text)) return readXml(withRoot(text), most)
  return isAiken(text) ? readAiken(text, most) : readGift(text, most)
}

/** Maximum blank lines of a sheet, which do not count as questions. */
const mostBlankLines = 1000

/** The questions of a file in one of the four formats; undefined for any other file. */
export async function readQuestions({
  bytes,
  isWorkbook,
  encoding,
  most,
}: QuestionsQuestion): Promise<QuestionFile | Undecoded | undefined> {
  try {
    if (isWorkbook) {
      const cells = await readWorkbook(bytes, most + mostBlankLines, { keepLines: true })
      return cells && tableOf(cells)
    }
    const decoded = decodeText(bytes, encoding)
    if (decoded === 'encodingUnknown' || 'candidates' in decoded) return decoded
    const { text } = decoded
    const read = readText(text, most)
    return read && read.length > 0 ? { read } : undefined
  } catch {
    return undefined
  }
}
