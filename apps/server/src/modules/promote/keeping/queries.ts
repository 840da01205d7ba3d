import type { Texts } from '@titian/contract'
import { and, desc, eq, isNotNull, isNull, sql } from 'drizzle-orm'
import type { Db } from '../../../platform/database/database.ts'
import { found } from '../../../platform/refusal.ts'
import { likePart } from '../../accounts/index.ts'
import { cardColumns, kept, type Stage } from '../queries.ts'
import { careerPaths, careerStageCourses, careerStages, type NewPath } from '../tables.ts'

const one = (schoolId: number, id: number) => and(kept(schoolId), eq(careerPaths.id, id))

export async function getKept(db: Db, schoolId: number, id: number) {
  const [row] = await db.select().from(careerPaths).where(one(schoolId, id))
  return found(row)
}

export interface PathFilter {
  page: number
  size: number
  name?: string | undefined
  state?: 'published' | 'draft' | undefined
}

/**
 * Lists the paths of a school, the last changed first; a path is found by its name in any language.
 */
export async function listKept(db: Db, schoolId: number, { name, state, page, size }: PathFilter) {
  const where = and(
    kept(schoolId),
    name
      ? sql`lower(concat_ws(' ', ${careerPaths.names} ->> 'en', ${careerPaths.names} ->> 'zh', ${careerPaths.names} ->> 'my', ${careerPaths.code})) like ${likePart(name.toLowerCase())}`
      : undefined,
    state === 'published' ? isNotNull(careerPaths.publishedAt) : undefined,
    state === 'draft' ? isNull(careerPaths.publishedAt) : undefined,
  )
  const rows = await db
    .select(cardColumns)
    .from(careerPaths)
    .where(where)
    .orderBy(desc(careerPaths.changedAt), desc(careerPaths.id))
    .limit(size)
    .offset((page - 1) * size)
  return { rows, total: await db.$count(careerPaths, where) }
}

export interface NamedRow extends Record<string, unknown> {
  kind: 'course' | 'training'
  id: number
  names: Texts
}

/** Lists the names of the school's courses and trainings, for the form and its validation. */
export async function listNamed(
  db: Db,
  schoolId: number,
  { courseIds, trainingIds }: { courseIds: number[]; trainingIds: number[] },
): Promise<NamedRow[]> {
  const { rows } = await db.execute<NamedRow>(sql`
    select 'course' as kind, c.id::float8 as id, c.names from courses c
    where c.school_id = ${schoolId} and not c.training and c.id = any(${sql.param(courseIds)}::bigint[])
    union all
    select 'training', t.id::float8, c.names from trainings t join courses c on c.id = t.course_id
    where t.school_id = ${schoolId} and t.id = any(${sql.param(trainingIds)}::bigint[])`)
  return rows
}

export async function insertPath(tx: Db, values: NewPath): Promise<number> {
  const [row] = await tx.insert(careerPaths).values(values).returning({ id: careerPaths.id })
  return found(row).id
}

/** Changes a path; false when the path is no longer at `version`. */
export async function updatePath(
  tx: Db,
  schoolId: number,
  { id, version }: { id: number; version: number },
  values: Partial<NewPath>,
): Promise<boolean> {
  const rows = await tx
    .update(careerPaths)
    .set({ ...values, version: version + 1 })
    .where(and(one(schoolId, id), eq(careerPaths.version, version)))
    .returning({ id: careerPaths.id })
  return rows.length > 0
}

/** Replaces the stages of a path whose row the caller changed in the same transaction. */
export async function setStages(
  tx: Db,
  schoolId: number,
  pathId: number,
  stages: readonly Stage[],
): Promise<void> {
  await tx
    .delete(careerStages)
    .where(and(eq(careerStages.schoolId, schoolId), eq(careerStages.pathId, pathId)))
  const rows = await tx
    .insert(careerStages)
    .values(
      stages.map(({ titles, skills, trainingId, practiceKind, practice }, place) => ({
        schoolId,
        pathId,
        place,
        titles,
        skills,
        trainingId,
        practiceKind,
        practice,
      })),
    )
    .returning({ id: careerStages.id, place: careerStages.place })
  const links = rows.flatMap(({ id: stageId, place }) =>
    (stages[place]?.courseIds ?? []).map((courseId, at) => ({
      schoolId,
      stageId,
      courseId,
      place: at,
    })),
  )
  if (links.length > 0) await tx.insert(careerStageCourses).values(links)
}
