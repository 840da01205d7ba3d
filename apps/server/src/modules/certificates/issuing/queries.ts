import type { Texts } from '@titian/contract'
import { and, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { Db } from '../../../platform/database/database.ts'
import { prepareSql, type Slots } from '../../../platform/database/prepared.ts'
import { users } from '../../accounts/index.ts'
import { courses, trainingIdOf } from '../../courses/index.ts'
import { resultExpressions, resultObject, type ResultRow } from '../../grades/index.ts'
import { schools } from '../../schools/index.ts'
import {
  certificateCourses,
  type CertificateRow,
  certificates,
  type NewCertificate,
} from '../tables.ts'

interface Course {
  schoolId: number
  courseId: number
}

/**
 * Whether the enrolment `e` is complete. A student completes a training by doing all its parts. The
 * state of the course that carries the training does not matter (TRN-066, TRN-067).
 */
export const completed = sql`(case when not exists (select 1 from trainings t where t.course_id = e.course_id) then e.status = 2
  else not exists (select 1 from lessons l where l.course_id = e.course_id and l.file_id is not null
      and not exists (select 1 from video_progress p where p.lesson_id = l.id and p.user_id = e.user_id and p.done))
    and not exists (select 1 from homework_items w where w.school_id = e.school_id and w.course_id = e.course_id and w.released
      and not exists (select 1 from work_marks m where m.item_id = w.id and m.user_id = e.user_id
        and (w.pass_line is null or m.score >= w.pass_line)))
    and not exists (select 1 from examinations x where x.school_id = e.school_id and x.course_id = e.course_id and x.status > 0
      and not exists (select 1 from attempts a where a.examination_id = x.id and a.user_id = e.user_id and a.state <> 'in_progress'))
    and (exists (select 1 from lessons l where l.course_id = e.course_id and l.file_id is not null)
      or exists (select 1 from homework_items w where w.school_id = e.school_id and w.course_id = e.course_id and w.released)
      or exists (select 1 from examinations x where x.school_id = e.school_id and x.course_id = e.course_id and x.status > 0)) end)`

/**
 * Condition for an enrolment `e` for which a certificate is due: the student has completed the
 * course or training, does not teach it, and never had a certificate for it.
 */
const due = sql`not exists (select 1 from certificates c where c.school_id = e.school_id and c.course_id = e.course_id and c.user_id = e.user_id)
  and not exists (select 1 from course_teachers t where t.course_id = e.course_id and t.user_id = e.user_id)
  and ${completed}`

type StudentOfCourse = Course & { userId: number }

const dueFor = prepareSql(
  ({ schoolId, courseId, userId }: Slots<StudentOfCourse>) => sql`
    select 1 from certificate_courses g join enrolments e on e.school_id = g.school_id and e.course_id = g.course_id
    where g.school_id = ${schoolId} and g.course_id = ${courseId} and g.gives and e.user_id = ${userId} and ${due}`,
)

/**
 * CNT-063: whether the course gives certificates and a certificate is due to the student. The
 * statement is prepared, because it runs whenever somebody hands in.
 */
export async function isDue(
  tx: Db,
  { schoolId, courseId, userId }: StudentOfCourse,
): Promise<boolean> {
  const rows = await dueFor(tx, { schoolId, courseId, userId })
  return rows.length > 0
}

/** Lists the courses in which a certificate is due. */
export async function listDueCourses(db: Db): Promise<Course[]> {
  const { rows } = await db.execute<{ school_id: string; course_id: string }>(sql`
    select g.school_id, g.course_id from certificate_courses g
    where g.gives and exists (select 1 from enrolments e
      where e.school_id = g.school_id and e.course_id = g.course_id and ${due})
    order by 1, 2`)
  return rows.map((row) => ({ schoolId: Number(row.school_id), courseId: Number(row.course_id) }))
}

/**
 * Lists the results of the students with a due certificate, without marks that they may not see
 * yet.
 */
export async function listDueResults(
  db: Db,
  { schoolId, courseId }: Course,
  now: Date,
): Promise<ResultRow[]> {
  const { rows } = await db.execute<{ row: ResultRow }>(sql`
    with ${resultExpressions({ schoolId, courseId }, now, true)}
    select ${resultObject} as row from results join enrolments e
      on e.course_id = results.course_id and e.user_id = results.user_id
    where ${due}`)
  return rows.map(({ row }) => row)
}

export interface StudyState {
  row: ResultRow
  completed: boolean
  /** True if the student has a valid certificate of the course. */
  holds: boolean
}

/**
 * Lists results and completion of these students of the course. Teachers of the course have no
 * result.
 */
export async function listStudyStates(
  db: Db,
  { schoolId, courseId }: Course,
  userIds: readonly number[],
  now: Date,
): Promise<StudyState[]> {
  const ids = JSON.stringify(userIds)
  const { rows } = await db.execute<StudyState & Record<string, unknown>>(sql`
    with ${resultExpressions({ schoolId, courseId }, now, true)}
    select ${resultObject} as row, ${completed} as completed,
      exists (select 1 from certificates c where c.school_id = ${schoolId} and c.course_id = ${courseId}
        and c.user_id = results.user_id and c.revoked_at is null) as holds
    from results join enrolments e on e.course_id = results.course_id and e.user_id = results.user_id
    where results.user_id in (select value::bigint from jsonb_array_elements_text(${ids}::jsonb))`)
  return rows
}

/** CNT-080: whether the course gives certificates automatically. */
export async function givesCertificates(db: Db, { schoolId, courseId }: Course): Promise<boolean> {
  const [row] = await db
    .select({ gives: certificateCourses.gives })
    .from(certificateCourses)
    .where(
      and(eq(certificateCourses.schoolId, schoolId), eq(certificateCourses.courseId, courseId)),
    )
  return row?.gives ?? false
}

export interface CourseFacts {
  schoolTitle: Texts
  courseNames: Texts
  credit: number
  /** The kind of certificate: of a training if the course carries one. */
  kind: CertificateRow['kind']
  trainingId: number | null
}

export async function findCourseFacts(
  db: Db,
  { schoolId, courseId }: Course,
): Promise<CourseFacts | undefined> {
  const [row] = await db
    .select({
      schoolTitle: schools.title,
      courseNames: courses.names,
      credit: courses.credit,
      trainingId: trainingIdOf,
    })
    .from(courses)
    .innerJoin(schools, eq(schools.id, courses.schoolId))
    .where(and(eq(courses.schoolId, schoolId), eq(courses.id, courseId)))
  return row && { ...row, kind: row.trainingId === null ? 'course' : 'training' }
}

/** Lists the names of the given people, without those who are not in the course. */
export function listStudents(db: Db, { schoolId, courseId }: Course, userIds: readonly number[]) {
  return db
    .select({ userId: users.id, name: users.name })
    .from(users)
    .where(
      and(
        eq(users.schoolId, schoolId),
        inArray(users.id, [...userIds]),
        sql`exists (select 1 from enrolments e where e.school_id = ${schoolId} and e.course_id = ${courseId} and e.user_id = ${users.id})`,
      ),
    )
    .orderBy(users.id)
}

export function countPeople(db: Db, schoolId: number, userIds: readonly number[]): Promise<number> {
  return db.$count(users, and(eq(users.schoolId, schoolId), inArray(users.id, [...userIds])))
}

export async function findHolderName(db: Db, schoolId: number, userId: number) {
  const [row] = await db
    .select({ name: users.name })
    .from(users)
    .where(and(eq(users.schoolId, schoolId), eq(users.id, userId)))
  return row?.name
}

export async function findSchoolTitle(db: Db, schoolId: number): Promise<Texts | undefined> {
  const [row] = await db
    .select({ title: schools.title })
    .from(schools)
    .where(eq(schools.id, schoolId))
  return row?.title
}

/** Rows per insert statement, because a database limits the number of values of one statement. */
const atOnce = 1000

/**
 * CNT-069: inserts certificates and returns the inserted rows. If the holder has a valid
 * certificate, no second one is inserted, even by two requests at the same moment.
 */
export async function insertCertificates(
  tx: Db,
  all: readonly NewCertificate[],
): Promise<CertificateRow[]> {
  const made: CertificateRow[] = []
  for (let from = 0; from < all.length; from += atOnce)
    made.push(
      ...(await tx
        .insert(certificates)
        .values(all.slice(from, from + atOnce))
        .onConflictDoNothing()
        .returning()),
    )
  return made
}

export async function lockCertificate(
  tx: Db,
  schoolId: number,
  id: number,
): Promise<CertificateRow | undefined> {
  const [row] = await tx
    .select()
    .from(certificates)
    .where(and(eq(certificates.schoolId, schoolId), eq(certificates.id, id)))
    .for('update')
  return row
}

export async function isReplaced(tx: Db, { schoolId, id }: CertificateRow): Promise<boolean> {
  const by = and(eq(certificates.schoolId, schoolId), eq(certificates.replacesId, id))
  return (await tx.$count(certificates, by)) > 0
}

export interface Revocation {
  revokedAt: Date
  revokedBy: number
  revokeReason: string
}

/** Revokes the certificates that are still valid. An earlier revocation is never changed. */
export function revoke(
  tx: Db,
  schoolId: number,
  which: { ids: readonly number[] } | { importId: number },
  values: Revocation,
): Promise<CertificateRow[]> {
  const chosen =
    'ids' in which
      ? inArray(certificates.id, [...which.ids])
      : eq(certificates.importId, which.importId)
  return tx
    .update(certificates)
    .set(values)
    .where(and(eq(certificates.schoolId, schoolId), chosen, isNull(certificates.revokedAt)))
    .returning()
}

/** Stores whether the course gives certificates. Returns true if that is a change. */
export async function putCourse(
  tx: Db,
  { schoolId, courseId }: Course,
  gives: boolean,
): Promise<boolean> {
  const rows = await tx
    .insert(certificateCourses)
    .values({ schoolId, courseId, gives })
    .onConflictDoUpdate({
      target: [certificateCourses.schoolId, certificateCourses.courseId],
      set: { gives },
      setWhere: sql`${certificateCourses.gives} <> ${gives}`,
    })
    .returning({ gives: certificateCourses.gives })
  return rows.length > 0
}
