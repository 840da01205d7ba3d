import type { PathState, PracticeKindName, Texts } from '@titian/contract'
import { and, asc, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm'
import type { Db } from '../../platform/database/database.ts'
import { enrolments } from '../courses/index.ts'
import { careerPaths, careerStages, type StageSkill } from './tables.ts'

const stages =
  sql<number>`(select count(*) from career_stages s where s.path_id = career_paths.id)`.mapWith(
    Number,
  )
const courses =
  sql<number>`(select count(*) from career_stage_courses k join career_stages s on s.id = k.stage_id where s.path_id = career_paths.id)`.mapWith(
    Number,
  )
/** The columns of list rows. */
export const cardColumns = { path: careerPaths, stages, courses }

/** Returns the school's paths that were not removed. */
export const kept = (schoolId: number) =>
  and(eq(careerPaths.schoolId, schoolId), isNull(careerPaths.removedAt))

/** Lists the published paths in order of creation; a school has a few dozen at most. */
export async function listPublished(db: Db, schoolId: number) {
  return db
    .select(cardColumns)
    .from(careerPaths)
    .where(and(kept(schoolId), isNotNull(careerPaths.publishedAt)))
    .orderBy(asc(careerPaths.id))
    .limit(publishedMost)
}
export type PathCardRow = Awaited<ReturnType<typeof listPublished>>[number]
const publishedMost = 200

/** The ids of a stage's courses in order. */
const courseIds = sql<
  number[]
>`(select coalesce(json_agg(k.course_id order by k.place), '[]'::json) from career_stage_courses k where k.stage_id = career_stages.id)`

export interface Stage {
  titles: Texts
  skills: StageSkill[]
  trainingId: number | null
  practiceKind: PracticeKindName | null
  practice: string | null
  courseIds: number[]
}

/** Lists the stages of a path in order. */
export async function listStages(db: Db, schoolId: number, pathId: number): Promise<Stage[]> {
  const { titles, skills, trainingId, practiceKind, practice } = careerStages
  return db
    .select({ titles, skills, trainingId, practiceKind, practice, courseIds })
    .from(careerStages)
    .where(and(eq(careerStages.schoolId, schoolId), eq(careerStages.pathId, pathId)))
    .orderBy(asc(careerStages.place))
}

/** Returns which of the courses the student has joined and finished. */
export async function findStates(
  db: Db,
  userId: number,
  ids: number[],
): Promise<ReadonlyMap<number, PathState>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .select({ courseId: enrolments.courseId, status: enrolments.status })
    .from(enrolments)
    .where(and(eq(enrolments.userId, userId), inArray(enrolments.courseId, ids)))
  return new Map(
    rows.map(({ courseId, status }) => [courseId, status === 2 ? 'finished' : 'owned']),
  )
}

export interface TrainingRow extends Record<string, unknown> {
  id: number
  names: Texts
  joined: boolean
  finished: boolean
  task_number: number | null
  task_title: string | null
}

/** Lists published trainings with the student's next unfinished task. */
export async function listTrainings(
  db: Db,
  { schoolId, userId }: { schoolId: number; userId: number },
  ids: number[],
): Promise<TrainingRow[]> {
  if (ids.length === 0) return []
  const { rows } = await db.execute<TrainingRow>(sql`
    select t.id::float8 as id, c.names, e.id is not null as joined, coalesce(e.status = 2, false) as finished,
      w.task_number, w.title as task_title
    from trainings t join courses c on c.id = t.course_id
    left join enrolments e on e.course_id = t.course_id and e.user_id = ${userId}
    left join lateral (
      select i.task_number, i.title from homework_items i
      where i.course_id = t.course_id and i.released and i.task_number is not null
        and not exists (select 1 from hand_ins h where h.item_id = i.id and h.user_id = ${userId})
      order by i.task_number limit 1
    ) w on e.id is not null
    where t.school_id = ${schoolId} and t.published and t.id = any(${sql.param(ids)}::bigint[])`)
  return rows
}
