import { placed, sheetOptions } from '../../notation/options.ts'
import { normaliseText } from '../../notation/plain-text.ts'
import { ExchangeProblem } from '../../notation/types.ts'
import type { GiftBody, SheetSource, Source, XmlSource } from '../../notation/types.ts'
import { xmlAnswer } from '../../notation/xml-text.ts'
import { optionsMax } from '../../option.ts'
import { entryLine } from './entry-line.ts'
import { type OrderingItem, type OrderingScoring, usualScoring } from './shape.ts'
import en from './texts/en.json'
import ms from './texts/ms.json'
import zh from './texts/zh.json'

export const names = { en: en.name, zh: zh.name, my: ms.name }

export const normalise = ({ stem, options, scoring, analysis }: OrderingItem): OrderingItem => ({
  kind: 'ordering',
  stem: normaliseText(stem),
  options: placed(options.map(({ content }) => normaliseText(content))),
  scoring,
  analysis: normaliseText(analysis),
})

const made = ({ stem, analysis }: Source | SheetSource, entries: string[], scoring: unknown) => ({
  kind: 'ordering',
  stem,
  options: placed(entries),
  scoring,
  analysis,
})

// In a spreadsheet, the entries are in the option columns, in the right order. Entries beyond these
// columns are lines of the right answer.

const linePart = (text: string): string => text.replace(/\\/g, '\\\\').replace(/\n/g, '\\n')
const fromLinePart = (text: string): string =>
  text.trim().replace(/\\([\\n])/g, (_, sign: string) => (sign === 'n' ? '\n' : sign))

export function toSheet({ options, scoring }: OrderingItem): Partial<SheetSource> {
  const entries = options.map(({ content }) => content)
  return entries.length > optionsMax
    ? { right: entries.map(linePart).join('\n'), rules: scoring }
    : { options: entries, rules: scoring }
}

/** Letters such as `C, A, B` state the right order. They must name every entry. */
function entriesOf(source: SheetSource): string[] {
  const filled = source.options.filter((content) => content !== '')
  if (filled.length === 0)
    return source.right === '' ? [] : source.right.split('\n').map(fromLinePart)
  if (source.right === '') return filled
  const letters = source.right.normalize('NFKC').toUpperCase().match(/[A-Z]/g) ?? []
  const { answer } = sheetOptions(source)
  if (letters.length !== filled.length || answer.length !== filled.length)
    throw new ExchangeProblem('noRightOption', 'right')
  return letters.map((letter) => source.options[letter.charCodeAt(0) - 65] ?? '')
}

export const fromSheet = (source: SheetSource): unknown =>
  made(
    source,
    entriesOf(source),
    source.rules === '' ? usualScoring : source.rules.trim().toLowerCase(),
  )

// The names that the Moodle plugin qtype_ordering gives to the scorings:
// https://github.com/gbateson/moodle-qtype_ordering

const gradings: Record<OrderingScoring, string> = {
  all: 'ALL_OR_NOTHING',
  place: 'ABSOLUTE_POSITION',
  neighbour: 'RELATIVE_NEXT_EXCLUDE_LAST',
}
const scoringOf = (grading: string): OrderingScoring | undefined => {
  if (grading === 'ALL_OR_NOTHING') return 'all'
  if (['ABS', 'ABSOLUTE', 'ABSOLUTE_POSITION'].includes(grading)) return 'place'
  // If Moodle states no grading, its default grading applies.
  return ['', 'REL', 'RELATIVE', 'RELATIVE_NEXT_EXCLUDE_LAST'].includes(grading)
    ? 'neighbour'
    : undefined
}

interface Settings {
  grading: string
  select: string
  /** The number of entries that Moodle shows; missing if Moodle shows all. */
  most: number
}

/**
 * Creates the question. A grading that does not exist here becomes the most similar one. If Moodle
 * shows only some of the entries, the question here shows all.
 */
function readOrder(source: Source, entries: string[], { grading, select, most }: Settings) {
  const scoring = scoringOf(grading)
  const nearest = grading === 'RELATIVE_TO_CORRECT' ? 'place' : 'neighbour'
  if (!scoring) source.warn('weights')
  if (select !== 'ALL' && select !== 'EXACT' && most < entries.length) source.warn('subset')
  return made(source, entries, scoring ?? nearest)
}

export function toGift({ options, scoring }: OrderingItem): string {
  const head = `>${options.length} ALL VERTICAL ${gradings[scoring]} SHOW none`
  return `{${[head, ...options.map(({ content }) => entryLine(content))].join('\n')}\n}`
}

const setting = (words: string): string => `(?:(${words})(?:\\s+|$))?`

/** Each setting may be missing. The first entry may be on the same line as the settings. */
const head = new RegExp(
  [
    String.raw`^\s*`,
    setting(String.raw`\d{1,4}`),
    setting('ALL|EXACT|RANDOM|REL|CONTIGUOUS|CONTIG'),
    setting('HORIZONTAL|HORI|H|1|VERTICAL|VERT|V|0'),
    setting('ALL_OR_NOTHING|ABSOLUTE_POSITION|ABSOLUTE|ABS|RELATIVE[A-Z_]*|REL|LONGEST_[A-Z_]+'),
    setting('SHOW|TRUE|YES|1|HIDE|FALSE|NO|0'),
    setting('none|123|abc|ABCD|iii|IIII'),
  ].join(''),
)

export function fromGift(bodies: readonly GiftBody[], source: Source): unknown {
  const [body] = bodies
  if (bodies.length !== 1 || body?.form !== 'order') return undefined
  const [first = '', ...others] = body.lines
  const [settings = '', count, select = '', , grading = ''] = head.exec(first) ?? []
  const entries = [first.slice(settings.length), ...others].filter((entry) => entry !== '')
  const asked = Number(count ?? 0)
  return readOrder(source, entries, { grading, select, most: asked > 2 ? asked : 6 })
}

export function toXml({ options, scoring }: OrderingItem) {
  const settings = {
    layouttype: 'VERTICAL',
    selecttype: 'ALL',
    selectcount: String(options.length),
    gradingtype: gradings[scoring],
    showgrading: 'SHOW',
    numberingstyle: 'none',
  }
  const lines = [
    ...Object.entries(settings).map(([name, text]) => `    <${name}>${text}</${name}>\n`),
    ...options.map(({ content }, at) => xmlAnswer(content, at + 1)),
  ]
  return { type: 'ordering', inner: lines.join('') }
}

/** Reads the entries of Moodle in their order, because Moodle ignores their fractions. */
export function fromXml(source: XmlSource): unknown {
  const { type, answers, part } = source
  if (type !== 'ordering') return undefined
  const entries = answers.map(({ text }) => text).filter((text) => text !== '')
  return readOrder(source, entries, {
    grading: part('gradingtype').toUpperCase(),
    select: part('selecttype').toUpperCase(),
    most: Math.max(3, Number(part('selectcount')) || 0),
  })
}
