import type { certificates as calls, ParsedOf } from '@titian/contract'
import { and, asc, desc, eq, isNotNull, isNull, or, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Db } from '../../../platform/database/database.ts'
import { found } from '../../../platform/refusal.ts'
import { likePart, users } from '../../accounts/index.ts'
import { courses } from '../../courses/index.ts'
import { resultExpressions, resultObject, type ResultRow, studentsOf } from '../../grades/index.ts'
import { idsOfStudentCard, personNamed } from '../../people/index.ts'
import { completed } from '../issuing/queries.ts'
import { certificateCourses, type CertificateRow, certificates } from '../tables.ts'

interface Window {
  page: number
  size: number
}
const pageOf = ({ page, size }: Window) => ({ limit: size, offset: (page - 1) * size })

const old = alias(certificates, 'old')
const issuer = alias(users, 'issuer')
const revoker = alias(users, 'revoker')

export type Filter = Pick<ParsedOf<typeof calls.listCertificates>, 'text' | 'state'> & {
  courseId: number | undefined
}

function inFilter(schoolId: number, { text, state, courseId }: Filter) {
  const part = likePart(text)
  return and(
    eq(certificates.schoolId, schoolId),
    state === 'all' ? undefined : (state === 'valid' ? isNull : isNotNull)(certificates.revokedAt),
    courseId === undefined ? undefined : eq(certificates.courseId, courseId),
    text === ''
      ? undefined
      : or(
          sql`${certificates.holderName} ilike ${part}`,
          sql`${certificates.number} ilike ${part}`,
          sql`${certificates.userId} in ${idsOfStudentCard(schoolId, text)}`,
          and(
            // Comparing all names as one JSON text excludes most rows early. In JSON, quotes,
            // backslashes and control characters are written differently, so a search with such a
            // character skips this comparison.
            /["\\\p{Cc}]/u.test(text)
              ? undefined
              : sql`${certificates.courseNames}::text ilike ${part}`,
            sql`exists (select 1 from jsonb_each_text(${certificates.courseNames}) n where n.value ilike ${part})`,
          ),
        ),
  )
}

/** Lists all certificates that match the filter, the newest first. */
export const findCertificates = (db: Db, schoolId: number, filter: Filter) =>
  db
    .select({
      certificate: certificates,
      replaces: old.number,
      studentCard: users.studentCard,
      issuedBy: issuer.name,
      revokedBy: revoker.name,
      replaced: sql<boolean>`exists (select 1 from certificates r where r.school_id = ${schoolId} and r.replaces_id = ${certificates.id})`,
    })
    .from(certificates)
    .innerJoin(users, eq(users.id, certificates.userId))
    .leftJoin(old, eq(old.id, certificates.replacesId))
    .leftJoin(issuer, eq(issuer.id, certificates.issuedBy))
    .leftJoin(revoker, eq(revoker.id, certificates.revokedBy))
    .where(inFilter(schoolId, filter))
    .orderBy(desc(certificates.id))
    .$dynamic()

export async function listCertificates(db: Db, schoolId: number, filter: Filter, window: Window) {
  const { limit, offset } = pageOf(window)
  const rows = await findCertificates(db, schoolId, filter).limit(limit).offset(offset)
  return { rows, total: await db.$count(certificates, inFilter(schoolId, filter)) }
}

export type ListedCertificate = Awaited<ReturnType<typeof listCertificates>>['rows'][number]

export interface Candidate {
  userId: number
  name: string
  studentCard: string | null
  className: string | null
  completed: boolean
  number: string | null
  /** Whether the course gives certificates automatically. */
  gives: boolean
  row: ResultRow
}

type FoundCandidate = Omit<Candidate, 'row'>

/** Lists the results of these students, without marks that they may not see yet. */
async function resultsOf(
  db: Db,
  course: { schoolId: number; courseId: number },
  students: readonly FoundCandidate[],
  now: Date,
): Promise<Map<number, ResultRow>> {
  if (students.length === 0) return new Map()
  const userIds = students.map(({ userId }) => userId)
  const { rows } = await db.execute<{ row: ResultRow }>(sql`
    with ${resultExpressions({ ...course, userIds }, now, true)} select ${resultObject} as row from results`)
  return new Map(rows.map(({ row }) => [row.userId, row]))
}

/**
 * Lists the students of a course whose accounts are not closed (ACC-310). Students who completed
 * the course and have no certificate come first.
 */
export async function listCandidates(
  db: Db,
  { schoolId, courseId, name }: { schoolId: number; courseId: number; name: string },
  window: Window,
  now: Date,
): Promise<{ rows: Candidate[]; total: number }> {
  const { limit, offset } = pageOf(window)
  const course = { schoolId, courseId }
  const named = personNamed(name)
  const { rows: page } = await db.execute<{ found: FoundCandidate; total: string }>(sql`
    with ${studentsOf(course)}, candidates as (
      select users.id, users.name, users.name_sort, users.student_card, users.class_name, ${completed} as completed, c.number
      from people p join enrolments e on e.id = p.id join users on users.id = p.user_id
      left join certificates c on c.school_id = ${schoolId} and c.course_id = ${courseId} and c.user_id = p.user_id and c.revoked_at is null
      where users.closed_at is null and ${named ?? sql`true`}
    ), shown as (
      select *, count(*) over () as total from candidates
      order by number is not null, not completed, name_sort, id limit ${limit} offset ${offset}
    )
    select s.total, json_build_object('userId', s.id, 'name', s.name, 'studentCard', s.student_card,
      'className', s.class_name, 'completed', s.completed, 'number', s.number,
      'gives', coalesce((select g.gives from certificate_courses g where g.school_id = ${schoolId} and g.course_id = ${courseId}), false)) as found
    from shown s order by s.number is not null, not s.completed, s.name_sort, s.id`)
  const shown = page.map(({ found: candidate }) => candidate)
  const results = await resultsOf(db, course, shown, now)
  const rows = shown.flatMap((candidate) => {
    const row = results.get(candidate.userId)
    return row ? [{ ...candidate, row }] : []
  })
  return { rows, total: Number(page[0]?.total ?? 0) }
}

const gives = sql<boolean>`coalesce(${certificateCourses.gives}, false)`
const issued = sql<number>`(select count(*)::int from certificates c
  where c.school_id = courses.school_id and c.course_id = courses.id and c.revoked_at is null)`
const giving = and(
  eq(certificateCourses.schoolId, courses.schoolId),
  eq(certificateCourses.courseId, courses.id),
)
const ruleColumns = {
  id: courses.id,
  names: courses.names,
  training: courses.training,
  gives,
  issued,
}

/** CNT-080, TRN-067: returns the rule for certificates of one course. */
export async function getRule(
  db: Db,
  { schoolId, courseId }: { schoolId: number; courseId: number },
) {
  const [row] = await db
    .select(ruleColumns)
    .from(courses)
    .leftJoin(certificateCourses, giving)
    .where(and(eq(courses.schoolId, schoolId), eq(courses.id, courseId)))
  return found(row)
}
export type RuleRow = Awaited<ReturnType<typeof getRule>>

/**
 * CNT-080: lists the courses and trainings of the school. Those that give certificates come first.
 */
export async function listCourses(
  db: Db,
  {
    schoolId,
    name,
    kind,
  }: { schoolId: number; name: string; kind: 'all' | CertificateRow['kind'] },
  window: Window,
) {
  const { limit, offset } = pageOf(window)
  const where = and(
    eq(courses.schoolId, schoolId),
    // A draft, or a course that was refused, cannot be completed.
    eq(courses.auditStatus, 2),
    kind === 'all' ? undefined : eq(courses.training, kind === 'training'),
    name === '' ? undefined : sql`${courses.nameSearch} like ${likePart(name.toLowerCase())}`,
  )
  const rows = await db
    .select(ruleColumns)
    .from(courses)
    .leftJoin(certificateCourses, giving)
    .where(where)
    .orderBy(desc(gives), asc(courses.nameSearch), asc(courses.id))
    .limit(limit)
    .offset(offset)
  return { rows, total: await db.$count(courses, where) }
}
