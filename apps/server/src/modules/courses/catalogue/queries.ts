import { and, eq, getTableColumns, isNotNull, sql, type SQL } from 'drizzle-orm'
import type { Language, Texts } from '@titian/contract'
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Db } from '../../../platform/database/database.ts'
import { found } from '../../../platform/refusal.ts'
import { files } from '../../files/index.ts'
import { relation } from '../access/queries.ts'
import { captions, type ChapterRow, chapters, courses, lessons } from '../tables.ts'

export type ChapterFor = Awaited<ReturnType<typeof getChapterFor>>

export async function getChapterFor(db: Db, schoolId: number, chapterId: number, userId: number) {
  const [row] = await db
    .select({ ...getTableColumns(chapters), teaches: relation(userId).teaches })
    .from(chapters)
    .innerJoin(courses, eq(courses.id, chapters.courseId))
    .where(and(eq(chapters.schoolId, schoolId), eq(chapters.id, chapterId)))
  return found(row)
}

export interface CaptionRow {
  id: number
  language: Language
  fileId: number
  name: string
}
const captionsOf = sql<
  CaptionRow[]
>`(select coalesce(json_agg(json_build_object('id', p.id, 'language', p.language, 'fileId', p.file_id, 'name', f.name) order by p.language), '[]'::json) from captions p left join files f on f.id = p.file_id where p.lesson_id = lessons.id)`

export async function getLessonFor(db: Db, schoolId: number, lessonId: number, userId: number) {
  const [row] = await db
    .select({
      ...getTableColumns(lessons),
      teaches: relation(userId).teaches,
      fileSize: files.size,
      duration: files.durationSeconds,
      captions: captionsOf,
    })
    .from(lessons)
    .innerJoin(courses, eq(courses.id, lessons.courseId))
    .leftJoin(files, eq(files.id, lessons.fileId))
    .where(and(eq(lessons.schoolId, schoolId), eq(lessons.id, lessonId)))
  return found(row)
}
export type LessonFor = Awaited<ReturnType<typeof getLessonFor>>

const neighbour = (sign: SQL, order: SQL) =>
  sql<
    number | null
  >`(select l.id from lessons l join chapters h on h.id = l.chapter_id where l.course_id = lessons.course_id and l.file_id is not null and (h.level, l.level) ${sign} (chapters.level, lessons.level) order by h.level ${order}, l.level ${order} limit 1)`.mapWith(
    Number,
  )

const teacherNames = sql<
  string[]
>`(select coalesce(json_agg(u.name order by t.master desc, t.id), '[]'::json) from course_teachers t join users u on u.id = t.user_id where t.course_id = lessons.course_id)`

/**
 * Returns a lesson for the player: course, video, captions, and the previous and next lesson that
 * can be played.
 */
export async function findLesson(db: Db, schoolId: number, lessonId: number) {
  const [row] = await db
    .select({
      ...getTableColumns(lessons),
      course: courses,
      duration: files.durationSeconds,
      captions: captionsOf,
      previousId: neighbour(sql`<`, sql`desc`),
      nextId: neighbour(sql`>`, sql`asc`),
      teacherNames,
    })
    .from(lessons)
    .innerJoin(chapters, eq(chapters.id, lessons.chapterId))
    .innerJoin(courses, eq(courses.id, lessons.courseId))
    .leftJoin(files, eq(files.id, lessons.fileId))
    .where(and(eq(lessons.schoolId, schoolId), eq(lessons.id, lessonId)))
  return row
}

export async function getLesson(db: Db, schoolId: number, lessonId: number) {
  return found(await findLesson(db, schoolId, lessonId))
}

const nextLevel = (table: PgTable, scope: AnyPgColumn, scopeId: number) =>
  sql<number>`(select coalesce(max(level), 0) + 1 from ${table} where ${scope} = ${scopeId})`

export async function createChapter(
  db: Db,
  chapter: { schoolId: number; courseId: number; names: Texts; synopses: Texts },
): Promise<number> {
  const [row] = await db
    .insert(chapters)
    .values({ ...chapter, level: nextLevel(chapters, chapters.courseId, chapter.courseId) })
    .returning({ id: chapters.id })
  return found(row).id
}

