import type { memberSorts, MemberState } from '@titian/contract'
import { quietDays } from '@titian/contract'
import { type SQL, sql } from 'drizzle-orm'
import { secondsAfter } from '../../../platform/clock.ts'
import type { Db } from '../../../platform/database/database.ts'
import { found } from '../../../platform/refusal.ts'
import { hasRole, hasTeacherRole, likePart, users } from '../../accounts/index.ts'
import { personNamed } from '../../people/index.ts'
import { lessonCountOf } from '../list/queries.ts'
import type { Texts } from '@titian/contract'

export interface Course {
  schoolId: number
  courseId: number
}

export interface Page {
  page: number
  size: number
}

/** A subquery with the students who fail a part of the course. The module of marks provides it. */
export type Failing = (course: Course, now: Date) => SQL

export interface MemberFilter {
  name: string
  className: string
  state: MemberState
  failing: Failing
  /** A group of this course; undefined for all students. */
  groupId?: number
  /** Limits the result to these memberships. Memberships of other courses are ignored. */
  enrolmentIds?: readonly number[]
}

export interface MemberOrder {
  sort: (typeof memberSorts)[number]
  descending: boolean
}

export interface MemberRow {
  id: number
  userId: number
  name: string
  studentCard: string | null
  className: string | null
  groups: string[]
  joinedAt: string
  lastStudyAt: string | null
  lessonsDone: number
  lessons: number
  handedIn: number
  handedInOf: number
  status: 'notStarted' | 'studying' | 'completed'
  quiet: boolean
}

interface Listed<Row> {
  list: Row[]
  total: number
}

const day = 86_400
export const at = (moment: Date) => sql`${moment.toISOString()}::timestamptz`
export const idList = (ids: readonly number[]) =>
  sql`(select value::bigint from jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb))`
const windowOf = ({ page, size }: Page) => sql`limit ${size} offset ${(page - 1) * size}`

/** Teachers of the course do not count as its students (TCH-129). */
const teachesIt = (course: SQL, user: SQL) => sql`(
  exists (select 1 from course_teachers t where t.course_id = ${course} and t.user_id = ${user})
  or exists (select 1 from courses c where c.id = ${course} and c.author_id = ${user}
    and not exists (select 1 from course_teachers m where m.course_id = c.id and m.master)))`

/** An account that may be enrolled: a student, or a person without another role. */
const mayBeStudent = sql`(not ${users.disabled}
  and (${hasRole(['student'])} or ${users.roles} = 'normal'))`

/** Returns the groups of a membership (TCH-155). */
const groupsOf = (enrolment: SQL) => sql`(
  select coalesce(json_agg(g.name order by lower(g.name)), '[]'::json)
  from course_group_members m join course_groups g on g.id = m.group_id where m.enrolment_id = ${enrolment})`

const isInGroup = (groupId: number, enrolment: SQL) => sql`exists (
  select 1 from course_group_members m where m.group_id = ${groupId} and m.enrolment_id = ${enrolment})`

/**
 * Common table expressions: `members` are all students of the course, `found` are those that match
 * the filter.
 */
function memberExpressions({ schoolId, courseId }: Course, filter: MemberFilter, now: Date): SQL {
  const { name, className, state, groupId, enrolmentIds, failing } = filter
  // ACC-310: closed accounts are excluded, because nobody needs to care for them.
  const isFailing = sql`(is_open and user_id in ${failing({ schoolId, courseId }, now)})`
  const wanted: Record<MemberState, SQL> = {
    all: sql`true`,
    notStarted: sql`status = 'notStarted'`,
    studying: sql`status = 'studying'`,
    completed: sql`status = 'completed'`,
    quiet: sql`(is_open and quiet)`,
    failing: isFailing,
    atRisk: sql`((is_open and quiet) or ${isFailing})`,
  }
  return sql`members as (
      select e.id, e.user_id, ${users.name} as name, ${users.nameSort} as name_sort, ${users.studentCard} as student_card, ${users.className} as class_name,
        e.joined_at, e.last_study_at, e.lessons_done, e.exams_submitted, e.exams_total, e.watched_seconds,
        case when e.status = 2 then 'completed' when e.last_study_at is null and e.lessons_done = 0 and e.exams_submitted = 0
          then 'notStarted' else 'studying' end as status,
        e.status <> 2 and coalesce(e.last_study_at, e.joined_at) < ${at(secondsAfter(now, -quietDays * day))} as quiet,
        ${users.closedAt} is null as is_open, ${personNamed(name) ?? sql`true`} as is_named
      from enrolments e join users on users.school_id = e.school_id and users.id = e.user_id
      where e.school_id = ${schoolId} and e.course_id = ${courseId} and not ${teachesIt(sql`e.course_id`, sql`e.user_id`)}
    ), found as (
      select * from members where is_named and ${className === '' ? sql`true` : sql`class_name = ${className}`} and ${wanted[state]}
        and ${groupId === undefined ? sql`true` : isInGroup(groupId, sql`id`)}
        and ${enrolmentIds === undefined ? sql`true` : sql`id in ${idList(enrolmentIds)}`}
    )`
}

