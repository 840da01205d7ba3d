import type { GradeImportChange } from '@titian/contract'
import { points } from '../../exams/index.ts'
import type { Roll } from './queries.ts'
import { fieldOf, type MarkChange } from './rules.ts'

export const replacesGiven = ({ now }: MarkChange): boolean => now.given !== null

export function change(one: MarkChange, { items, students }: Roll): GradeImportChange {
  const { line, userId, kind, itemId, now } = one
  const student = students.find((each) => each.userId === userId)
  const field = fieldOf({ kind, id: itemId })
  return {
    line,
    name: student?.name ?? '',
    studentCard: student?.studentCard ?? '',
    title: items.find((item) => fieldOf(item) === field)?.title ?? '',
    before: now.points === null ? null : points(now.points),
    after: points(one.points),
    replaces:
      now.given === null
        ? null
        : {
            givenBy: now.givenBy ?? '',
            givenAt: new Date(now.givenAt ?? 0).toISOString(),
            reason: now.reason ?? '',
          },
  }
}
