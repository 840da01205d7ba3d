import { giftAnswer, giftText, isPairs } from '../../exchange/gift-text.ts'
import { normaliseText } from '../../exchange/plain-text.ts'
import { ExchangeProblem } from '../../exchange/types.ts'
import type { GiftBody, SheetSource, Source, XmlSource } from '../../exchange/types.ts'
import { xmlAnswer, xmlText } from '../../exchange/xml-text.ts'
import { type BlankMatching, usualMatching } from './matching.ts'
import { type BlankItem, matchingOf } from './shape.ts'
import { countBlanks } from './stem.ts'
import en from './texts/en.json'
import ms from './texts/ms.json'
import zh from './texts/zh.json'

export const names = { en: en.name, zh: zh.name, my: ms.name }

export const normalise = (item: BlankItem): BlankItem => ({
  kind: 'blank',
  stem: normaliseText(item.stem),
  blanks: item.blanks.map((alternatives) => alternatives.map(normaliseText)),
  matching: matchingOf(item),
  analysis: normaliseText(item.analysis),
})

export const extras = (item: BlankItem) => ({ matching: matchingOf(item) })

/** A question of one blank in other programs marks no place for it. */
const withBlank = (stem: string, blanks: number): string =>
  blanks === 1 && countBlanks(stem) === 0 ? `${stem} ___` : stem

const isRule = (one: unknown): one is BlankMatching => typeof one === 'object' && one !== null

/** What our own files say of a blank, under what the form says itself. */
function saidOf({ extras: said }: Source, at: number): BlankMatching {
  const list: unknown = said['matching']
  const one: unknown = Array.isArray(list) ? list[at] : undefined
  return isRule(one) ? { ...usualMatching, ...one } : usualMatching
}

// In a sheet: one line for each blank, alternatives between bars.

const cellPart = (text: string): string => text.replace(/[\\|]/g, '\\$&').replace(/\n/g, '\\n')
const fromCellPart = (text: string): string =>
  text.trim().replace(/\\([\\|n])/g, (_, sign: string) => (sign === 'n' ? '\n' : sign))

function splitBars(line: string): string[] {
  const parts: string[] = ['']
  for (let at = 0; at < line.length; at += 1) {
    if (line[at] === '|') {
      parts.push('')
      continue
    }
    const isPair = line[at] === '\\' && at + 1 < line.length
    parts[parts.length - 1] += line.slice(at, at + (isPair ? 2 : 1))
    if (isPair) at += 1
  }
  return parts
}

const ruleText = ({ caseSensitive, numeric, tolerance }: BlankMatching): string =>
  [caseSensitive ? 'case' : '', numeric ? 'number' : '', tolerance === '' ? '' : `±${tolerance}`]
    .filter(Boolean)
    .join(' ') || '-'

function readRule(line: string): BlankMatching {
  const words = line.normalize('NFKC').trim().split(/\s+/)
  const near = words.find((word) => word.startsWith('±') || word.startsWith('+-'))
  const known = words.every((word) => ['case', 'number', '-', '', near].includes(word))
  if (!known) throw new ExchangeProblem('invalid', 'rules')
  return {
    caseSensitive: words.includes('case'),
    numeric: words.includes('number'),
    tolerance: near?.replace(/^(?:±|\+-)/, '') ?? '',
  }
}

export const toSheet = (item: BlankItem): Partial<SheetSource> => ({
  blanks: item.blanks.map((texts) => texts.map(cellPart).join(' | ')).join('\n'),
  rules: matchingOf(item).map(ruleText).join('\n'),
})

export function fromSheet({ stem, blanks, rules, analysis }: SheetSource): unknown {
  const lists = blanks === '' ? [] : blanks.split('\n').map((line) => splitBars(line))
  const given = rules === '' ? [] : rules.split('\n').map(readRule)
  return {
    kind: 'blank',
    stem: withBlank(stem, lists.length),
    blanks: lists.map((list) => list.map(fromCellPart)),
    matching: lists.map((_, at) => given[at] ?? usualMatching),
    analysis,
  }
}