const orders: Record<MemberOrder['sort'], SQL> = {
  name: sql`name_sort`,
  studentCard: sql`student_card`,
  joinedAt: sql`joined_at`,
  lastStudyAt: sql`last_study_at`,
  progress: sql`lessons_done + exams_submitted`,
}

export interface Group {
  id: number
  courseId: number
}

export async function getGroup(db: Db, schoolId: number, groupId: number): Promise<Group> {
  const { rows } = await db.execute<{ id: string; course_id: string }>(
    sql`select id, course_id from course_groups where school_id = ${schoolId} and id = ${groupId}`,
  )
  const row = found(rows[0])
  return { id: Number(row.id), courseId: Number(row.course_id) }
}

/** Returns the group of this course. A group of another course is refused as not found. */
export async function getGroupOf(
  db: Db,
  { schoolId, courseId }: Course,
  groupId: number,
): Promise<Group> {
  const group = await getGroup(db, schoolId, groupId)
  return found(group.courseId === courseId ? group : undefined)
}

export interface GroupRow {
  id: number
  name: string
  students: number
}

const orderOf = ({ sort, descending }: MemberOrder) =>
  sql`${orders[sort]} ${descending ? sql`desc nulls last` : sql`asc nulls last`}, name_sort, id`

const filmsOf = ({ courseId }: Course) =>
  sql`films as (select ${lessonCountOf(courseId)} as lessons)`

/** Uses the row `s` of `found` and the row `f` of `films`. */
const memberObject = sql`json_build_object('id', s.id, 'userId', s.user_id, 'name', s.name,
        'studentCard', s.student_card, 'className', s.class_name, 'groups', ${groupsOf(sql`s.id`)}, 'joinedAt', s.joined_at, 'lastStudyAt', s.last_study_at,
        'lessonsDone', s.lessons_done, 'lessons', f.lessons, 'handedIn', s.exams_submitted, 'handedInOf', s.exams_total,
        'status', s.status, 'quiet', s.quiet)`

/** Lists all students that match the filter, sorted, without totals. */
export async function listAllMembers(
  db: Db,
  course: Course,
  { sort, descending, ...filter }: MemberFilter & MemberOrder,
  now: Date,
): Promise<MemberRow[]> {
  const { rows } = await db.execute<{ member: MemberRow }>(sql`
    with ${memberExpressions(course, filter, now)}, ${filmsOf(course)}
    select ${memberObject} as member from found s cross join films f order by ${orderOf({ sort, descending })}`)
  return rows.map(({ member }) => member)
}

type Members = Listed<MemberRow> & { classes: string[]; groups: GroupRow[] }

/** TCH-073: returns a page of students, the total, the classes and the groups, in one statement. */
export async function listMembers(
  db: Db,
  course: Course,
  { sort, descending, ...filter }: MemberFilter & MemberOrder,
  page: Page,
  now: Date,
): Promise<Members> {
  const order = orderOf({ sort, descending })
  const { rows } = await db.execute<{ answer: Members }>(sql`
    with ${memberExpressions(course, filter, now)},
    shown as (select *, row_number() over (order by ${order}) as place from found order by place ${windowOf(page)}),
    ${filmsOf(course)}
    select json_build_object(
      'total', (select count(*)::integer from found),
      'classes', (select coalesce(json_agg(class_name order by class_name), '[]'::json)
        from (select distinct class_name from members where class_name <> '') each),
      'groups', (select coalesce(json_agg(json_build_object('id', g.id, 'name', g.name, 'students', (
        select count(*)::integer from course_group_members m join members e on e.id = m.enrolment_id where m.group_id = g.id
        )) order by lower(g.name)), '[]'::json)
        from course_groups g where g.school_id = ${course.schoolId} and g.course_id = ${course.courseId}),
      'list', (select coalesce(json_agg(${memberObject} order by s.place), '[]'::json) from shown s cross join films f)
    ) as answer`)
  return found(rows[0]).answer
}

