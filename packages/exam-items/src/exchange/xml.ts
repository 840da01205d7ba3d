import { allExchanges, exchangeOf } from '../kinds/kind-exchange.ts'
import { checkQuestion, pointsText, readExtras, warnOfFeedback } from './check-question.ts'
import { extrasOf, fromHtml } from './gift.ts'
import { categoryTags } from '../notation/gift-text.ts'
import { ExchangeProblem, type ExchangeQuestion, type ExchangeWarning } from '../notation/types.ts'
import type { ReadQuestion, XmlAnswer, XmlNode } from '../notation/types.ts'
import { decodeEntities } from '../notation/plain-text.ts'
import { type ExchangeFiles, FileReader, xmlBody } from './xml-files.ts'
import { xmlPart, xmlText } from '../notation/xml-text.ts'

// Moodle XML: https://docs.moodle.org/en/Moodle_XML_format

type Warn = (warning: ExchangeWarning) => void

const childOf = (node: XmlNode | undefined, name: string): XmlNode | undefined =>
  node?.children.find((child) => child.name === name)

/** Returns the text of an element. Without a stated format, Moodle writes HTML. */
function textOf(
  node: XmlNode | undefined,
  warn: Warn,
  usual = 'html',
  reader = new FileReader(),
): string {
  if (!node) return ''
  const { text } = childOf(node, 'text') ?? node
  const format = node.attributes['format'] ?? usual
  if (format === 'plain_text' || format === 'markdown' || format === 'none') {
    if (childOf(node, 'file')) warn('file')
    return text.trim()
  }
  const { html, left } = reader.read(text, node)
  if (left > 0) warn('file')
  return fromHtml(html, warn)
}

function readAnswer(node: XmlNode, isOwn: boolean, warn: Warn, reader: FileReader): XmlAnswer {
  const tolerance = childOf(node, 'tolerance')?.text.trim() ?? ''
  const fraction = Number(node.attributes['fraction'] ?? '0')
  return {
    text: textOf(node, warn, 'moodle_auto_format', reader),
    fraction: Number.isFinite(fraction) ? fraction : 0,
    tolerance: isOwn ? tolerance : tidyTolerance(tolerance),
    feedback: textOf(childOf(node, 'feedback'), warn, 'moodle_auto_format', reader),
    blank: Number(node.attributes['blank'] ?? '1') || 1,
  }
}

/** Removes the zeros of a number that Moodle writes with many decimals, such as `0.1000000`. */
const tidyTolerance = (text: string): string =>
  /^\d+\.\d*0{4,}$/.test(text) ? text.replace(/\.?0+$/, '') : text

/**
 * Types of Moodle questions that no kind of question here can store. A question of such a type is
 * refused, and the refusal names the type.
 */
const refused: Readonly<Record<string, 'cloze'>> = { cloze: 'cloze', multianswer: 'cloze' }

const tagsOf = (node: XmlNode | undefined): string[] =>
  node?.children.map((tag) => (childOf(tag, 'text') ?? tag).text) ?? []

/**
 * Returns a number of Moodle's settings; 0 if it is missing. For `attachments`, -1 means unlimited.
 */
const numberIn = (node: XmlNode, name: string): number =>
  Number(childOf(node, name)?.text.trim() ?? '0') || 0

function readOne(node: XmlNode, category: readonly string[], warn: Warn) {
  const type = node.attributes['type'] ?? ''
  if (childOf(childOf(node, 'units'), 'unit')) warn('units')
  const hints = node.children.filter(({ name }) => name === 'hint')
  if (hints.some((hint) => textOf(hint, () => undefined) !== '')) warn('hints')
  if (numberIn(node, 'hidden') > 0) warn('hidden')
  if (numberIn(node, 'attachments') !== 0) warn('attachments')
  if (childOf(childOf(node, 'responsetemplate'), 'text')?.text.trim()) warn('template')
  const reader = new FileReader()
  const textIn = (name: string) => textOf(childOf(node, name), warn, 'html', reader)
  const stem = textIn('questiontext')
  const extras = readExtras(childOf(node, 'titian')?.text)
  const source = {
    type,
    stem,
    analysis: textIn('generalfeedback'),
    extras,
    warn,
    answers: node.children
      .filter(({ name }) => name === 'answer')
      .map((answer) => readAnswer(answer, 'matching' in extras, warn, reader)),
    pairs: node.children
      .filter(({ name }) => name === 'subquestion')
      .map((pair) => ({
        prompt: textOf(pair, warn, 'html', reader),
        option: textOf(childOf(pair, 'answer'), warn, 'plain_text', reader),
      })),
    part: textIn,
  }
  const points = pointsText(extras['points']) ?? childOf(node, 'defaultgrade')?.text.trim()
  for (const kind of allExchanges) {
    const item = kind.fromXml(source)
    if (item !== undefined) {
      warnOfFeedback(item, source.answers, warn)
      return {
        item,
        level: extras['level'],
        points,
        tags: [...tagsOf(childOf(node, 'tags')), ...('points' in extras ? [] : category)],
        files: reader.files,
      }
    }
  }
  throw new ExchangeProblem(
    (Object.hasOwn(refused, type) ? refused[type] : undefined) ?? 'kindUnknown',
    'kind',
  )
}

/** The questions inside the root element. The caller has checked that the root is `quiz`. */
export function readMoodleXml(root: XmlNode, most: number): ReadQuestion[] {
  const read: ReadQuestion[] = []
  let category: string[] = []
  for (const node of root.children) {
    if (node.name !== 'question') continue
    if (node.attributes['type'] === 'category') {
      const path = childOf(node, 'category')
      category = categoryTags(textOf(path, () => undefined))
      continue
    }
    if (read.length > most) break
    const name = childOf(childOf(node, 'name'), 'text')?.text ?? ''
    const label = name || textOf(childOf(node, 'questiontext'), () => undefined)
    const place = { line: read.length + 1, label }
    read.push(checkQuestion(place, (warn) => readOne(node, category, warn)))
  }
  return read
}

const xmlTags = (tags: readonly string[] = []): string =>
  tags.length === 0
    ? ''
    : `    <tags>${tags.map((tag) => `<tag><text>${xmlText(tag)}</text></tag>`).join('')}</tags>\n`

function writeOne(question: ExchangeQuestion, at: number): string {
  const { item, points } = question
  const { type, inner, stem = item.stem } = exchangeOf(item.kind).toXml(item, points)
  return [
    `  <question type="${type}">\n`,
    `    <name><text>Q${at + 1}</text></name>\n`,
    xmlPart('questiontext', stem),
    xmlPart('generalfeedback', item.analysis),
    `    <defaultgrade>${points / 100}</defaultgrade>\n`,
    inner,
    xmlTags(question.tags),
    `    <titian>${xmlText(extrasOf(question))}</titian>\n  </question>\n`,
  ].join('')
}

/**
 * Converts each text that refers to files to the form of Moodle, which has the files beside the
 * text.
 */
const withFiles = (xml: string, files: ExchangeFiles): string =>
  files.size === 0
    ? xml
    : xml.replace(/ format="plain_text"><text>([^<]*)<\/text>/g, (_, text: string) =>
        xmlBody(decodeEntities(text), files),
      )

export const writeMoodleXml = (
  questions: readonly ExchangeQuestion[],
  files: ExchangeFiles = new Map(),
): string =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<quiz>\n${questions
    .map((question, at) => withFiles(writeOne(question, at), files))
    .join('')}</quiz>\n`
