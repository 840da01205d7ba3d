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

/** The columns in their order: kind, stem, the options, and the other fields. */
export const columns: readonly Column[] = [
  'kind',
  'stem',
  ...Array.from({ length: optionsMax }, (_, index): Column => `option${index + 1}`),
  ...sheetFields.slice(2),
]

export const optionPlaceOf = (column: Column): number | undefined =>
  column.startsWith('option') ? Number(column.slice(6)) - 1 : undefined
export const optionHead = (word: string, index: number): string => `${word} ${optionName(index)}`

/** A question of a file. It is stored as JSON until the import is confirmed. */
export interface WaitingQuestion {
  line: number
  item: Item
  level: number
  points: number
  warnings: ExchangeWarning[]
  authorId: number
  courseId: number | null
  /**
   * The files of the question's texts. Imports that are older than files in questions do not have
   * this field.
   */
  fileIds?: number[]
  /** The names of its tags (EXM-203). */
  tags?: readonly string[]
}

/** A fault of a question in a file; `lost` is a cell whose typed text cannot be recovered. */
export type FoundFault = ReadQuestion['faults'][number] | { lost: LostCell }

/** A question as it was read, with its files. */
export interface FoundQuestion extends Omit<ReadQuestion, 'question' | 'faults'> {
  faults: FoundFault[]
  question?: NonNullable<ReadQuestion['question']> & { fileIds?: number[] }
}

export interface QuestionFault {
  line: number
  label: string
  fault: FoundFault | { twice: number }
}

/** Returns a key that is equal for questions that look the same in a file. */
export const sameKey = (item: Item): string => JSON.stringify(normaliseItem(item))

/**
 * Splits the questions into new and faulty ones. If two questions are equal, the first one is used.
 */
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

/** Returns a function that finds the kind for a word of a sheet, in any case and spacing. */
export function kindFinder() {
  const plain = (text: string) => text.normalize('NFKC').toLowerCase().replace(/[\s-]/g, '')
  const byWord = new Map<string, ItemKind>()
  for (const kind of itemKinds)
    for (const text of Object.values(kindNames(kind))) byWord.set(plain(text), kind)
  return (text: string): ItemKind | undefined => byWord.get(plain(text))
}