/** Lists the students that match the filter. */
export async function listFound(
  db: Db,
  course: Course,
  filter: MemberFilter,
  now: Date,
): Promise<{ userId: number; enrolmentId: number }[]> {
  const { rows } = await db.execute<{ user_id: string; id: string }>(
    sql`with ${memberExpressions(course, filter, now)} select user_id, id from found order by user_id`,
  )
  return rows.map((row) => ({ userId: Number(row.user_id), enrolmentId: Number(row.id) }))
}

export interface OfferedRow {
  userId: number
  name: string
  studentCard: string | null
  className: string | null
  wasMember: boolean
}

/**
 * Returns the teachers of the course, who are not its students. The list is read once for the
 * statement and not for each account.
 */
const teachersOf = (courseId: number) => sql`array(
  select t.user_id from course_teachers t where t.course_id = ${courseId}::bigint
  union all select c.author_id from courses c where c.id = ${courseId}::bigint
    and not exists (select 1 from course_teachers m where m.course_id = c.id and m.master))`

const isOutside = ({
  schoolId,
  courseId,
}: Course) => sql`(${users.schoolId} = ${schoolId} and ${mayBeStudent}
  and not exists (select 1 from enrolments e where e.course_id = ${courseId} and e.user_id = ${users.id})
  and ${users.id} <> all(${teachersOf(courseId)}))`

/** TCH-077: lists a page of the school's students who are not enrolled, and their total. */
export async function listOffered(
  db: Db,
  course: Course,
  { name, className }: Pick<MemberFilter, 'name' | 'className'>,
  page: Page,
): Promise<Listed<OfferedRow>> {
  const { schoolId, courseId } = course
  const inClass = className === '' ? sql`true` : sql`${users.className} = ${className}`
  const where = sql`${isOutside(course)} and ${personNamed(name) ?? sql`true`} and ${inClass}`
  const { rows } = await db.execute<{ answer: Listed<OfferedRow> }>(sql`
    with shown as (
      select ${users.id} as user_id, ${users.name} as name, ${users.studentCard} as student_card,
        ${users.className} as class_name, ${users.nameSort} as name_sort
      from users where ${where} order by ${users.nameSort}, ${users.id} ${windowOf(page)}
    )
    select json_build_object(
      'total', (select count(*)::integer from users where ${where}),
      'list', (select coalesce(json_agg(json_build_object('userId', s.user_id, 'name', s.name, 'studentCard', s.student_card,
        'className', s.class_name, 'wasMember', l.user_id is not null) order by s.name_sort, s.user_id), '[]'::json)
        from shown s left join left_enrolments l
          on l.school_id = ${schoolId} and l.course_id = ${courseId} and l.user_id = s.user_id)
    ) as answer`)
  return found(rows[0]).answer
}

/** The maximum number of classes in a response. A search gives fewer classes. */
const classesMost = 100

export interface OfferedClass {
  className: string
  students: number
}

/**
 * TCH-077: lists the classes of students who can be added, filtered by a part of the name, with the
 * number of students in each.
 */
export async function listOfferedClasses(
  db: Db,
  course: Course,
  name: string,
): Promise<OfferedClass[]> {
  const named = name === '' ? sql`true` : sql`${users.className} ilike ${likePart(name)}`
  const { rows } = await db.execute<{ class_name: string; students: number }>(sql`
    select ${users.className} as class_name, count(*)::integer as students
    from users where ${isOutside(course)} and ${users.className} <> '' and ${named}
    group by 1 order by 1 limit ${classesMost}`)
  return rows.map((row) => ({ className: row.class_name, students: row.students }))
}

/** True when all ids are accounts of the school. */
export async function areOfSchool(
  db: Db,
  schoolId: number,
  userIds: readonly number[],
): Promise<boolean> {
  const { rows } = await db.execute<{ count: number }>(
    sql`select count(*)::integer as count from users where school_id = ${schoolId} and id in ${idList(userIds)}`,
  )
  return rows[0]?.count === new Set(userIds).size
}