export function toGift(item: BlankItem): string {
  const rules = matchingOf(item)
  const bodies = item.blanks.map((texts, at) => {
    const { numeric, tolerance } = rules[at] ?? usualMatching
    if (!numeric) return `{\n${texts.map((text) => giftAnswer('=', text)).join('\n')}\n}`
    const near = tolerance === '' ? '' : `:${giftText(tolerance)}`
    return `{#\n${texts.map((text) => `=${giftText(text)}${near}`).join('\n')}\n}`
  })
  return bodies.join('')
}

/** Every number of a blank has the same tolerance with us. */
function oneTolerance(answers: readonly { tolerance: string }[]): string {
  const [first = '', ...others] = new Set(answers.map(({ tolerance }) => tolerance))
  if (others.length > 0) throw new ExchangeProblem('severalTolerances', 'blanks')
  return first
}

export function fromGift(bodies: readonly GiftBody[], source: Source): unknown {
  // Only a file of ours that names the rules of blanks means alternatives by this form.
  if (isPairs(bodies) && !('matching' in source.extras)) return undefined
  const lists = bodies.map((body, at) => {
    if (body.form === 'essay' || body.form === 'judge') return undefined
    // With a wrong answer among them it is a choice.
    if (body.form === 'answers' && !body.answers.every(({ isRight }) => isRight)) return undefined
    const right = body.answers.filter(({ isRight, weight = 100 }) => isRight && weight >= 100)
    if (right.length < body.answers.length) source.warn('partial')
    const numeric = body.form === 'numbers'
    const said = saidOf(source, at)
    const tolerance = numeric ? oneTolerance(right) : said.tolerance
    return { texts: right.map(({ text }) => text), rule: { ...said, numeric, tolerance } }
  })
  const all = lists.flatMap((list) => (list ? [list] : []))
  if (all.length < bodies.length) return undefined
  return {
    kind: 'blank',
    stem: withBlank(source.stem, bodies.length),
    blanks: all.map(({ texts }) => texts),
    matching: all.map(({ rule }) => rule),
    analysis: source.analysis,
  }
}

/** One blank is a question of Moodle's own; several say by an attribute to which an answer belongs. */
export function toXml(item: BlankItem) {
  const rules = matchingOf(item)
  const [first = usualMatching] = rules
  const isNumber = item.blanks.length === 1 && first.numeric
  const answers = item.blanks.flatMap((texts, at) =>
    texts.map((text) => {
      const near = rules[at]?.tolerance ?? ''
      return xmlAnswer(text, 100, {
        attributes: item.blanks.length > 1 ? ` blank="${at + 1}"` : '',
        inner: isNumber && near !== '' ? `<tolerance>${xmlText(near)}</tolerance>` : '',
      })
    }),
  )
  const usecase = `    <usecase>${first.caseSensitive ? 1 : 0}</usecase>\n`
  return {
    type: isNumber ? 'numerical' : 'shortanswer',
    inner: (isNumber ? '' : usecase) + answers.join(''),
  }
}

export function fromXml(source: XmlSource): unknown {
  const { type, stem, analysis, part } = source
  if (type !== 'shortanswer' && type !== 'numerical') return undefined
  const right = source.answers.filter(({ fraction }) => fraction >= 100)
  if (right.length < source.answers.length) source.warn('partial')
  const count = Math.min(11, Math.max(1, ...right.map(({ blank }) => blank)))
  const lists = Array.from({ length: count }, (_, at) =>
    right.filter(({ blank }) => blank === at + 1),
  )
  const isOwn = 'matching' in source.extras
  const matching = lists.map((list, at) => {
    const said = saidOf(source, at)
    if (isOwn && count > 1) return said
    const numeric = type === 'numerical'
    const caseSensitive = isOwn ? said.caseSensitive : !numeric && part('usecase') === '1'
    return { caseSensitive, numeric, tolerance: numeric ? oneTolerance(list) : said.tolerance }
  })
  return {
    kind: 'blank',
    stem: withBlank(stem, count),
    blanks: lists.map((list) => list.map(({ text }) => text)),
    matching,
    analysis,
  }
}
