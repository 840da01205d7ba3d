import type { Item, ItemAnswer } from '@titian/exam-items/shape'
import { markItem } from '@titian/exam-items/score'
import type { Scoring } from '../../tables.ts'

export interface ItemToMark {
  id: number
  item: Item
  answer: ItemAnswer
  points: number
  /** How the question is scored; if this is missing, by its key (EXM-123). */
  scoring?: Scoring
}

export interface ItemMark {
  id: number
  score: number | null
  isRight: boolean | null
  waiting: boolean
}

export interface PaperMark {
  items: ItemMark[]
  /** Null if a mark of a teacher is missing. */
  score: number | null
  waiting: boolean
}

export function markOne({ id, item, answer, points: most, scoring }: ItemToMark): ItemMark {
  if (scoring === 'leftOut') return { id, score: 0, isRight: null, waiting: false }
  if (scoring === 'fullMarks') return { id, score: most, isRight: true, waiting: false }
  const mark = markItem(item, answer, most)
  if (mark.state === 'waiting') return { id, score: null, isRight: null, waiting: true }
  return { id, score: mark.points, isRight: mark.right, waiting: false }
}

/**
 * EXM-098: marks at submission every question that needs no teacher. The parts always add up to the
 * score (EXM-125).
 */
export function markPaper(items: readonly ItemToMark[]): PaperMark {
  const marks = items.map(markOne)
  return { items: marks, ...sumOf(marks) }
}

export function sumOf(marks: readonly Pick<ItemMark, 'score' | 'waiting'>[]): {
  score: number | null
  waiting: boolean
} {
  if (marks.some(({ waiting }) => waiting)) return { score: null, waiting: true }
  return { score: marks.reduce((sum, { score }) => sum + (score ?? 0), 0), waiting: false }
}