/** Lists accounts, by id or by class, that may be enrolled and are not enrolled yet. */
export async function listToAdd(
  db: Db,
  course: Course,
  { userIds, className }: { userIds: readonly number[]; className: string },
  most: number,
): Promise<number[]> {
  const chosen = sql`${users.id} in ${idList(userIds)}`
  const which =
    className === '' ? chosen : sql`(${chosen} or ${users.className} = ${className}::text)`
  const { rows } = await db.execute<{ id: string }>(
    sql`select ${users.id} as id from users where ${isOutside(course)} and ${which} order by 1 limit ${most}`,
  )
  return rows.map(({ id }) => Number(id))
}

/**
 * Enrols these people, locking them in a fixed order. Returns those who were not enrolled before. A
 * student who returns continues with the earlier progress (CRS-197).
 */
export async function enrolAll(
  tx: Db,
  { schoolId, courseId }: Course,
  userIds: readonly number[],
  now: Date,
): Promise<number[]> {
  const { rows } = await tx.execute<{ user_id: string }>(sql`
    with kept as (
      delete from left_enrolments where school_id = ${schoolId} and course_id = ${courseId} and user_id in ${idList(userIds)} returning *
    )
    insert into enrolments (school_id, user_id, course_id, joined_at, status, completed_at, last_lesson_id, last_study_at, visit_days)
    select ${schoolId}::bigint, u.id, ${courseId}::bigint, coalesce(k.joined_at, ${at(now)}), coalesce(k.status, 1),
      k.completed_at, k.last_lesson_id, k.last_study_at,
      (select count(*) from course_visit_days d where d.course_id = ${courseId} and d.user_id = u.id)
    from users u left join kept k on k.user_id = u.id
    where u.school_id = ${schoolId} and u.id in ${idList(userIds)}
    order by u.id
    on conflict do nothing returning user_id`)
  if (rows.length > 0)
    await tx.execute(
      sql`update courses set learners = learners + ${rows.length} where school_id = ${schoolId} and id = ${courseId}`,
    )
  return rows.map((row) => Number(row.user_id))
}

export interface Membership {
  courseId: number
  userId: number
  /** True when the membership has ended. */
  gone: boolean
}

/** Lists the memberships with these ids, including ended ones. */
export async function listMemberships(
  db: Db,
  schoolId: number,
  ids: readonly number[],
): Promise<Membership[]> {
  const { rows } = await db.execute<{ course_id: string; user_id: string; gone: boolean }>(sql`
    select course_id, user_id, false as gone from enrolments where school_id = ${schoolId} and id in ${idList(ids)}
    union all
    select course_id, user_id, true from left_enrolments where school_id = ${schoolId} and enrolment_id in ${idList(ids)}`)
  return rows.map((row) => ({
    courseId: Number(row.course_id),
    userId: Number(row.user_id),
    gone: row.gone,
  }))
}

/** Ends memberships of one course, keeps their records, and returns those that this call ended. */
export async function leaveAll(
  tx: Db,
  { schoolId, courseId }: Course,
  { ids, mayReturn }: { ids: readonly number[]; mayReturn: boolean },
  now: Date,
): Promise<{ userId: number; name: string }[]> {
  const own = sql`school_id = ${schoolId} and course_id = ${courseId} and id in ${idList(ids)}`
  await tx.execute(sql`select 1 from enrolments where ${own} order by id for update`)
  const { rows } = await tx.execute<{ user_id: string; name: string }>(sql`
    with gone as (delete from enrolments where ${own} returning *), kept as (
      insert into left_enrolments (school_id, user_id, course_id, joined_at, status, completed_at, last_lesson_id, last_study_at, left_at, enrolment_id, may_return, barred)
      select school_id, user_id, course_id, joined_at, status, completed_at, last_lesson_id, last_study_at, ${at(now)}, id, ${mayReturn}, ${!mayReturn} from gone
      on conflict do nothing
    )
    select gone.user_id, u.name from gone join users u on u.id = gone.user_id order by gone.user_id`)
  if (rows.length > 0)
    await tx.execute(
      sql`update courses set learners = learners - ${rows.length} where school_id = ${schoolId} and id = ${courseId}`,
    )
  return rows.map((row) => ({ userId: Number(row.user_id), name: row.name }))
}

export interface SchoolTeacherRow {
  id: number
  name: string
  title: Texts
  courses: number
  students: number
}

