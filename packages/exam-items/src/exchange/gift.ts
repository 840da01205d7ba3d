import { fromEntryLine } from '../kinds/ordering/entry-line.ts'
import { allExchanges, exchangeOf } from '../kinds/kind-exchange.ts'
import { checkQuestion, pointsText, readExtras, warnOfFeedback } from './check-question.ts'
import {
  categoryTags,
  findPlain,
  fromGiftText,
  giftTagLine,
  giftTags,
  giftText,
  isHalfPairs,
} from '../notation/gift-text.ts'
import { plainFromHtml } from '../notation/html-text.ts'
import { ExchangeProblem, type ExchangeQuestion, type ExchangeWarning } from '../notation/types.ts'
import type { GiftAnswer, GiftBody, ReadQuestion } from '../notation/types.ts'

// GIFT, the plain text form of Moodle: https://docs.moodle.org/en/GIFT_format

const ownMark = '//titian '

interface Block {
  line: number
  text: string
  own: string | undefined
  tags: string[]
}

/**
 * Yields the questions, which are separated by blank lines. A question with a title may also follow
 * a closing brace directly. Comments and categories are separate lines; a category applies to all
 * following questions.
 */
function* blocksOf(text: string): Generator<Block> {
  const lines = text
    .replace(/^\uFEFF/, '')
    .replace(/\r\n?/g, '\n')
    .split('\n')
  let blockLines: string[] = []
  let line = 0
  let own: string | undefined
  let [tags, category]: [string[], string[]] = [[], []]
  function* finished(): Generator<Block> {
    if (blockLines.length === 0) return
    yield { line, text: blockLines.join('\n'), own, tags: [...tags, ...category] }
    blockLines = []
    own = undefined
    tags = []
  }
  for (const [at, raw] of [...lines, ''].entries()) {
    const bare = raw.trim()
    const isNext = bare.startsWith('::') && blockLines.at(-1)?.trim().endsWith('}')
    if (bare === '' || isNext || bare.startsWith('$CATEGORY:')) yield* finished()
    if (bare.startsWith('//')) {
      if (bare.startsWith(ownMark)) own = bare.slice(ownMark.length)
      else tags.push(...giftTags(bare))
    } else if (bare.startsWith('$CATEGORY:')) category = categoryTags(bare.slice(10))
    else if (bare !== '') {
      if (blockLines.length === 0) line = at + 1
      blockLines.push(raw)
    }
  }
}

interface Parts {
  title: string
  /** The texts around the answers in braces. There is one more text than there are braces. */
  texts: string[]
  bodies: string[]
}

function splitBlock(text: string): Parts {
  const trimmed = text.trim()
  const end = trimmed.startsWith('::') ? findPlain(trimmed, '::', 2) : -1
  const title = end < 0 ? '' : fromGiftText(trimmed.slice(2, end))
  let rest = end < 0 ? trimmed : trimmed.slice(end + 2)
  const [texts, bodies]: [string[], string[]] = [[], []]
  for (;;) {
    const open = findPlain(rest, '{')
    if (open < 0) break
    const close = findPlain(rest, '}', open + 1)
    if (close < 0) throw new ExchangeProblem('unclosed', 'stem')
    texts.push(rest.slice(0, open))
    bodies.push(rest.slice(open + 1, close))
    rest = rest.slice(close + 1)
  }
  return { title, texts: [...texts, rest], bodies }
}

type Warn = (warning: ExchangeWarning) => void
const formatMark = /^\s*\[(html|moodle|plain|markdown)\]/i

/** Reads a text without its format prefix; HTML becomes plain text. */
function readText(given: string, format: string | undefined, warn: Warn): string {
  const own = formatMark.exec(given)
  const text = own ? given.slice(own[0].length) : given
  const name = (own?.[1] ?? format)?.toLowerCase()
  const plain = fromGiftText(text)
  return name === 'html' || name === 'moodle' ? fromHtml(plain, warn) : plain
}

/** An entry of an ordering question is a line without its own format. */
function readEntry(line: string, format: string | undefined, warn: Warn): string {
  const plain = fromEntryLine(line)
  return /^(?:html|moodle)$/i.test(format ?? '') ? fromHtml(plain, warn) : plain
}

