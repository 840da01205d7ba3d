import type { Db } from '../../../platform/database/database.ts'
import { shorten } from '../../../platform/shorten.ts'
import type { ImportTarget } from '../../people/index.ts'
import type { Teacher } from '../gradebook/actions.ts'
import type { Course } from '../gradebook/queries.ts'
import * as queries from './queries.ts'
import { type BookItem, fieldOf, type MarkChange } from './rules.ts'
import { undoneText } from './texts.ts'

interface GradedCourse extends Course {
  items: readonly BookItem[]
}

interface Placed {
  userId: number
  examinationId: number | null
  itemId: number | null
}

const mostTitle = 200

/** Notifies each student once about all their marks. */
async function notify(
  tx: Db,
  { events, seal, actor, now }: Teacher,
  { schoolId, courseId, items }: GradedCourse,
  marks: readonly Placed[],
  { what, reason }: { what: 'gradeGiven' | 'gradeTakenBack'; reason: string },
): Promise<void> {
  if (marks.length === 0) return
  const names = new Map(items.map((item) => [fieldOf(item), item.title]))
  const titles = new Map<number, string[]>()
  for (const { userId, examinationId, itemId } of marks) {
    const field =
      examinationId === null
        ? fieldOf({ kind: 'work', id: itemId ?? 0 })
        : fieldOf({ kind: 'exam', id: examinationId })
    titles.set(userId, [...(titles.get(userId) ?? []), names.get(field) ?? ''])
  }
  const students = [...titles].map(([userId, own]) => ({
    userId,
    title: shorten(own.join(', '), mostTitle),
  }))
  await events.publish(tx, 'gradesGiven', {
    schoolId,
    courseId,
    students,
    what,
    courseSign: seal('course', courseId),
    teacherName: actor.name,
    reason,
    createdAt: now,
  })
}

/**
 * TCH-093: gives each mark in place of the computed mark. Each mark has the same history as if a
 * teacher had given it alone.
 */
export async function giveAll(
  tx: Db,
  target: ImportTarget,
  teacher: Teacher,
  course: GradedCourse,
  { changed, reason }: { changed: readonly MarkChange[]; reason: string },
): Promise<void> {
  const { actor, now: givenAt } = teacher
  const replaced = changed.flatMap(({ now }) => now.given ?? [])
  const ended = { endedBy: actor.userId, endedAt: givenAt, endReason: null }
  const before = new Map(
    (await queries.endMarks(tx, replaced, ended)).map((one) => [
      one.id,
      { points: one.points, reason: one.reason },
    ]),
  )
  const marks = changed.map((one) => ({
    ...queries.placeOf(one),
    userId: one.userId,
    points: one.points,
    reason,
    computed: one.now.computed,
    givenBy: actor.userId,
    givenAt,
  }))
  const ids = await queries.insertMarks(tx, course, marks)
  const effects = ids.map((targetId, index) => ({
    targetId,
    before: before.get(changed[index]?.now.given ?? 0) ?? null,
  }))
  await queries.noteEffects(tx, target, effects)
  await notify(tx, teacher, course, marks, { what: 'gradeGiven', reason })
}

/**
 * Withdraws the marks of the import that still count, and gives the marks from before the import
 * again. A mark that was changed after the import stays.
 */
export async function withdrawAll(
  tx: Db,
  target: ImportTarget,
  teacher: Teacher,
  course: GradedCourse,
): Promise<{ removed: number; kept: number }> {
  const { actor, now, language } = teacher
  const effects = await queries.listEffects(tx, target)
  const userIds = [...new Set(effects.map(({ mark }) => mark.userId))]
  await queries.lockStudents(tx, course, userIds)
  const reason = undoneText[language]
  const ids = effects.map(({ mark }) => mark.id)
  const values = { endedBy: actor.userId, endedAt: now, endReason: reason }
  const ended = await queries.endMarks(tx, ids, values)
  const befores = new Map(effects.map(({ mark, before }) => [mark.id, before]))
  const restored = ended.flatMap(({ id, userId, examinationId, itemId, computed }) => {
    const before = befores.get(id)
    const place = { userId, examinationId, itemId, computed }
    return before ? { ...place, ...before, givenBy: actor.userId, givenAt: now } : []
  })
  await queries.insertMarks(tx, course, restored)
  await notify(tx, teacher, course, ended, { what: 'gradeTakenBack', reason })
  return { removed: ended.length, kept: effects.length - ended.length }
}
