import type { Texts } from '@titian/contract'
import { and, asc, eq, sql } from 'drizzle-orm'
import type { Db } from '../../platform/database/database.ts'
import { lockFor } from '../../platform/database/advisory-lock.ts'
import { found } from '../../platform/refusal.ts'
import { chapters, lessons } from '../courses/index.ts'
import { courseNotes, type NewNote } from './tables.ts'

export interface Author {
  schoolId: number
  userId: number
}

const { id, lessonId, courseId, authorId, second, content, updatedAt } = courseNotes
const by = ({ schoolId, userId }: Author) =>
  and(eq(courseNotes.schoolId, schoolId), eq(authorId, userId))

export async function listNotes(
  db: Db,
  author: Author,
  of: { courseId: number; lessonId: number | undefined },
  { page, size }: { page: number; size: number },
) {
  const where = and(
    by(author),
    eq(courseId, of.courseId),
    of.lessonId === undefined ? undefined : eq(lessonId, of.lessonId),
  )
  const rows = await db
    .select({
      id,
      lessonId,
      second,
      content,
      updatedAt,
      titles: lessons.titles,
      chapterLevel: chapters.level,
      lessonLevel: lessons.level,
      total: sql<number>`count(*) over ()`.mapWith(Number),
    })
    .from(courseNotes)
    .innerJoin(lessons, eq(lessons.id, lessonId))
    .innerJoin(chapters, eq(chapters.id, lessons.chapterId))
    .where(where)
    .orderBy(asc(chapters.level), asc(lessons.level), asc(second), asc(id))
    .limit(size)
    .offset((page - 1) * size)
  return { rows, total: rows[0]?.total ?? (page > 1 ? await db.$count(courseNotes, where) : 0) }
}
export type NoteRow = Omit<Awaited<ReturnType<typeof listNotes>>['rows'][number], 'total'> & {
  titles: Texts
}

/** Returns the author's own note. A note of another person is refused as not found. */
export async function getNote(db: Db, author: Author, noteId: number) {
  const [row] = await db
    .select({ id })
    .from(courseNotes)
    .where(and(by(author), eq(id, noteId)))
  return found(row)
}

export async function findByKey(db: Db, author: Author, key: string) {
  const [row] = await db
    .select({ id })
    .from(courseNotes)
    .where(and(by(author), eq(courseNotes.key, key)))
  return row?.id
}

/**
 * Locks the notes of a person until the transaction ends, so that two parallel requests cannot both
 * pass the limit of notes.
 */
export async function lockNotesOf(tx: Db, userId: number): Promise<void> {
  await lockFor(tx, 'notes', userId)
}

export async function countNotes(db: Db, author: Author, ofCourse: number) {
  const [row] = await db
    .select({
      all: sql`count(*)`.mapWith(Number),
      inCourse: sql`count(*) filter (where ${courseId} = ${ofCourse})`.mapWith(Number),
    })
    .from(courseNotes)
    .where(by(author))
  return found(row)
}

export async function insertNote(db: Db, values: NewNote): Promise<number> {
  const [row] = await db.insert(courseNotes).values(values).returning({ id })
  return found(row).id
}

export async function updateNote(db: Db, noteId: number, words: string, now: Date): Promise<void> {
  await db.update(courseNotes).set({ content: words, updatedAt: now }).where(eq(id, noteId))
}

export async function deleteNote(db: Db, noteId: number): Promise<void> {
  await db.delete(courseNotes).where(eq(id, noteId))
}