/** TCH-068: lists the people who may teach, with their courses. */
export async function listSchoolTeachers(
  db: Db,
  schoolId: number,
  name: string,
  page: Page,
): Promise<Listed<SchoolTeacherRow>> {
  const { rows } = await db.execute<{ answer: Listed<SchoolTeacherRow> }>(sql`
    with found as (
      select ${users.id} as id, ${users.name} as name, ${users.nameSort} as name_sort, ${users.title} as title from users
      where ${users.schoolId} = ${schoolId} and not ${users.disabled}
        and ${hasTeacherRole()} and ${personNamed(name) ?? sql`true`}
    ), shown as (select *, row_number() over (order by name_sort, id) as place from found order by place ${windowOf(page)})
    select json_build_object('total', (select count(*)::integer from found), 'list', (
      select coalesce(json_agg(json_build_object('id', s.id, 'name', s.name, 'title', s.title,
        'courses', (select count(*)::integer from course_teachers t where t.school_id = ${schoolId} and t.user_id = s.id),
        'students', (select count(distinct e.user_id)::integer from course_teachers t join enrolments e on e.course_id = t.course_id
          where t.school_id = ${schoolId} and t.user_id = s.id and not ${teachesIt(sql`e.course_id`, sql`e.user_id`)})
        ) order by s.place), '[]'::json) from shown s)
    ) as answer`)
  return found(rows[0]).answer
}

export interface KnownPerson {
  /** Null for a roster entry without an account. */
  id: number | null
  /** The searched phone, or null. */
  phone: string | null
  /** The searched normalised number, or null. */
  number: string | null
  name: string
  studentCard: string | null
  /** True when the account may be enrolled; teachers, staff and closed accounts may not. */
  fits: boolean
  /** True when the account is already enrolled. */
  joined: boolean
}

interface AskedPerson {
  phone: { areaCode: string; mobile: string } | undefined
  number: string
}

/** TCH-189: normalises student numbers as the roster and the accounts do. */
const foldedCard = sql`lower(regexp_replace(${users.studentCard}, '\\s', '', 'g'))`

/**
 * Finds accounts by the phones of the rows. For a row without a phone, finds the account with the
 * student number. If there is none, the roster entry with this number gives the account or its
 * phone.
 */
export async function listKnown(
  db: Db,
  { schoolId, courseId }: Course,
  rows: readonly AskedPerson[],
): Promise<KnownPerson[]> {
  const asked = JSON.stringify(
    rows.map(({ phone, number }) =>
      phone ? { area_code: phone.areaCode, mobile: phone.mobile } : { number },
    ),
  )
  const { rows: found } = await db.execute<{ person: KnownPerson }>(sql`
    with given as (
      select * from jsonb_to_recordset(${asked}::jsonb) as g (area_code text, mobile text, number text)
    ), entries as (
      select g.number, r.name, r.held_by, r.area_code, r.mobile from given g
      join roster_entries r on r.school_id = ${schoolId} and r.kind = 'student' and r.number_key = g.number
    ), matched as (
      select ${users.id} as id, g.area_code || ' ' || g.mobile as phone, null as number
      from given g join users on g.area_code = ${users.areaCode} and g.mobile = ${users.mobile}
      where ${users.schoolId} = ${schoolId}
      union
      select ${users.id}, null, g.number from given g join users on ${foldedCard} = g.number
      where ${users.schoolId} = ${schoolId} and ${users.studentCard} is not null
      union
      select ${users.id}, null, e.number from entries e join users on ${users.id} = e.held_by
        or (e.held_by is null and e.area_code = ${users.areaCode} and e.mobile = ${users.mobile})
      where ${users.schoolId} = ${schoolId}
        and not exists (select 1 from users own where own.school_id = ${schoolId} and own.student_card is not null
          and lower(regexp_replace(own.student_card, '\\s', '', 'g')) = e.number)
    )
    select json_build_object('id', m.id, 'phone', m.phone, 'number', m.number, 'name', ${users.name},
      'studentCard', ${users.studentCard}, 'fits', ${mayBeStudent} and not ${teachesIt(sql`${courseId}::bigint`, sql`${users.id}`)},
      'joined', exists (select 1 from enrolments e where e.course_id = ${courseId} and e.user_id = ${users.id})) as person
    from matched m join users on ${users.id} = m.id
    union all
    select json_build_object('id', null, 'phone', null, 'number', e.number, 'name', e.name,
      'studentCard', e.number, 'fits', false, 'joined', false)
    from entries e where not exists (select 1 from matched m where m.number = e.number)`)
  return found.map(({ person }) => person)
}
