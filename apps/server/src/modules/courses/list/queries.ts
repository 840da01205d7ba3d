import { and, asc, desc, eq, getTableColumns, gt, gte, or, sql, type SQL } from 'drizzle-orm'
import type { Db } from '../../../platform/database/database.ts'
import { courses, courseTypes } from '../tables.ts'

// Correlated parts name `courses.id` in full: in a select of one table the builder leaves the table's name out.
const listed = sql`courses.audit_status = 2 and courses.on_list`
export const lessonCount = sql<number>`(select count(*)::int from lessons l where l.course_id = courses.id and l.file_id is not null)`
const teacherNames = sql<
  string[]
>`(select coalesce(json_agg(u.name order by t.master desc, t.id), '[]'::json) from course_teachers t join users u on u.id = t.user_id where t.course_id = courses.id)`
export const total = sql<number>`count(*) over ()`.mapWith(Number)

/** CRS-006: clearly more learners than the school's listed courses have on average. */
const popularFrom = (schoolId: number) =>
  sql`(select greatest(3, 1.25 * avg(c.learners)) from courses c where c.school_id = ${schoolId} and c.audit_status = 2 and c.on_list)`

const {
  id,
  names,
  pictureFileId,
  coverSeed,
  priceMinor,
  credit,
  hours,
  kindId,
  type,
  featured,
  launchedAt,
  learners,
  starCounts,
} = getTableColumns(courses)
export const cardColumns = (schoolId: number) => ({
  id,
  names,
  pictureFileId,
  coverSeed,
  priceMinor,
  credit,
  hours,
  kindId,
  type,
  featured,
  launchedAt,
  learners,
  starCounts,
  typeNames: courseTypes.names,
  teacherNames,
  lessons: lessonCount,
  popular: sql<boolean>`(courses.learners >= ${popularFrom(schoolId)})`,
})

export interface CourseFilter {
  namePattern?: string
  free?: boolean
  hot?: 'new' | 'featured' | 'popular'
  newSince: Date
  kindId?: number
  typeId?: number
  first?: 'featured' | 'recommended'
  sort: 'time' | 'price' | 'learners' | 'rating'
  order: 'asc' | 'desc'
}
export interface Window {
  page: number
  size: number
}

function matching(
  schoolId: number,
  { namePattern, free, hot, newSince, kindId: kind, typeId }: CourseFilter,
): SQL | undefined {
  return and(
    eq(courses.schoolId, schoolId),
    listed,
    namePattern === undefined ? undefined : sql`courses.name_search like ${namePattern}`,
    free === undefined ? undefined : free ? eq(courses.priceMinor, 0) : gt(courses.priceMinor, 0),
    kind === undefined ? undefined : eq(courses.kindId, kind),
    typeId === undefined
      ? undefined
      : or(eq(courses.typeId, typeId), eq(courses.type2Id, typeId), eq(courses.type3Id, typeId)),
    hot === 'new' ? gte(courses.launchedAt, newSince) : undefined,
    hot === 'featured' ? eq(courses.featured, true) : undefined,
    hot === 'popular' ? sql`courses.learners >= ${popularFrom(schoolId)}` : undefined,
  )
}

const sortColumns = {
  time: courses.launchedAt,
  price: courses.priceMinor,
  learners: courses.learners,
  /** Decision 0028. */
  rating: sql`courses.rating_score`,
}

export async function listCards(
  db: Db,
  schoolId: number,
  filter: CourseFilter,
  { page, size }: Window,
) {
  const where = matching(schoolId, filter)
  const direction = filter.order === 'asc' ? asc : desc
  const order = [
    ...(filter.first ? [desc(courses[filter.first])] : []),
    direction(sortColumns[filter.sort]),
    asc(courses.sort),
    desc(courses.id),
  ]
  const rows = await db
    .select({ ...cardColumns(schoolId), total })
    .from(courses)
    .leftJoin(courseTypes, eq(courseTypes.id, courses.typeId))
    .where(where)
    .orderBy(...order)
    .limit(size)
    .offset((page - 1) * size)
  return { rows, total: rows[0]?.total ?? (page > 1 ? await db.$count(courses, where) : 0) }
}
export type CardRow = Awaited<ReturnType<typeof listCards>>['rows'][number]

export async function listNames(
  db: Db,
  schoolId: number,
  filter: CourseFilter,
  { page, size }: Window,
) {
  const where = matching(schoolId, filter)
  const rows = await db
    .select({ id: courses.id, names: courses.names, total })
    .from(courses)
    .where(where)
    .orderBy(desc(courses.learners), desc(courses.id))
    .limit(size)
    .offset((page - 1) * size)
  return { rows, total: rows[0]?.total ?? (page > 1 ? await db.$count(courses, where) : 0) }
}

export function countByKind(db: Db, schoolId: number) {
  return db
    .select({ kindId: courses.kindId, courses: sql<number>`count(*)::int` })
    .from(courses)
    .where(and(eq(courses.schoolId, schoolId), listed))
    .groupBy(courses.kindId)
}

export function listTypes(db: Db, schoolId: number) {
  return db
    .select()
    .from(courseTypes)
    .where(eq(courseTypes.schoolId, schoolId))
    .orderBy(courseTypes.level, courseTypes.sort, courseTypes.id)
}

export function countByType(db: Db, schoolId: number) {
  const { typeId, type2Id, type3Id } = courses
  return db
    .select({ typeId, type2Id, type3Id, courses: sql<number>`count(*)::int` })
    .from(courses)
    .where(and(eq(courses.schoolId, schoolId), listed))
    .groupBy(typeId, type2Id, type3Id)
}
