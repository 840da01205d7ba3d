import type { ExamSubject } from '@titian/contract'

export interface PaperGroup {
  type: number
  /** The questions with the numbers that students see. */
  subjects: { subject: ExamSubject; number: number }[]
}

/**
 * TCH-098: returns the questions as students see them. The kinds form groups in the order of first
 * appearance, and the numbers are consecutive.
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
 * Moves a question to the index of an earlier one. Moving a question down is done by moving the
 * next one up, which keeps the order of the kinds.
 */
export function moveBefore(one: Entry | undefined, other: Entry | undefined): Move | undefined {
  if (!one || !other) return undefined
  return { subjectId: one.subject.id, serialNumber: other.subject.serialNumber }
}

/**
 * Returns one or two moves that put a question at a position (from 1) in its group. The order of
 * the groups depends on their first questions. So before the first question moves, the second
 * question moves up.
 */
export function movesTo({ subjects }: PaperGroup, from: number, place: number): Move[] {
  const [one, target] = [subjects[from], subjects[place - 1]]
  if (!one || !target || one === target) return []
  const next = from === 0 ? moveBefore(subjects[1], one) : undefined
  const last = next && place === 2 ? undefined : moveBefore(one, target)
  return [next, last].filter((move) => move !== undefined)
}

/**
 * Moves the whole group of a kind before another group, by moving its first question before the
 * first question of the other group.
 */
export const moveGroupBefore = (
  group: PaperGroup | undefined,
  other: PaperGroup | undefined,
): Move | undefined => moveBefore(group?.subjects[0], other?.subjects[0])
