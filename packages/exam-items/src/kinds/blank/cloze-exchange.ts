import { readCloze, withoutBlanks, writeClozeBlank } from '../../notation/cloze.ts'
import type { Source, XmlSource } from '../../notation/types.ts'
import { longTextMax } from '../../fields.ts'
import { usualMatching } from './matching.ts'
import { forMoodle, fromMoodle, oneTolerance, saidOf } from './moodle-rules.ts'
import { type BlankItem, matchingOf } from './shape.ts'
import { stemParts, usualLength } from './stem.ts'

/**
 * Returns the points of each blank. Moodle allows only whole numbers here; if the points cannot be
 * divided into whole numbers, each blank has 1.
 */
export function blankWeight(blanks: number, points: number): number {
  const weight = points / 100 / blanks
  return Number.isInteger(weight) && weight > 0 ? weight : 1
}

export function toCloze(item: BlankItem, points: number) {
  const rules = matchingOf(item)
  const groups = item.blanks.map((texts, at) => {
    const rule = rules[at] ?? usualMatching
    return writeClozeBlank({
      isNumeric: rule.numeric,
      isCaseSensitive: rule.caseSensitive,
      weight: blankWeight(item.blanks.length, points),
      answers: texts.map((text) => ({
        text: forMoodle(text, rule),
        fraction: 100,
        tolerance: rule.numeric ? rule.tolerance : '',
        hasFeedback: false,
      })),
    })
  })
  const stem = stemParts(item.stem).map((text, at) => withoutBlanks(text) + (groups[at] ?? ''))
  return { type: 'cloze', inner: '', stem: stem.join('') }
}

/** Returns the stem with blanks of the lengths that our own files state. */
function clozeStem(texts: readonly string[], { extras: said }: Source): string {
  const list: unknown = said['marks']
  return texts
    .map((text, at) => {
      if (at + 1 === texts.length) return text
      const length: unknown = Array.isArray(list) ? list[at] : undefined
      const isKnown = typeof length === 'number' && length >= usualLength && length <= longTextMax
      // Two blanks side by side would look like one, so a space is put between them.
      const gap = at > 0 && text === '' ? ' ' : ''
      return `${gap}${text}${'_'.repeat(isKnown ? length : usualLength)}`
    })
    .join('')
}

export function fromCloze(source: XmlSource): unknown {
  const isOwn = 'matching' in source.extras
  const read = readCloze(source.stem, isOwn)
  if (!read || read.blanks.length === 0) return undefined
  const { texts, blanks } = read
  if (new Set(blanks.map(({ weight }) => weight)).size > 1) source.warn('weights')
  if (blanks.some(({ answers }) => answers.some(({ hasFeedback }) => hasFeedback)))
    source.warn('feedback')
  const all = blanks.map(({ isNumeric, isCaseSensitive, answers }, at) => {
    const right = answers.filter(({ fraction }) => fraction >= 100)
    if (answers.some(({ fraction }) => fraction > 0 && fraction < 100)) source.warn('partial')
    const said = saidOf(source, at)
    const tolerance = isNumeric ? oneTolerance(right) : said.tolerance
    const rule = { ...said, numeric: isNumeric, caseSensitive: isCaseSensitive, tolerance }
    return fromMoodle(
      right.map(({ text }) => text),
      isOwn ? said : rule,
      isOwn,
    )
  })
  return {
    kind: 'blank',
    stem: clozeStem(texts, source),
    blanks: all.map((one) => one.texts),
    matching: all.map(({ rule }) => rule),
    analysis: source.analysis,
  }
}
