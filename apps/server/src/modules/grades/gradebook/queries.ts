import type { BookColumnKind, BookSort, BookState } from '@titian/contract'
import { and, desc, eq, isNull, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../../platform/database/database.ts'
import { likePattern } from '../../courses/index.ts'
import { resultExpressions } from '../results/queries.ts'
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
  /** Hundredths. */
  most: number
}

export interface CellRow {
  kind: BookColumnKind
  id: number
  /** Hundredths, as all points here. */
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
  /** Of the examination or the task to sort by. */
  sortId: number | null
  down: boolean
  limit: number
  offset: number
}

/** Follows `resultExpressions`: `marks` has a row for each student and column. */
export function bookExpressions({ schoolId, courseId }: Course, now: Date): SQL {
  const of = (row: string) =>
    sql`${sql.raw(row)}.school_id = ${schoolId} and ${sql.raw(row)}.course_id = ${courseId}`
  return sql`, force as (
      select o.id, o.user_id, o.examination_id, o.item_id, o.points from grade_overrides o where ${of('o')} and o.ended_at is null
    ), works as (
      select i.id, i.title, i.resources_type, i.points * 100 as most, i.end_time, i.sort
      from homework_items i where ${of('i')} and i.released
    ), handed as (
      select h.id, h.item_id, h.user_id, h.late, round(h.score * 100)::integer as score
      from hand_ins h join works w on w.id = h.item_id where h.newest
    ), columns as (
      select 'exam' as kind, x.id, n.name as title, x.type::integer as type, x.total as most, 0 as part, x.type::integer as place
      from exams x join examinations n on n.id = x.id
      union all select 'work', w.id, w.title, w.resources_type::integer, w.most, 1, w.sort from works w
      union all select 'result', ${courseId}::bigint, '', null, 10000, 2, 0
    ), marks as (
      select c.user_id, 'exam' as kind, c.examination_id as id, c.points, c.computed,
        case when c.waits then 'waits' when c.handed_in then 'marked'
          when c.ended then 'missing' else 'notYet' end as state, f.id as given, null::bigint as paper
      from cells c
      left join force f on f.user_id = c.user_id and f.examination_id = c.examination_id
      union all
      select p.user_id, 'work', w.id, coalesce(f.points, h.score), h.score,
        case when h.late and (f.id is not null or h.score is not null) then 'late' when f.id is not null or h.score is not null then 'marked'
          when h.id is not null then 'waits' when w.end_time < ${now.toISOString()}::timestamptz then 'missing' else 'notYet' end,
        f.id, h.id
      from people p cross join works w left join handed h on h.item_id = w.id and h.user_id = p.user_id
      left join force f on f.user_id = p.user_id and f.item_id = w.id
      union all
      select r.user_id, 'result', r.course_id, round(r.result * 100)::integer, round(r.computed * 100)::integer,
        case when r.given_reason is null and r.waits > 0 then 'waits' when r.result is null then 'notYet' else 'marked' end, f.id, null
      from results r left join force f on f.user_id = r.user_id and f.examination_id is null and f.item_id is null
    )`
}

/** The paper behind a mark of an examination: the one that counts, else the newest. */
const paper = sql`coalesce(m.paper, case when m.kind = 'exam' then (select a.id from attempts a
  where a.user_id = m.user_id and a.examination_id = m.id and a.state <> 'in_progress'
  order by a.waiting, a.score desc nulls last, a.number limit 1) end)`

const cellObject = sql`json_build_object('kind', m.kind, 'id', m.id, 'points', m.points, 'computed', m.computed,
  'state', m.state, 'given', m.given, 'paper', ${paper})`

export const columnList = sql`(select json_agg(json_build_object('kind', kind, 'id', id, 'title', title, 'type', type, 'most', most)
  order by part, place, id) from columns)`

function wanted({ person, className, groupId, only }: BookFilter): SQL {
  const parts = [sql`true`]
  const pattern = likePattern(person)
  if (person !== '')
    parts.push(sql`(lower(u.name) like ${pattern} or lower(u.student_card) like ${pattern})`)
  if (className !== '') parts.push(sql`u.class_name = ${className}`)
  if (groupId !== null)
    parts.push(sql`exists (select 1 from course_group_members g join enrolments e on e.id = g.enrolment_id
      where g.group_id = ${groupId} and e.user_id = r.user_id)`)
  if (only === 'failing') parts.push(sql`r.result < 60`)
  if (only === 'waits')
    parts.push(
      sql`exists (select 1 from marks w where w.user_id = r.user_id and w.state = 'waits')`,
    )
  return sql.join(parts, sql` and `)
}

