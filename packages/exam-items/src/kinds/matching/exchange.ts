import { cellPart, fromCellPart, splitBars } from '../../notation/cell-bars.ts'
import { giftText, isPairs } from '../../notation/gift-text.ts'
import { placed } from '../../notation/options.ts'
import { normaliseText } from '../../notation/plain-text.ts'
import { ExchangeProblem } from '../../notation/types.ts'
import type {
  ExportLoss,
  GiftBody,
  Pair,
  SheetSource,
  Source,
  XmlSource,
} from '../../notation/types.ts'
import { xmlText } from '../../notation/xml-text.ts'
import { hasMedia } from '../../media/media-marks.ts'
import { withPairIds } from './pair-ids.ts'
import { type MatchingItem, pairScorings } from './shape.ts'
import en from './texts/en.json'
import ms from './texts/ms.json'
import zh from './texts/zh.json'

export const names = { en: en.name, zh: zh.name, my: ms.name }

/** Returns the pairs in the order of prompts, followed by options without a prompt. */
function pairsOf({ prompts, options, answer }: MatchingItem): Pair[] {
  const textOf = new Map(options.map(({ id, content }) => [id, content]))
  const extra = options.filter(({ id }) => !answer.includes(id))
  return [
    ...prompts.map(({ content }, at) => ({
      prompt: content,
      option: textOf.get(answer[at] ?? '') ?? '',
    })),
    ...extra.map(({ content }) => ({ prompt: '', option: content })),
  ]
}

type Rest = Pick<MatchingItem, 'stem' | 'analysis'> & { scoring?: unknown }

/** Creates a question from pairs; options with the same text become one option. */
function fromPairs(pairs: readonly Pair[], { stem, analysis, scoring = 'each' }: Rest) {
  const asked = pairs.filter(({ prompt }) => prompt !== '')
  const extra = pairs.filter(({ prompt, option }) => prompt === '' && option !== '')
  const texts = [...asked, ...extra].map(({ option }) => option)
  const options = placed([...new Set(texts)].filter((text) => text !== ''))
  return withPairIds({
    kind: 'matching' as const,
    stem,
    prompts: asked.map(({ prompt }, at) => ({ id: `p${at + 1}`, content: prompt })),
    options,
    answer: asked.map(({ option }) => options.find(({ content }) => content === option)?.id ?? ''),
    scoring: scoring as MatchingItem['scoring'],
    analysis,
  })
}

export const normalise = (item: MatchingItem): MatchingItem =>
  fromPairs(
    pairsOf(item).map(({ prompt, option }) => ({
      prompt: normaliseText(prompt),
      option: normaliseText(option),
    })),
    {
      stem: normaliseText(item.stem),
      analysis: normaliseText(item.analysis),
      scoring: item.scoring,
    },
  )

export const extras = ({ scoring }: MatchingItem) => ({ scoring })

const isOwn = ({ extras: said }: Source): boolean =>
  pairScorings.some((one) => one === said['scoring'])

const restOf = (source: Source): Rest => ({
  stem: source.stem,
  analysis: source.analysis,
  ...(isOwn(source) ? { scoring: source.extras['scoring'] } : {}),
})

// In a spreadsheet, each pair is one line with a bar between the two texts. The line of an option
// without a prompt begins with the bar.

export const toSheet = (item: MatchingItem): Partial<SheetSource> => ({
  right: pairsOf(item)
    .map(({ prompt, option }) => `${cellPart(prompt)} | ${cellPart(option)}`.trim())
    .join('\n'),
  rules: item.scoring,
})

export function fromSheet({ stem, analysis, right, rules }: SheetSource): unknown {
  const lines = right.split('\n').filter((line) => line.trim() !== '')
  const pairs = lines.map((line) => {
    const [prompt = '', option, ...more] = splitBars(line)
    if (option === undefined || more.length > 0) throw new ExchangeProblem('pairUnclear', 'right')
    return { prompt: fromCellPart(prompt), option: fromCellPart(option) }
  })
  return fromPairs(pairs, { stem, analysis, ...(rules === '' ? {} : { scoring: rules }) })
}

// In GIFT an arrow separates the two texts. An arrow inside a prompt is written with a zero-width
// character, which the reader removes.

const hideArrows = (text: string): string => text.replace(/-(\u2060*)>/g, '-$1\u2060>')
const showArrows = (text: string): string => text.replace(/-(\u2060*)\u2060>/g, '-$1>')

export function toGift(item: MatchingItem): string {
  const lines = pairsOf(item).map(({ prompt, option }) => {
    const isMisread = prompt.startsWith('%') || prompt.startsWith('[')
    return `=${isMisread ? '[plain]' : ''}${giftText(hideArrows(prompt))} -> ${giftText(option)}`
  })
  return `{\n${lines.join('\n')}\n}`
}

export function fromGift(bodies: readonly GiftBody[], source: Source): unknown {
  const [body] = bodies
  if (!isPairs(bodies) || body?.form !== 'answers') return undefined
  const pairs = body.answers.map(({ text }) => {
    const at = text.indexOf('->')
    const prompt = text.slice(0, at).trim()
    const option = text.slice(at + 2).trim()
    return { prompt: isOwn(source) ? showArrows(prompt) : prompt, option }
  })
  return fromPairs(pairs, restOf(source))
}

export function toXml(item: MatchingItem) {
  const text = (words: string) => ` format="plain_text"><text>${xmlText(words)}</text>`
  const lines = pairsOf(item).map(
    ({ prompt, option }) =>
      `    <subquestion${text(prompt)}<answer${text(option)}</answer></subquestion>\n`,
  )
  return {
    type: 'matching',
    inner: `    <shuffleanswers>true</shuffleanswers>\n${lines.join('')}`,
  }
}

/** Reads a matching question; `ddmatch` is the same kind of question, answered by dragging. */
export function fromXml(source: XmlSource): unknown {
  if (source.type !== 'matching' && source.type !== 'ddmatch') return undefined
  return fromPairs(source.pairs, restOf(source))
}

/** In Moodle each pair gives a share of the points, and options are plain text. */
export function losses({ scoring, options }: MatchingItem, form: 'gift' | 'xml'): ExportLoss[] {
  const isDrawn = form === 'xml' && options.some(({ content }) => hasMedia(content))
  return [
    ...(scoring === 'all' ? (['allOrNothing'] as const) : []),
    ...(isDrawn ? (['plainOptions'] as const) : []),
  ]
}
