import type { ExamSubject } from '@titian/contract'

export interface PaperGroup {
  type: number
  /** With the numbers that students see. */
  subjects: { subject: ExamSubject; number: number }[]
}

/**
 * TCH-098: the questions as the paper shows them to students: kinds together, in the order in which the
 * kinds first appear, numbered through.
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
 * Puts one question in the place of another one before it. A question goes down by the next one coming up,
 * so that the kinds keep their order.
 */
export function moveBefore(one: Entry | undefined, other: Entry | undefined): Move | undefined {
  if (!one || !other) return undefined
  return { subjectId: one.subject.id, serialNumber: other.subject.serialNumber }
}

/**
 * Puts a question at a place of its group, from 1, in one or two moves. The first of a group lets the next one come up
 * first, because the kinds stand in the order of their first questions.
 */
export function movesTo({ subjects }: PaperGroup, from: number, place: number): Move[] {
  const [one, target] = [subjects[from], subjects[place - 1]]
  if (!one || !target || one === target) return []
  const next = from === 0 ? moveBefore(subjects[1], one) : undefined
  const last = next && place === 2 ? undefined : moveBefore(one, target)
  return [next, last].filter((move) => move !== undefined)
}

/** Puts the first question of a group before the first of another one; its whole kind then comes earlier. */
export const moveGroupBefore = (
  group: PaperGroup | undefined,
  other: PaperGroup | undefined,
): Move | undefined => moveBefore(group?.subjects[0], other?.subjects[0])
