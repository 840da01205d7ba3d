import type { BookColumnKind, BookSort, BookState } from '@titian/contract'
import { and, desc, eq, isNull, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../../platform/database/database.ts'
import { likePattern } from '../../courses/index.ts'
import { by, resultExpressions } from '../results/queries.ts'
import { gradeOverrides, type OverrideRow } from '../tables.ts'

export interface Course {
  schoolId: number
  courseId: number
}

export interface ColumnRow {
  kind: BookColumnKind
  id: number
  title: string
  type: number | null
  /** The maximum in hundredths of a point. */
  most: number
}

export interface CellRow {
  kind: BookColumnKind
  id: number
  /** The points in hundredths, like all points in this file. */
  points: number | null
  computed: number | null
  state: BookState
  given: number | null
  paper: number | null
}

export interface StudentRow {
  userId: number
  name: string | null
  studentCard: string | null
  className: string | null
  cells: CellRow[]
}

export interface Book {
  columns: ColumnRow[]
  classes: string[]
  groups: { id: number; name: string }[]
  rows: StudentRow[]
  total: number
}

export interface BookFilter {
  person: string
  className: string
  groupId: number | null
  only: 'all' | 'failing' | 'waits'
  sort: BookSort
  /** The id of the examination or task to sort by. */
  sortId: number | null
  down: boolean
  limit: number
  offset: number
}

/** One course, or only some of its students if the marks of the others are not needed. */
type BookScope = Course & { userId?: number; userIds?: readonly number[] }

/**
 * Common table expressions, which must come after `resultExpressions` of the same scope. `marks`
 * has a row for each student and column.
 */
export function bookExpressions(scope: BookScope, now: Date): SQL {
  const { schoolId, courseId } = scope
  const isOfCourse = (row: string) =>
    sql`${sql.raw(row)}.school_id = ${schoolId} and ${sql.raw(row)}.course_id = ${courseId}`
  return sql`, works as (
      select i.id, i.title, i.resources_type, i.points * 100 as most, i.end_time, i.sort
      from homework_items i where ${isOfCourse('i')} and i.released
    ), columns as (
      select 'exam' as kind, x.id, n.name as title, x.type::integer as type, x.total as most, 0 as part, x.type::integer as place
      from exams x join examinations n on n.id = x.id
      union all select 'work', w.id, w.title, w.resources_type::integer, w.most, 1, w.sort from works w
      union all select 'result', ${courseId}::bigint, '', null, 10000, 2, 0
    ), marks as (
      select user_id, kind, id, coalesce(max(given_points), max(points)) as points, max(computed) as computed, max(given) as given, max(paper) as paper,
        case when kind = 'work' and coalesce(max(given_points), max(points)) is not null then case when bool_or(late) then 'late' else 'marked' end
          when kind = 'work' and max(paper) is not null then 'waits' else max(state) end as state
      from (
        select user_id, 'exam' as kind, examination_id as id, points, computed, case when waits then 'waits' when handed_in then 'marked'
          when ended then 'missing' else 'notYet' end as state, null::bigint as given, null::integer as given_points, null::bigint as paper, false as late
        from cells
        union all select p.user_id, 'work', w.id, null, null, case when w.end_time < ${now.toISOString()}::timestamptz then 'missing' else 'notYet' end,
          null, null, null, false from people p cross join works w
        union all select h.user_id, 'work', h.item_id, round(h.score * 100)::integer, round(h.score * 100)::integer, null, null, null, h.id, h.late
          from works w join hand_ins h on h.item_id = w.id where h.newest${by(scope, 'h.user_id')}
        union all select r.user_id, 'result', r.course_id, round(r.result * 100)::integer, round(r.computed * 100)::integer,
          case when r.given_reason is null and r.waits > 0 then 'waits' when r.result is null then 'notYet'
            when r.given_reason is null and r.running > 0 then 'soFar' else 'marked' end, null, null, null, false from results r
        union all select o.user_id, case when o.examination_id is not null then 'exam' when o.item_id is not null then 'work' else 'result' end,
          coalesce(o.examination_id, o.item_id, o.course_id), null, null, null, o.id, o.points, null, false
          from grade_overrides o where ${isOfCourse('o')}${by(scope, 'o.user_id')} and o.ended_at is null
      ) each group by user_id, kind, id having max(state) is not null
    )`
}

/**
 * The attempt to which a mark of an examination belongs: the attempt that counts, or else the
 * newest one.
 */
const paper = sql`coalesce(m.paper, case when m.kind = 'exam' then (select a.id from attempts a
  where a.user_id = m.user_id and a.examination_id = m.id and a.state <> 'in_progress'
  order by a.waiting, a.score desc nulls last, a.number limit 1) end)`

const cellObject = sql`json_build_object('kind', m.kind, 'id', m.id, 'points', m.points, 'computed', m.computed,
  'state', m.state, 'given', m.given, 'paper', ${paper})`

export const columnList = sql`(select json_agg(json_build_object('kind', kind, 'id', id, 'title', title, 'type', type, 'most', most)
  order by part, place, id) from columns)`

/** With `is true`, the planner uses a hash of the list. Without it, the planner joins the list. */
const among = (list: SQL): SQL => sql`(u.id in (${list})) is true`

function wanted({ person, className, groupId, only }: BookFilter): SQL {
  const parts = [sql`true`]
  const pattern = likePattern(person)
  if (person !== '')
    parts.push(sql`(lower(u.name) like ${pattern} or lower(u.student_card) like ${pattern})`)
  if (className !== '') parts.push(sql`u.class_name = ${className}`)
  if (groupId !== null)
    parts.push(sql`exists (select 1 from course_group_members g join enrolments e on e.id = g.enrolment_id
      where g.group_id = ${groupId} and e.user_id = u.id)`)
  if (only === 'failing')
    parts.push(among(sql`select q.user_id from results q where q.result < 60`))
  if (only === 'waits')
    parts.push(among(sql`select w.user_id from marks w where w.state = 'waits'`))
  return sql.join(parts, sql` and `)
}

/**
 * Returns the students `u` and the value by which they are sorted. Results and marks of all
 * students are computed only if the order depends on them.
 */
function sorted({ sort, sortId }: BookFilter): { from: SQL; by: SQL } {
  if (sort === 'result')
    return { from: sql`results r join users u on u.id = r.user_id`, by: sql`r.result` }
  if (sort === 'exam' || sort === 'work')
    return {
      from: sql`(select user_id, points from marks where kind = ${sort}::text and id = ${sortId}::bigint) r
        join users u on u.id = r.user_id`,
      by: sql`r.points`,
    }
  return { from: sql`members u`, by: sort === 'name' ? sql`u.name_sort` : sql`u.student_card` }
}

export type FoundRow = Omit<StudentRow, 'cells'>

/** Returns the marks of these students in a map by student. */
async function listCells(
  db: Db,
  course: Course,
  userIds: readonly number[],
  now: Date,
): Promise<Map<number, CellRow[]>> {
  const scope = { ...course, userIds }
  const { rows } = await db.execute<{ userId: string; cells: CellRow[] }>(sql`
    with ${resultExpressions(scope, now, false)}${bookExpressions(scope, now)}
    select m.user_id as "userId", json_agg(${cellObject}) as cells from marks m group by 1`)
  return new Map(rows.map(({ userId, cells }) => [Number(userId), cells]))
}

const orderOf = ({ down }: BookFilter) =>
  sql`key ${down ? sql`desc nulls last` : sql`asc nulls last`}, name_sort, user_id`

/** `members` are all students of the course, `found` are those that match the filter. */
function foundExpressions(course: Course, filter: BookFilter, now: Date): SQL {
  const { from: students, by: key } = sorted(filter)
  return sql`${resultExpressions(course, now, false)}${bookExpressions(course, now)}, members as (
      select u.id, u.name, u.name_sort, u.student_card, u.class_name from people p join users u on u.id = p.user_id
    ), found as (
      select u.id as user_id, u.name, u.name_sort, u.student_card, u.class_name, ${key} as key from ${students} where ${wanted(filter)}
    )`
}

/** Lists the students that match the filter, in its order, without their marks. */
export async function listStudents(
  db: Db,
  course: Course,
  filter: BookFilter,
  now: Date,
): Promise<FoundRow[]> {
  const { limit, offset } = filter
  const { rows } = await db.execute<{ student: FoundRow }>(sql`
    with ${foundExpressions(course, filter, now)}
    select json_build_object('userId', user_id, 'name', name, 'studentCard', student_card, 'className', class_name) as student
    from found order by ${orderOf(filter)} limit ${limit} offset ${offset}`)
  return rows.map(({ student }) => student)
}

/** Adds the marks to these students. */
export async function withCells(
  db: Db,
  course: Course,
  students: readonly FoundRow[],
  now: Date,
): Promise<StudentRow[]> {
  if (students.length === 0) return []
  const ids = students.map(({ userId }) => userId)
  const cells = await listCells(db, course, ids, now)
  return students.map((row) => ({ ...row, cells: cells.get(row.userId) ?? [] }))
}

/**
 * TCH-090: returns one page of the gradebook. Only the marks of the students on this page are read.
 */
export async function readBook(
  db: Db,
  course: Course,
  filter: BookFilter,
  now: Date,
): Promise<Book> {
  const { limit, offset } = filter
  const order = orderOf(filter)
  const { rows } = await db.execute<{ book: Omit<Book, 'rows'> & { rows: FoundRow[] } }>(sql`
    with ${foundExpressions(course, filter, now)}, shown as (
      select *, row_number() over (order by ${order}) as place
      from (select * from found order by ${order} limit ${limit} offset ${offset}) page
    )
    select json_build_object(
      'columns', ${columnList},
      'classes', (select coalesce(json_agg(class_name order by class_name), '[]'::json) from (
        select distinct class_name from members where class_name <> '') classes),
      'groups', (select coalesce(json_agg(json_build_object('id', id, 'name', name) order by lower(name)), '[]'::json)
        from course_groups where school_id = ${course.schoolId} and course_id = ${course.courseId}),
      'total', (select count(*) from found),
      'rows', (select coalesce(json_agg(json_build_object('userId', user_id, 'name', name, 'studentCard', student_card,
        'className', class_name) order by place), '[]'::json) from shown)) as book`)
  const book = rows[0]?.book
  if (!book) return { columns: [], classes: [], groups: [], rows: [], total: 0 }
  return { ...book, rows: await withCells(db, course, book.rows, now) }
}

export interface Place extends Course {
  userId: number
  kind: BookColumnKind
  /** The id of the course if the mark is the course result. */
  id: number
}

export type PlacedCell = CellRow & Pick<ColumnRow, 'title' | 'most'>

/** Finds one mark of a student of the course; undefined if there is none. */
export async function findCell(db: Db, place: Place, now: Date): Promise<PlacedCell | undefined> {
  const { rows } = await db.execute<{ cell: PlacedCell }>(sql`
    with ${resultExpressions(place, now, false)}${bookExpressions(place, now)}
    select ${cellObject}::jsonb || jsonb_build_object('title', c.title, 'most', c.most) as cell
    from marks m join columns c on c.kind = m.kind and c.id = m.id
    where m.user_id = ${place.userId} and m.kind = ${place.kind}::text and m.id = ${place.id}::bigint`)
  return rows[0]?.cell
}

/** Locks the student's enrolment, so that two teachers change the marks one after the other. */
export async function lockStudent(db: Db, { schoolId, courseId, userId }: Place): Promise<void> {
  await db.execute(sql`select 1 from enrolments
    where school_id = ${schoolId} and course_id = ${courseId} and user_id = ${userId} for update`)
}

const isOfPlace = ({ schoolId, courseId, userId, kind, id }: Place): SQL | undefined =>
  and(
    eq(gradeOverrides.schoolId, schoolId),
    eq(gradeOverrides.courseId, courseId),
    eq(gradeOverrides.userId, userId),
    kind === 'exam' ? eq(gradeOverrides.examinationId, id) : isNull(gradeOverrides.examinationId),
    kind === 'work' ? eq(gradeOverrides.itemId, id) : isNull(gradeOverrides.itemId),
  )

export async function findInForce(db: Db, place: Place): Promise<OverrideRow | undefined> {
  const [row] = await db
    .select()
    .from(gradeOverrides)
    .where(and(isOfPlace(place), isNull(gradeOverrides.endedAt)))
  return row
}

export async function insertMark(
  db: Db,
  { schoolId, courseId, userId, kind, id }: Place,
  values: Pick<OverrideRow, 'points' | 'reason' | 'givenBy' | 'givenAt' | 'computed'>,
): Promise<void> {
  await db.insert(gradeOverrides).values({
    schoolId,
    courseId,
    userId,
    examinationId: kind === 'exam' ? id : null,
    itemId: kind === 'work' ? id : null,
    ...values,
  })
}

export async function endMark(
  db: Db,
  id: number,
  values: Pick<OverrideRow, 'endedBy' | 'endedAt' | 'endReason'>,
): Promise<void> {
  await db.update(gradeOverrides).set(values).where(eq(gradeOverrides.id, id))
}

export type MarkRow = OverrideRow & { giver: string | null; ender: string | null }

const nameOf = (column: 'given_by' | 'ended_by') =>
  sql<
    string | null
  >`(select n.name from users n where n.id = ${sql.raw(`grade_overrides.${column}`)})`

/** Lists the given marks, the newest first. */
export async function listMarks(db: Db, place: Place): Promise<MarkRow[]> {
  const rows = await db
    .select({ mark: gradeOverrides, giver: nameOf('given_by'), ender: nameOf('ended_by') })
    .from(gradeOverrides)
    .where(isOfPlace(place))
    .orderBy(desc(gradeOverrides.id))
  return rows.map(({ mark, giver, ender }) => ({ ...mark, giver, ender }))
}
