import type { Texts, TrainState } from '@titian/contract'
import { and, eq, getTableColumns, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../platform/database/database.ts'
import { found } from '../../platform/refusal.ts'
import { courses, enrolments, lessonCount, relation, teachersOf } from '../courses/index.ts'
import { asListed, type Prerequisite, releasedOf } from '../homework/index.ts'
import { trainings } from './tables.ts'

const chapterCount = sql<number>`(select count(*)::int from chapters h where h.course_id = courses.id)`

/** The columns of a card, from trainings joined with their courses. */
export const cardColumns = {
  id: trainings.id,
  courseId: trainings.courseId,
  cohort: trainings.cohort,
  startAt: trainings.startAt,
  endAt: trainings.endAt,
  published: trainings.published,
  version: trainings.version,
  names: courses.names,
  pictureFileId: courses.pictureFileId,
  coverSeed: courses.coverSeed,
  priceMinor: courses.priceMinor,
  credit: courses.credit,
  learners: courses.learners,
  chapters: chapterCount,
  videos: lessonCount,
}

export const selectCards = (db: Db) =>
  db.select(cardColumns).from(trainings).innerJoin(courses, eq(courses.id, trainings.courseId))
export type CardRow = Awaited<ReturnType<typeof selectCards>>[number]

const at = (moment: Date) => sql`${moment.toISOString()}::timestamptz`

/** TRN-048: returns the state of a training, as defined in the contract. */
export const stateAt = (now: Date): SQL<TrainState> => sql<TrainState>`(case
  when trainings.start_at is null then 'scheduling' when ${at(now)} < trainings.start_at then 'notStarted'
  when ${at(now)} > trainings.end_at then 'completed' else 'inProgress' end)`

export interface OutlineChapter {
  id: number
  level: number
  names: Texts
  synopses: Texts
  start: string | null
  end: string | null
}
export interface OutlineVideo {
  id: number
  chapterId: number
  titles: Texts
  duration: number | null
  hasVideo: boolean
  watched: number
  position: number
  done: boolean
}

const chaptersOf = sql<
  OutlineChapter[]
>`(select coalesce(json_agg(json_build_object('id', h.id, 'level', h.level,
    'names', h.names, 'synopses', h.synopses, 'start', d.start_at, 'end', d.end_at) order by h.level), '[]'::json)
  from chapters h left join training_chapter_dates d on d.training_id = trainings.id and d.chapter_id = h.id
  where h.course_id = courses.id)`
const videosOf = (userId: number) => sql<
  OutlineVideo[]
>`(select coalesce(json_agg(json_build_object('id', l.id,
    'chapterId', l.chapter_id, 'titles', l.titles, 'duration', f.duration_seconds, 'hasVideo', l.file_id is not null,
    'watched', coalesce(p.watched_seconds, 0), 'position', coalesce(p.position, 0), 'done', coalesce(p.done, false))
    order by h.level, l.level), '[]'::json)
  from lessons l join chapters h on h.id = l.chapter_id left join files f on f.id = l.file_id
  left join video_progress p on p.lesson_id = l.id and p.user_id = ${userId}
  where l.course_id = courses.id)`
const rulesOf = sql<
  Prerequisite[]
>`(select coalesce(json_agg(json_build_object('taskNumber', r.task_number,
    'requiredNumber', r.required_number, 'comparison', r.comparison) order by r.task_number, r.required_number), '[]'::json)
  from task_prerequisites r where r.school_id = trainings.school_id)`
const lastLessonOf = (userId: number) => sql<
  number | null
>`(select e.last_lesson_id from enrolments e
  where e.course_id = courses.id and e.user_id = ${userId})::float8`

/**
 * Returns a training with one person's relation to it, and the data of its sections except
 * examinations and files; user 0 is a visitor. This takes one statement, so that each section needs
 * three at most (TRN-012).
 */
export async function getTraining(db: Db, schoolId: number, trainingId: number, userId: number) {
  const [row] = await db
    .select({
      card: cardColumns,
      course: { ...getTableColumns(courses), ...relation(userId) },
      teachers: teachersOf,
      chapters: chaptersOf,
      videos: videosOf(userId),
      works: releasedOf(userId),
      rules: rulesOf,
      lastLessonId: lastLessonOf(userId),
    })
    .from(trainings)
    .innerJoin(courses, eq(courses.id, trainings.courseId))
    .where(and(eq(trainings.schoolId, schoolId), eq(trainings.id, trainingId)))
  const { works, ...training } = found(row)
  return { ...training, works: works.map(asListed) }
}
export type TrainingFor = Awaited<ReturnType<typeof getTraining>>

/** Lists the students of a training's course. */
export async function listPeopleIn(db: Db, schoolId: number, courseId: number): Promise<number[]> {
  const rows = await db
    .select({ userId: enrolments.userId })
    .from(enrolments)
    .where(and(eq(enrolments.schoolId, schoolId), eq(enrolments.courseId, courseId)))
  return rows.map(({ userId }) => userId)
}
