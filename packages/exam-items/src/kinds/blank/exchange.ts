import { cellPart, fromCellPart, splitBars } from '../../notation/cell-bars.ts'
import { giftAnswer, giftText, isPairs } from '../../notation/gift-text.ts'
import { normaliseText } from '../../notation/plain-text.ts'
import { ExchangeProblem } from '../../notation/types.ts'
import type { ExportLoss, GiftBody, SheetSource, Source, XmlSource } from '../../notation/types.ts'
import { xmlAnswer, xmlText } from '../../notation/xml-text.ts'
import { blankWeight, fromCloze, toCloze } from './cloze-exchange.ts'
import { type BlankMatching, usualMatching } from './matching.ts'
import { forMoodle, fromMoodle, oneTolerance, onlyRules, saidOf } from './moodle-rules.ts'
import { type BlankItem, matchingOf } from './shape.ts'
import { blankLengths, countBlanks, usualLength } from './stem.ts'
import en from './texts/en.json'
import ms from './texts/ms.json'
import zh from './texts/zh.json'

export const names = { en: en.name, zh: zh.name, my: ms.name }

export const normalise = (item: BlankItem): BlankItem => ({
  kind: 'blank',
  stem: normaliseText(item.stem),
  blanks: item.blanks.map((alternatives) => alternatives.map(normaliseText)),
  matching: matchingOf(item).map(onlyRules),
  analysis: normaliseText(item.analysis),
})

/**
 * The rules of blanks for our own files. The rule about wildcards is always stated. Older files do
 * not state it, and stars in older files are ordinary characters.
 */
export function extras(item: BlankItem) {
  const matching = matchingOf(item).map((rule) => ({ ...rule, wildcard: rule.wildcard === true }))
  const marks = blankLengths(item.stem)
  // The Cloze format does not state the lengths of blanks, so a comment states unusual lengths.
  const isPlain = item.blanks.length < 2 || marks.every((length) => length === usualLength)
  return isPlain ? { matching } : { matching, marks }
}

/** Other programs do not mark where the blank is, if a question has only one. */
const withBlank = (stem: string, blanks: number): string =>
  blanks === 1 && countBlanks(stem) === 0 ? `${stem} ___` : stem

// In a spreadsheet: one line for each blank, alternatives separated by bars.

const ruleText = ({ caseSensitive, numeric, tolerance, wildcard }: BlankMatching): string =>
  [
    caseSensitive ? 'case' : '',
    numeric ? 'number' : '',
    tolerance === '' ? '' : `±${tolerance}`,
    wildcard && !numeric ? 'wildcard' : '',
  ]
    .filter(Boolean)
    .join(' ') || '-'

function readRule(line: string): BlankMatching {
  const words = line.normalize('NFKC').trim().split(/\s+/)
  const near = words.find((word) => word.startsWith('±') || word.startsWith('+-'))
  const known = words.every((word) => ['case', 'number', 'wildcard', '-', '', near].includes(word))
  if (!known) throw new ExchangeProblem('invalid', 'rules')
  return onlyRules({
    caseSensitive: words.includes('case'),
    numeric: words.includes('number'),
    tolerance: near?.replace(/^(?:±|\+-)/, '') ?? '',
    wildcard: words.includes('wildcard'),
  })
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
    const rule = rules[at] ?? usualMatching
    const { numeric, tolerance } = rule
    if (!numeric)
      return `{\n${texts.map((text) => giftAnswer('=', forMoodle(text, rule))).join('\n')}\n}`
    const near = tolerance === '' ? '' : `:${giftText(tolerance)}`
    return `{#\n${texts.map((text) => `=${giftText(text)}${near}`).join('\n')}\n}`
  })
  return bodies.join('')
}

/** Refuses a blank without a fully right answer, because no student could get all its points. */
function onlyFull(right: readonly unknown[], answers: readonly unknown[]): void {
  if (right.length === 0 && answers.length > 0) throw new ExchangeProblem('noFullAnswer', 'blanks')
}

export function fromGift(bodies: readonly GiftBody[], source: Source): unknown {
  // Arrows mean a matching question. Only our own files with rules of blanks use arrows for
  // alternatives of a blank.
  if (isPairs(bodies) && !('matching' in source.extras)) return undefined
  const lists = bodies.map((body, at) => {
    if (!('answers' in body)) return undefined
    // A question with a wrong answer is a choice question.
    if (body.form === 'answers' && !body.answers.every(({ isRight }) => isRight)) return undefined
    const right = body.answers.filter(({ isRight, weight = 100 }) => isRight && weight >= 100)
    if (right.length < body.answers.length) source.warn('partial')
    onlyFull(right, body.answers)
    const numeric = body.form === 'numbers'
    const said = saidOf(source, at)
    const tolerance = numeric ? oneTolerance(right) : said.tolerance
    return fromMoodle(
      right.map(({ text }) => text),
      { ...said, numeric, tolerance },
      'matching' in source.extras,
    )
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

/**
 * In Moodle, a question with one blank is a short-answer question, and a question with several
 * blanks is a cloze question.
 */
export function toXml(item: BlankItem, points: number) {
  if (item.blanks.length > 1) return toCloze(item, points)
  const [rule = usualMatching] = matchingOf(item)
  const { numeric, tolerance } = rule
  const answers = item.blanks.flat().map((text) =>
    xmlAnswer(forMoodle(text, rule), 100, {
      inner: numeric && tolerance !== '' ? `<tolerance>${xmlText(tolerance)}</tolerance>` : '',
    }),
  )
  const usecase = `    <usecase>${rule.caseSensitive ? 1 : 0}</usecase>\n`
  return {
    type: numeric ? 'numerical' : 'shortanswer',
    inner: (numeric ? '' : usecase) + answers.join(''),
  }
}

export function losses(item: BlankItem, form: 'gift' | 'xml', points: number): ExportLoss[] {
  const count = item.blanks.length
  if (form === 'xml') {
    const isShared = count < 2 || blankWeight(count, points) * count * 100 === points
    return isShared ? [] : ['blankPoints']
  }
  const isStrict = matchingOf(item).some((rule) => rule.caseSensitive && !rule.numeric)
  return [
    ...(count > 1 ? (['severalBlanks'] as const) : []),
    ...(isStrict ? (['caseSensitive'] as const) : []),
  ]
}

export function fromXml(source: XmlSource): unknown {
  const { type, stem, analysis, part } = source
  if (type === 'cloze' || type === 'multianswer') return fromCloze(source)
  if (type !== 'shortanswer' && type !== 'numerical') return undefined
  const right = source.answers.filter(({ fraction }) => fraction >= 100)
  if (right.length < source.answers.length) source.warn('partial')
  onlyFull(right, source.answers)
  const count = Math.min(11, Math.max(1, ...right.map(({ blank }) => blank)))
  const lists = Array.from({ length: count }, (_, at) =>
    right.filter(({ blank }) => blank === at + 1),
  )
  const isOwn = 'matching' in source.extras
  const all = lists.map((list, at) => {
    const said = saidOf(source, at)
    const numeric = type === 'numerical'
    const caseSensitive = isOwn ? said.caseSensitive : !numeric && part('usecase') === '1'
    const tolerance = numeric ? oneTolerance(list) : said.tolerance
    const rule = isOwn && count > 1 ? said : { ...said, caseSensitive, numeric, tolerance }
    return fromMoodle(
      list.map(({ text }) => text),
      rule,
      isOwn,
    )
  })
  return {
    kind: 'blank',
    stem: withBlank(stem, count),
    blanks: all.map(({ texts }) => texts),
    matching: all.map(({ rule }) => rule),
    analysis,
  }
}
