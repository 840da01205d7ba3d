import { notesPerCourse, notesPerPerson } from '@titian/contract'
import type { User } from '../../platform/actor.ts'
import type { Context } from '../../platform/http/context.ts'
import { type Refusal, refusal } from '../../platform/refusal.ts'
import * as queries from './queries.ts'

type Writing = Context<never, User>

interface Writes {
  courseId: number
  lessonId: number
  key: string
  second: number
  content: string
}

/** Adds a note and returns it. A repeated try of the same device returns the note of its first try. */
export function add(
  { db, school, actor, now }: Writing,
  note: Writes,
): Promise<number | Refusal<'insertError'>> {
  const author = { schoolId: school.id, userId: actor.userId }
  return db.transaction(async (tx) => {
    await queries.lockNotesOf(tx, actor.userId)
    const known = await queries.findByKey(tx, author, note.key)
    if (known !== undefined) return known
    const { all, inCourse } = await queries.countNotes(tx, author, note.courseId)
    if (inCourse >= notesPerCourse) return refusal('insertError', 'notesOfCourseFull')
    if (all >= notesPerPerson) return refusal('insertError', 'notesFull')
    return queries.insertNote(tx, {
      ...note,
      schoolId: school.id,
      authorId: actor.userId,
      createdAt: now,
      updatedAt: now,
    })
  })
}
