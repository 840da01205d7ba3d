import type { ExamSubject } from '@titian/contract'

export interface PaperGroup {
  type: number
  /** The questions with the numbers that students see. */
  subjects: { subject: ExamSubject; number: number }[]
}

/**
 * TCH-098: returns the questions as students see them: grouped by kind in the order of first
 * appearance, numbered consecutively.
 */
export function paperOrder(subjects: readonly ExamSubject[]): PaperGroup[] {
  const groups = new Map<number, ExamSubject[]>()
  for (const subject of subjects)
    groups.set(subject.type, [...(groups.get(subject.type) ?? []), subject])
  let number = 0
  return [...groups].map(([type, list]) => ({
    type,
    subjects: list.map((subject) => ({ subject, number: (number += 1) })),
  }))
}

export interface Move {
  subjectId: string
  serialNumber: number
}

type Entry = PaperGroup['subjects'][number]

/**
 * Moves a question to the index of an earlier question. To move a question down, the next question
 * is moved up instead, because the order of the kinds then stays.
 */
export function moveBefore(one: Entry | undefined, other: Entry | undefined): Move | undefined {
  if (!one || !other) return undefined
  return { subjectId: one.subject.id, serialNumber: other.subject.serialNumber }
}

/**
 * Returns one or two moves that put a question at a position of its group, from 1. To move the
 * first question of a group, the second question moves up first, because the order of the groups
 * depends on their first questions.
 */
export function movesTo({ subjects }: PaperGroup, from: number, place: number): Move[] {
  const [one, target] = [subjects[from], subjects[place - 1]]
  if (!one || !target || one === target) return []
  const next = from === 0 ? moveBefore(subjects[1], one) : undefined
  const last = next && place === 2 ? undefined : moveBefore(one, target)
  return [next, last].filter((move) => move !== undefined)
}

/**
 * Moves the first question of a group before the first of another, so that the whole kind moves.
 */
export const moveGroupBefore = (
  group: PaperGroup | undefined,
  other: PaperGroup | undefined,
): Move | undefined => moveBefore(group?.subjects[0], other?.subjects[0])