export function fromHtml(html: string, warn: Warn): string {
  if (/<(?:img|video|audio|object|iframe|svg)\b/i.test(html)) warn('picture')
  if (/<table\b/i.test(html)) warn('table')
  if (/<(?:b|i|u|strong|em|ul|ol|h[1-6]|font|pre|code)(?:\s*\/?>|\s[^<>=]*=)/i.test(html))
    warn('formatting')
  if (/<span\b[^<>]{0,200}\bmultilang\b|<lang\s+lang=/i.test(html)) warn('languages')
  return plainFromHtml(html)
}

/** Yields the answers between `=` and `~`, unchanged. */
function* splitAnswers(body: string): Generator<{ mark: string; text: string }> {
  let start = -1
  for (let at = 0; at <= body.length; at += 1) {
    const sign = body[at]
    if (sign === '\\') at += 1
    else if (sign === '=' || sign === '~' || at >= body.length) {
      // `~=` marks one right answer.
      const isDoubled =
        sign === '=' && body[start] === '~' && body.slice(start + 1, at).trim() === ''
      if (start >= 0 && !isDoubled)
        yield { mark: body.charAt(start), text: body.slice(start + 1, at) }
      start = at
    }
  }
}

function cutFeedback(text: string): [string, string] {
  const at = findPlain(text, '#')
  return at < 0 ? [text, ''] : [text.slice(0, at), text.slice(at + 1).trim()]
}

const weightMark = /^\s*%(-?\d{1,3}(?:\.\d{1,10})?)%/

function readAnswer(
  mark: string,
  given: string,
  format: string | undefined,
  warn: Warn,
): GiftAnswer {
  const weighed = weightMark.exec(given)
  const [text, said] = cutFeedback(weighed ? given.slice(weighed[0].length) : given)
  return {
    isRight: mark === '=',
    weight: weighed ? Number(weighed[1]) : undefined,
    text: readText(text, format, warn),
    tolerance: '',
    feedback: readText(said, format, warn),
  }
}

const shortest = (value: number): string => String(Number(value.toFixed(10)))

/** Reads a number with its tolerance, written as `1.5`, `1.5:0.1` or `1..2`. */
function readNumber(mark: string, given: string): GiftAnswer {
  const weighed = weightMark.exec(given)
  const [text, feedback] = cutFeedback(weighed ? given.slice(weighed[0].length) : given)
  const weight = weighed ? Number(weighed[1]) : undefined
  const answer = { isRight: mark === '=', weight, feedback }
  const range = /^\s*(-?\d{1,15}(?:\.\d{1,10})?)\.\.(-?\d{1,15}(?:\.\d{1,10})?)\s*$/.exec(text)
  if (range) {
    const [low, high] = [Number(range[1]), Number(range[2])]
    return { ...answer, text: shortest((low + high) / 2), tolerance: shortest((high - low) / 2) }
  }
  const colon = findPlain(text, ':')
  const value = fromGiftText(colon < 0 ? text : text.slice(0, colon))
  return { ...answer, text: value, tolerance: colon < 0 ? '' : fromGiftText(text.slice(colon + 1)) }
}

function readNumbers(body: string): GiftBody {
  const first = body.trim()
  const list = /^[=~]/.test(first) ? [...splitAnswers(first)] : [{ mark: '=', text: first }]
  return { form: 'numbers', answers: list.map(({ mark, text }) => readNumber(mark, text)) }
}

/**
 * Whether the text in braces is a single word, which Moodle accepts as the right answer (TCH-205).
 * A text with one of these signs is no single word: its author probably forgot the first sign.
 */
const isWord = (body: string): boolean => ['=', '~', '{'].every((sign) => findPlain(body, sign) < 0)

interface GiftPlace {
  format: string | undefined
  /** Whether the braces contain the whole question. */
  isAlone: boolean
}