const sorts: Record<BookSort, SQL> = {
  name: sql`u.name`,
  studentCard: sql`u.student_card`,
  result: sql`r.result`,
  exam: sql`s.points`,
  work: sql`s.points`,
}

/** TCH-090: in one statement, whatever the number of students and items. */
export async function readBook(
  db: Db,
  course: Course,
  filter: BookFilter,
  now: Date,
): Promise<Book> {
  const { sort, sortId, limit, offset } = filter
  const direction = filter.down ? sql`desc nulls last` : sql`asc nulls last`
  const { rows } = await db.execute<{ book: Book }>(sql`
    with ${resultExpressions(course, now, false)}${bookExpressions(course, now)}, found as (
      select r.user_id, u.name, u.student_card, u.class_name,
        row_number() over (order by ${sorts[sort]} ${direction}, u.name, r.user_id) as place
      from results r join users u on u.id = r.user_id
      left join marks s on s.user_id = r.user_id and s.kind = ${sort}::text and s.id = ${sortId}::bigint
      where ${wanted(filter)}
    ), shown as (
      select * from found order by place limit ${limit} offset ${offset}
    ), lines as (
      select m.user_id, json_agg(${cellObject}) as cells from marks m join shown on shown.user_id = m.user_id group by 1
    )
    select json_build_object(
      'columns', ${columnList},
      'classes', (select coalesce(json_agg(class_name order by class_name), '[]'::json) from (
        select distinct u.class_name from people p join users u on u.id = p.user_id where u.class_name <> '') classes),
      'groups', (select coalesce(json_agg(json_build_object('id', id, 'name', name) order by lower(name)), '[]'::json)
        from course_groups where school_id = ${course.schoolId} and course_id = ${course.courseId}),
      'total', (select count(*) from found),
      'rows', (select coalesce(json_agg(json_build_object('userId', shown.user_id, 'name', name, 'studentCard', student_card,
        'className', class_name, 'cells', lines.cells) order by place), '[]'::json)
        from shown join lines on lines.user_id = shown.user_id)) as book`)
  return rows[0]?.book ?? { columns: [], classes: [], groups: [], rows: [], total: 0 }
}

export interface Place extends Course {
  userId: number
  kind: BookColumnKind
  /** Of the course for its result. */
  id: number
}

export type PlacedCell = CellRow & Pick<ColumnRow, 'title' | 'most'>

/** One mark of a student of the course; undefined where there is none. */
export async function findCell(db: Db, place: Place, now: Date): Promise<PlacedCell | undefined> {
  const { rows } = await db.execute<{ cell: PlacedCell }>(sql`
    with ${resultExpressions(place, now, false)}${bookExpressions(place, now)}
    select ${cellObject}::jsonb || jsonb_build_object('title', c.title, 'most', c.most) as cell
    from marks m join columns c on c.kind = m.kind and c.id = m.id
    where m.user_id = ${place.userId} and m.kind = ${place.kind}::text and m.id = ${place.id}::bigint`)
  return rows[0]?.cell
}

/** Holds the student in the course, so that two teachers come one after the other. */
export async function lockStudent(db: Db, { schoolId, courseId, userId }: Place): Promise<void> {
  await db.execute(sql`select 1 from enrolments
    where school_id = ${schoolId} and course_id = ${courseId} and user_id = ${userId} for update`)
}

const at = ({ schoolId, courseId, userId, kind, id }: Place): SQL | undefined =>
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
    .where(and(at(place), isNull(gradeOverrides.endedAt)))
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

/** The newest first. */
export async function listMarks(db: Db, place: Place): Promise<MarkRow[]> {
  const rows = await db
    .select({ mark: gradeOverrides, giver: nameOf('given_by'), ender: nameOf('ended_by') })
    .from(gradeOverrides)
    .where(at(place))
    .orderBy(desc(gradeOverrides.id))
  return rows.map(({ mark, giver, ender }) => ({ ...mark, giver, ender }))
}
