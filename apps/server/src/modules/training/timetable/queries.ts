import type { Texts } from '@titian/contract'
import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../../platform/database/database.ts'
import { found } from '../../../platform/refusal.ts'
import { chapterDates } from '../tables.ts'

export interface ChapterRow {
  id: number
  level: number
  names: Texts
  startTime: string | null
  endTime: string | null
  videos: number
  works: number
  exams: number
  practical: number
}

interface Place {
  schoolId: number
  trainingId: number
  courseId: number
}

const countWork = (which: SQL) =>
  sql`(select count(*) from homework_items w where w.course_id = c.course_id and w.chapter_id = c.id and ${which})`
const written = sql`w.resources_type in (3, 5)`

/**
 * Lists the chapters in order, with dates and numbers of entries; with `chapterId` only this
 * chapter.
 */
export async function listChapters(
  db: Db,
  { schoolId, trainingId, courseId }: Place,
  chapterId?: number,
): Promise<ChapterRow[]> {
  const one = chapterId === undefined ? sql`` : sql` and c.id = ${chapterId}`
  const { rows } = await db.execute<{ chapter: ChapterRow }>(sql`
    select json_build_object('id', c.id, 'level', c.place, 'names', c.names, 'startTime', d.start_at, 'endTime', d.end_at,
      'videos', (select count(*) from lessons l where l.chapter_id = c.id and l.file_id is not null),
      'works', ${countWork(sql`not ${written} and w.task_number is null`)}, 'exams', ${countWork(written)},
      'practical', ${countWork(sql`w.task_number is not null`)}) as chapter
    from (select *, row_number() over (order by level) as place from chapters where school_id = ${schoolId} and course_id = ${courseId}) c
    left join training_chapter_dates d on d.training_id = ${trainingId} and d.chapter_id = c.id
    where true${one} order by c.place`)
  return rows.map(({ chapter }) => chapter)
}

/** Returns the chapter. A chapter of another course is refused as not found. */
export async function getChapter(db: Db, place: Place, chapterId: number): Promise<ChapterRow> {
  return found((await listChapters(db, place, chapterId))[0])
}

export async function removeDates(tx: Db, { trainingId }: Place, chapterId: number): Promise<void> {
  await tx.execute(
    sql`delete from training_chapter_dates where training_id = ${trainingId} and chapter_id = ${chapterId}`,
  )
}

export async function storeDates(
  tx: Db,
  { schoolId, trainingId }: Place,
  chapterId: number,
  dates: { startAt: Date; endAt: Date },
): Promise<void> {
  await tx
    .insert(chapterDates)
    .values({ schoolId, trainingId, chapterId, ...dates })
    .onConflictDoUpdate({ target: [chapterDates.trainingId, chapterDates.chapterId], set: dates })
}