function readBody(body: string, { format, isAlone }: GiftPlace, warn: Warn): GiftBody {
  const trimmed = body.trim()
  if (trimmed === '') return { form: 'essay' }
  if (trimmed.startsWith('>'))
    return {
      form: 'order',
      lines: trimmed
        .slice(1)
        .split('\n')
        .map((line) => readEntry(line, format, warn)),
    }
  if (trimmed.startsWith('#')) return readNumbers(trimmed.slice(1))
  const judged = /^(t|true|f|false)\s*(#[\s\S]*)?$/i.exec(trimmed)
  if (judged) {
    if (judged[2]) warn('feedback')
    return { form: 'judge', value: /^t/i.test(judged[1] ?? '') }
  }
  if (/^\d*:[A-Z_]+:/.test(trimmed)) throw new ExchangeProblem('giftCloze', 'answer')
  const word = isAlone && isWord(trimmed)
  if (!word && !/^[=~]/.test(trimmed)) throw new ExchangeProblem('noAnswers', 'answer')
  const list = word ? [{ mark: '=', text: trimmed }] : [...splitAnswers(trimmed)]
  return {
    form: 'answers',
    answers: list.map(({ mark, text }) => readAnswer(mark, text, format, warn)),
  }
}

/** The general feedback after the answers becomes our explanation. */
function cutAnalysis(body: string): [string, string] {
  const at = findPlain(body, '####')
  return at < 0 ? [body, ''] : [body.slice(0, at), body.slice(at + 4)]
}

const answersOf = (body: GiftBody): GiftAnswer[] => ('answers' in body ? body.answers : [])

function readBlock({ text, own, tags }: Block, warn: Warn) {
  const { texts, bodies: raw } = splitBlock(text)
  if (raw.length === 0) throw new ExchangeProblem('noAnswers', 'answer')
  const extras = readExtras(own)
  const format = formatMark.exec(texts[0] ?? '')?.[1]
  const cut = raw.map(cutAnalysis)
  const isWithin = texts.slice(1).some((one) => one.trim() !== '')
  const isAlone = raw.length === 1 && !isWithin
  const bodies = cut.map(([body]) => readBody(body, { format, isAlone }, warn))
  // A comment in our own files says what an arrow in an answer means.
  if (own === undefined && isHalfPairs(bodies))
    throw new ExchangeProblem('pairsIncomplete', 'answer')
  const stem = readText(isWithin ? texts.join('___') : (texts[0] ?? ''), format, warn)
  const analysis = cut
    .map(([, one]) => readText(one, format, warn))
    .filter(Boolean)
    .join('\n')
  const source = { stem, analysis, extras, warn }
  for (const kind of allExchanges) {
    const item = kind.fromGift(bodies, source)
    if (item !== undefined) {
      warnOfFeedback(item, bodies.flatMap(answersOf), warn)
      return {
        item,
        level: extras['level'],
        points: pointsText(extras['points']),
        tags: extras['tags'] ?? tags,
      }
    }
  }
  throw new ExchangeProblem(bodies.length > 1 ? 'twoQuestions' : 'kindUnknown', 'answer')
}

export function readGift(text: string, most: number): ReadQuestion[] {
  const read: ReadQuestion[] = []
  for (const block of blocksOf(text)) {
    if (read.length > most) break
    read.push(
      checkQuestion({ line: block.line, label: block.text }, (warn) => readBlock(block, warn)),
    )
  }
  return read
}

/** Data that other formats cannot store is put into a comment of our own. */
export function extrasOf({ item, level, points, tags = [] }: ExchangeQuestion): string {
  const own = exchangeOf(item.kind).extras?.(item)
  const tagged = tags.length > 0 ? { tags } : {}
  return JSON.stringify({ level, points: points / 100, ...tagged, ...own })
}

function writeOne(question: ExchangeQuestion, at: number): string {
  const { item } = question
  const body = exchangeOf(item.kind).toGift(item)
  const analysis = item.analysis === '' ? '' : `####[plain]${giftText(item.analysis)}`
  const whole = `${body.slice(0, -1)}${analysis}}`
  return `${ownMark}${extrasOf(question)}\n${giftTagLine(question.tags)}::Q${at + 1}::[plain]${giftText(item.stem)} ${whole}\n`
}

export const writeGift = (questions: readonly ExchangeQuestion[]): string =>
  questions.map(writeOne).join('\n')
