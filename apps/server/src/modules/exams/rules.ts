import type { Item, ItemAnswer } from '@titian/exam-items/shape'
import { type ItemReview, markItem, reviewItem } from '@titian/exam-items/score'
import type { AttemptState } from './tables.ts'

export const attemptStates = [
  'in_progress',
  'submitted',
  'auto_submitted',
] as const satisfies readonly AttemptState[]
export type AttemptEvent = 'save' | 'submit' | 'timeUp'

/** EXM-112: the whole life of an attempt. Nothing leads out of the two submitted states. */
const transitions: Record<AttemptState, Partial<Record<AttemptEvent, AttemptState>>> = {
  in_progress: { save: 'in_progress', submit: 'submitted', timeUp: 'auto_submitted' },
  submitted: {},
  auto_submitted: {},
}

export interface Change {
  from: AttemptState
  to: AttemptState
}

/** From where to where an event leads, for the compare-and-set of the queries. */
export function changeOf(event: AttemptEvent): Change {
  for (const from of attemptStates) {
    const to = transitions[from][event]
    if (to) return { from, to }
  }
  throw new Error(`Nothing follows from ${event}.`)
}

export function isOpen(state: AttemptState): boolean {
  return state === 'in_progress'
}

export const releaseStates = { draft: 0, released: 1, closed: 2 } as const

/** EXM-068: draft to released to closed, and back while the other conditions hold. */
const releases: Record<number, readonly number[]> = {
  [releaseStates.draft]: [releaseStates.released],
  [releaseStates.released]: [releaseStates.draft, releaseStates.closed],
  [releaseStates.closed]: [releaseStates.released],
}

export function mayRelease(from: number, to: number): boolean {
  return releases[from]?.includes(to) ?? false
}

/** Points travel as decimals with two places and are kept as whole hundredths (EXM-125). */
export function hundredths(points: number): number {
  return Math.round(points * 100)
}

export function points(value: number): number {
  return value / 100
}

export interface ItemToMark {
  id: number
  item: Item
  answer: ItemAnswer
  points: number
}

export interface ItemMark {
  id: number
  score: number | null
  isRight: boolean | null
  waiting: boolean
}

export interface PaperMark {
  items: ItemMark[]
  /** Null while a teacher's mark is waited for. */
  score: number | null
  waiting: boolean
}

function markOne({ id, item, answer, points: most }: ItemToMark): ItemMark {
  const mark = markItem(item, answer, most)
  if (mark.state === 'waiting') return { id, score: null, isRight: null, waiting: true }
  return { id, score: mark.points, isRight: mark.right, waiting: false }
}

/** EXM-098: marks at submission all that needs no teacher. The parts always add up to the score (EXM-125). */
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

/** What the review policy may let out of a question; the caller has asked `mayReview` before. */
export function reviewOf(item: Item): ItemReview {
  return reviewItem(item)
}