export async function createLesson(
  db: Db,
  lesson: {
    schoolId: number
    courseId: number
    chapterId: number
    titles: Texts
    preview?: boolean
  },
): Promise<number> {
  const [row] = await db
    .insert(lessons)
    .values({ ...lesson, level: nextLevel(lessons, lessons.chapterId, lesson.chapterId) })
    .returning({ id: lessons.id })
  return found(row).id
}

/** Returns the lesson of the chapter that has this film. */
export async function findLessonOfFile(
  db: Db,
  schoolId: number,
  chapterId: number,
  fileId: number,
): Promise<number | undefined> {
  const [row] = await db
    .select({ id: lessons.id })
    .from(lessons)
    .where(
      and(
        eq(lessons.schoolId, schoolId),
        eq(lessons.chapterId, chapterId),
        eq(lessons.fileId, fileId),
      ),
    )
    .orderBy(lessons.level)
    .limit(1)
  return row?.id
}

/** Changes a chapter; undefined when the chapter is no longer at `version`. */
export async function changeChapter(
  db: Db,
  chapterId: number,
  version: number,
  values: Partial<ChapterRow>,
) {
  const [row] = await db
    .update(chapters)
    .set({ ...values, version: version + 1 })
    .where(and(eq(chapters.id, chapterId), eq(chapters.version, version)))
    .returning()
  return row
}

export async function changeLesson(
  db: Db,
  lessonId: number,
  version: number,
  values: Partial<typeof lessons.$inferInsert>,
) {
  const [row] = await db
    .update(lessons)
    .set({ ...values, version: version + 1 })
    .where(and(eq(lessons.id, lessonId), eq(lessons.version, version)))
    .returning()
  return row
}

const levelled = {
  chapters: { table: chapters, id: chapters.id, scope: chapters.courseId },
  lessons: { table: lessons, id: lessons.id, scope: lessons.chapterId },
}

export function countIn(db: Db, what: keyof typeof levelled, scopeId: number): Promise<number> {
  const { table, scope } = levelled[what]
  return db.$count(table, eq(scope, scopeId))
}

/** Returns the number of lessons with a film in the course or in one chapter. */
export function countVideos(db: Db, courseId: number, chapterId?: number): Promise<number> {
  const inChapter = chapterId === undefined ? undefined : eq(lessons.chapterId, chapterId)
  return db.$count(
    lessons,
    and(eq(lessons.courseId, courseId), isNotNull(lessons.fileId), inChapter),
  )
}

/**
 * Moves one row of a list whose rows are numbered from 1, and numbers the rows in between again.
 */
export async function move(
  db: Db,
  what: keyof typeof levelled,
  scopeId: number,
  from: number,
  to: number,
) {
  const { table, scope } = levelled[what]
  const step = from < to ? -1 : 1
  await db.execute(
    sql`update ${table} set level = case when level = ${from} then ${to}::int else level + ${step}::int end where ${scope} = ${scopeId} and level between ${Math.min(from, to)} and ${Math.max(from, to)}`,
  )
}

/**
 * Removes one row of a list whose rows are numbered from 1, and numbers the rows after it again.
 */
export async function removeFrom(
  db: Db,
  what: keyof typeof levelled,
  { id: rowId, scopeId, level }: { id: number; scopeId: number; level: number },
) {
  const { table, id: key, scope } = levelled[what]
  await db.delete(table).where(eq(key, rowId))
  await db.execute(
    sql`update ${table} set level = level - 1 where ${scope} = ${scopeId} and level > ${level}`,
  )
}

export async function setVideo(
  db: Db,
  lessonId: number,
  fileId: number | null,
  videoName: string | null,
) {
  await db
    .update(lessons)
    .set({ fileId, videoName, version: sql`${lessons.version} + 1` })
    .where(eq(lessons.id, lessonId))
}

export async function saveCaptions(db: Db, row: typeof captions.$inferInsert) {
  await db
    .insert(captions)
    .values(row)
    .onConflictDoUpdate({
      target: [captions.lessonId, captions.language],
      set: { fileId: row.fileId },
    })
}

export async function removeCaptions(db: Db, lessonId: number, language: Language) {
  await db
    .delete(captions)
    .where(and(eq(captions.lessonId, lessonId), eq(captions.language, language)))
}
