import { type ItemKind, itemKinds } from '../item-kind.ts'
import { exchangeOf } from '../kinds/kind-exchange.ts'
import { optionsMax } from '../option.ts'
import { checkQuestion } from './check-question.ts'
import { normaliseText } from '../notation/plain-text.ts'
import { ExchangeProblem, type ExchangeQuestion } from '../notation/types.ts'
import type { ReadQuestion, SheetCellName, SheetSource } from '../notation/types.ts'

/** A row of a spreadsheet: the texts of named columns, and the options in order. */
export interface SheetRow {
  line: number
  cells: Record<SheetCellName, string>
  options: string[]
}

const levels = [
  ['1', 'easy', '易', '容易', 'mudah'],
  ['2', 'middle', 'medium', '中', '中等', 'sederhana'],
  ['3', 'hard', '难', '困难', 'sukar'],
]

function readLevel(text: string): number | undefined {
  if (text === '') return undefined
  const place = levels.findIndex((words) => words.includes(text.toLowerCase()))
  return place + 1
}

export function readSheetRow(
  { line, cells, options }: SheetRow,
  kindOf: (text: string) => ItemKind | undefined,
): ReadQuestion {
  const { kind: word, ...rest } = Object.fromEntries(
    Object.entries(cells).map(([name, text]) => [name, normaliseText(text)]),
  ) as Record<SheetCellName, string>
  return checkQuestion({ line, label: rest.stem }, () => {
    if (word === '') throw new ExchangeProblem('required', 'kind')
    const kind = kindOf(word) ?? itemKinds.find((one) => one === word.toLowerCase())
    if (!kind) throw new ExchangeProblem('kindUnknown', 'kind')
    const source: SheetSource = { ...rest, options: options.map(normaliseText) }
    const item = exchangeOf(kind).fromSheet(source)
    const tags = rest.tags.split(/[,;，；、\n]/)
    return { item, level: readLevel(rest.level), points: rest.points, tags }
  })
}

const noCells: SheetSource = {
  stem: '',
  options: [],
  right: '',
  blanks: '',
  rules: '',
  model: '',
  analysis: '',
  level: '',
  points: '',
  tags: '',
  feedback: '',
}

/** Returns the cells of a question in the order of columns: kind, stem, options, and the rest. */
export function sheetCells(
  { item, level, points, tags = [] }: ExchangeQuestion,
  kindName: (kind: ItemKind) => string,
): string[] {
  const { stem, analysis, kind } = item
  const common = {
    stem,
    analysis,
    level: String(level),
    points: String(points / 100),
    tags: tags.join(', '),
  }
  const cells = { ...noCells, ...common, ...exchangeOf(kind).toSheet(item) }
  const options = Array.from({ length: optionsMax }, (_, at) => cells.options[at] ?? '')
  return [
    kindName(kind),
    cells.stem,
    ...options,
    cells.right,
    cells.blanks,
    cells.rules,
    cells.model,
    cells.analysis,
    cells.level,
    cells.points,
    cells.tags,
    cells.feedback,
  ]
}
