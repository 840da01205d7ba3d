import { type Item, type ItemKind, itemKinds } from '@titian/exam-items/shape'
import {
  type ExchangeWarning,
  kindNames,
  optionName,
  optionsMax,
  type ReadQuestion,
  normaliseItem,
  sheetFields,
} from '@titian/exam-items/exchange'
import type { LostCell } from '../../../../platform/parsing/workbook.ts'

export type Column = (typeof sheetFields)[number] | `option${number}`

/** In the order in which they stand: kind, stem, the options, and what is behind them. */
export const columns: readonly Column[] = [
  'kind',
  'stem',
  ...Array.from({ length: optionsMax }, (_, at): Column => `option${at + 1}`),
  ...sheetFields.slice(2),
]

export const optionPlaceOf = (column: Column): number | undefined =>
  column.startsWith('option') ? Number(column.slice(6)) - 1 : undefined
export const optionHead = (word: string, at: number): string => `${word} ${optionName(at)}`

/** A question of a file that may be made; waits as JSON until that is confirmed. */
export interface WaitingQuestion {
  line: number
  item: Item
  level: number
  points: number
  warnings: ExchangeWarning[]
  authorId: number
  courseId: number | null
  /** What its texts name; those from before there were such files name none. */
  fileIds?: number[]
  /** Names of tags (EXM-203). */
  tags?: readonly string[]
}

/** What is wrong with a question of a file; `lost` is a cell of which nobody knows any more what was typed. */
export type FoundFault = ReadQuestion['faults'][number] | { lost: LostCell }

/** As it was read, with the files that it names. */
export interface FoundQuestion extends Omit<ReadQuestion, 'question' | 'faults'> {
  faults: FoundFault[]
  question?: NonNullable<ReadQuestion['question']> & { fileIds?: number[] }
}

export interface QuestionFault {
  line: number
  label: string
  fault: FoundFault | { twice: number }
}

/** Equal for questions that look the same in a file. */
export const sameKey = (item: Item): string => JSON.stringify(normaliseItem(item))

/** What may be made, and what is wrong with the rest; of two equal questions the first counts. */
export function checkQuestions(
  read: readonly FoundQuestion[],
  { authorId, courseId }: Pick<WaitingQuestion, 'authorId' | 'courseId'>,
): { rows: WaitingQuestion[]; faults: QuestionFault[] } {
  const rows: WaitingQuestion[] = []
  const faults: QuestionFault[] = []
  const lines = new Map<string, number>()
  for (const { line, label, question, warnings, faults: own } of read) {
    for (const fault of own) faults.push({ line, label, fault })
    if (!question) continue
    const key = sameKey(question.item)
    const earlier = lines.get(key)
    if (earlier !== undefined) faults.push({ line, label, fault: { twice: earlier } })
    else {
      lines.set(key, line)
      rows.push({ line, ...question, warnings, authorId, courseId })
    }
  }
  return { rows, faults }
}

/** The kind that a word of a sheet names, whatever its case and spaces. */
export function kindFinder() {
  const plain = (text: string) => text.normalize('NFKC').toLowerCase().replace(/[\s-]/g, '')
  const byWord = new Map<string, ItemKind>()
  for (const kind of itemKinds)
    for (const text of Object.values(kindNames(kind))) byWord.set(plain(text), kind)
  return (text: string): ItemKind | undefined => byWord.get(plain(text))
}
