import { randomInt } from 'node:crypto'
import { type CertificateException, newCertificateNumber, reasons } from '@titian/contract'
import type { User } from '../../../platform/actor.ts'
import { type AuditContext, recordAudit } from '../../../platform/audit/audit.ts'
import type { Db } from '../../../platform/database/database.ts'
import type { Events } from '../../../platform/events/events.ts'
import type { Context, Services } from '../../../platform/http/context.ts'
import { found, type Refusal, refusal } from '../../../platform/refusal.ts'
import { isAutomaticName } from '../../accounts/index.ts'
import { listOwnResults, outcomeOf, type ResultRow } from '../../grades/index.ts'
import { counted } from '../../people/index.ts'
import type { CertificateRow, NewCertificate } from '../tables.ts'
import { exceptionsOf } from '../rules.ts'
import * as queries from './queries.ts'

/**
 * The fewest characters of a reason that staff give, the same number as in other forms of staff.
 */
const shortestReason = 3

/** The context of a request by staff. The contract refuses everybody else. */
export type StaffContext = Context & { actor: User }

interface Course {
  schoolId: number
  courseId: number
}

/**
 * Makes a number from cryptographic random values. So nobody can compute one number from another
 * (CNT-068).
 */
export const drawNumber = () => newCertificateNumber((below) => randomInt(below))

/** What issuing needs: the transaction, and the events that notify the holders. */
interface Issuing {
  tx: Db
  events: Events
}

/**
 * CNT-110: inserts certificates and notifies their holders. Every kind of issuing calls this
 * function.
 */
export async function issueRows(
  { tx, events }: Issuing,
  schoolId: number,
  rows: readonly NewCertificate[],
  createdAt: Date,
): Promise<CertificateRow[]> {
  const issued = await queries.insertCertificates(tx, rows)
  if (issued.length > 0)
    await events.publish(tx, 'certificatesIssued', { schoolId, issued, createdAt })
  return issued
}

interface Earned {
  userId: number
  result: number | null
}

/**
 * CNT-063, CNT-072: issues certificates to students of a course, with the names and results of
 * today. A student whose name was made by the platform gets no certificate before entering a real
 * name.
 */
async function issue(
  issuing: Issuing,
  course: Course,
  earned: readonly Earned[],
  { issuedAt, issuedBy }: { issuedAt: Date; issuedBy: number | null },
): Promise<CertificateRow[]> {
  const { tx } = issuing
  const facts = await queries.findCourseFacts(tx, course)
  if (!facts || earned.length === 0) return []
  const results = new Map(earned.map(({ userId, result }) => [userId, result]))
  const students = await queries.listStudents(tx, course, [...results.keys()])
  const named = students.filter(({ name }) => name.trim() !== '' && !isAutomaticName(name))
  return issueRows(
    issuing,
    course.schoolId,
    named.map(({ userId, name }) => ({
      ...course,
      ...facts,
      number: drawNumber(),
      userId,
      holderName: name,
      result: results.get(userId) ?? null,
      issuedAt,
      issuedBy,
    })),
    issuedAt,
  )
}

/**
 * CRS-195: returns the students who have earned the credit. The same rule decides about the
 * certificate.
 */
function earnedOf(rows: readonly ResultRow[]): Earned[] {
  return rows.flatMap((row) => {
    const { passed, result } = outcomeOf(row)
    return passed ? [{ userId: row.userId, result }] : []
  })
}

/** Issues a certificate, in the transaction in which the student may have completed the course. */
export async function issueIfDue(
  issuing: Issuing,
  { schoolId, courseId, userId }: Course & { userId: number },
  now: Date,
): Promise<void> {
  const { tx } = issuing
  const student = { schoolId, courseId, userId }
  if (!(await queries.isDue(tx, student))) return
  const rows = await listOwnResults(tx, student, now)
  await issue(issuing, { schoolId, courseId }, earnedOf(rows), { issuedAt: now, issuedBy: null })
}

/** Issues all certificates that are due in one course. */
export async function issueDueOf(issuing: Issuing, course: Course, now: Date): Promise<void> {
  const earned = earnedOf(await queries.listDueResults(issuing.tx, course, now))
  await issue(issuing, course, earned, { issuedAt: now, issuedBy: null })
}

/**
 * Issues certificates for results that came after the completion, because marks were given later or
 * examinations ended later.
 */
export async function issueAllDue(
  { db, events }: Pick<Services, 'db' | 'events'>,
  now: Date,
): Promise<void> {
  for (const course of await queries.listDueCourses(db))
    await db.transaction((tx) => issueDueOf({ tx, events }, course, now))
}

const courseName = (row: CertificateRow, { school }: Pick<Context, 'school'>) =>
  row.courseNames[school.defaultLanguage] ?? Object.values(row.courseNames)[0] ?? ''

interface IssuedByHand {
  userIds: readonly number[]
  /** The ids of the students whose exceptions the member of staff has confirmed. */
  confirmed: ReadonlySet<number>
  reason: string
}

/** CNT-122: lists for each student the rules that a certificate would break. */
async function listExceptions(
  tx: Db,
  course: Course,
  states: readonly queries.StudyState[],
): Promise<Map<number, CertificateException[]>> {
  const gives = await queries.givesCertificates(tx, course)
  const listed = states
    .filter(({ holds }) => !holds)
    .map(({ row, completed }) => {
      const { passed } = outcomeOf(row)
      return [row.userId, exceptionsOf({ gives, completed, passed })] as const
    })
  return new Map(listed.filter(([, exceptions]) => exceptions.length > 0))
}

/**
 * CNT-063, CNT-122: issues certificates that staff have chosen. When a certificate would break a
 * rule, staff must confirm the exception and give a reason.
 */
export async function issueByStaff(
  course: Course,
  { userIds, confirmed, reason }: IssuedByHand,
  context: StaffContext,
): Promise<CertificateRow[] | Refusal<'alreadyDone' | 'invalidInput'>> {
  const { db, actor, now, events, language } = context
  const peopleFound = await queries.countPeople(db, actor.schoolId, userIds)
  found(peopleFound === userIds.length ? peopleFound : undefined)
  return db.transaction(async (tx) => {
    const states = await queries.listStudyStates(tx, course, userIds, now)
    const exceptions = await listExceptions(tx, course, states)
    if ([...exceptions.keys()].some((userId) => !confirmed.has(userId)))
      return refusal('alreadyDone', 'certificateUnconfirmed')
    if (exceptions.size > 0 && reason.length < shortestReason)
      return refusal('invalidInput', {
        reason: 'reasonNeeded',
        fields: { reason: reasons.reasonNeeded[language] },
      })
    const results = new Map(states.map(({ row }) => [row.userId, outcomeOf(row).result]))
    const earned = userIds.map((userId) => ({ userId, result: results.get(userId) ?? null }))
    const made = await issue({ tx, events }, course, earned, {
      issuedAt: now,
      issuedBy: actor.userId,
    })
    for (const row of made) {
      const against = exceptions.get(row.userId)
      await recordAudit(tx, context, {
        action: 'certificates.issued',
        subjectId: row.userId,
        ...(against && { reason }),
        detail: counted({
          certificate: row.number,
          course: courseName(row, context),
          ...(against && { exceptions: against.join(',') }),
        }),
      })
    }
    return made
  })
}

/** Returns the certificate, locked until the transaction ends, or refuses. */
async function lockForStaff(tx: Db, id: number, { actor }: StaffContext) {
  return found(await queries.lockCertificate(tx, actor.schoolId, id))
}

function logged(
  tx: Db,
  context: AuditContext & Pick<Context, 'school'>,
  row: CertificateRow,
  { action, reason }: { action: 'certificates.revoked' | 'certificates.reissued'; reason: string },
) {
  const detail = counted({ certificate: row.number, course: courseName(row, context) })
  return recordAudit(tx, context, { action, subjectId: row.userId, reason, detail })
}

/** CNT-071: revokes a certificate once and stores the reason. */
export async function revokeOne(
  id: number,
  reason: string,
  context: StaffContext,
): Promise<Refusal<'alreadyDone'> | undefined> {
  const { db, actor, now } = context
  return db.transaction(async (tx) => {
    const row = await lockForStaff(tx, id, context)
    if (row.revokedAt) return refusal('alreadyDone', 'certificateRevoked')
    const values = { revokedAt: now, revokedBy: actor.userId, revokeReason: reason }
    await queries.revoke(tx, actor.schoolId, { ids: [id] }, values)
    await logged(tx, context, row, { action: 'certificates.revoked', reason })
    return undefined
  })
}

/**
 * Returns the content of a reissued certificate: the result of the old one and the names of today.
 */
async function renewed(tx: Db, row: CertificateRow) {
  const { schoolId, courseId, userId } = row
  const facts =
    courseId === null ? undefined : await queries.findCourseFacts(tx, { schoolId, courseId })
  const name = await queries.findHolderName(tx, schoolId, userId)
  return {
    schoolTitle: facts?.schoolTitle ?? found(await queries.findSchoolTitle(tx, schoolId)),
    courseNames: facts?.courseNames ?? row.courseNames,
    holderName: name && !isAutomaticName(name) ? name : row.holderName,
  }
}

/**
 * CNT-071: revokes the old certificate with the reason, and issues a new certificate that names the
 * old one.
 */
export async function reissue(
  id: number,
  reason: string,
  context: StaffContext,
): Promise<CertificateRow | Refusal<'alreadyDone'>> {
  const { db, actor, now, events } = context
  return db.transaction(async (tx) => {
    const row = await lockForStaff(tx, id, context)
    if (await queries.isReplaced(tx, row)) return refusal('alreadyDone', 'certificateReplaced')
    const values = { revokedAt: now, revokedBy: actor.userId, revokeReason: reason }
    await queries.revoke(tx, actor.schoolId, { ids: [id] }, values)
    const { schoolId, userId, kind, courseId, trainingId, credit, result } = row
    const fresh = {
      schoolId,
      userId,
      kind,
      courseId,
      trainingId,
      credit,
      result,
      ...(await renewed(tx, row)),
      number: drawNumber(),
      issuedAt: now,
      issuedBy: actor.userId,
      replacesId: id,
    }
    const [made] = await issueRows({ tx, events }, schoolId, [fresh], now)
    if (!made) return refusal('alreadyDone', 'certificateHeld')
    await logged(tx, context, made, { action: 'certificates.reissued', reason })
    return made
  })
}

/** CNT-080: stores whether the course gives certificates. */
export async function saveCourse(
  course: Course,
  gives: boolean,
  context: StaffContext,
): Promise<void> {
  await context.db.transaction(async (tx) => {
    const facts = found(await queries.findCourseFacts(tx, course))
    if (!(await queries.putCourse(tx, course, gives))) return
    const name = facts.courseNames[context.school.defaultLanguage] ?? ''
    await recordAudit(tx, context, {
      action: 'certificates.courseChanged',
      detail: counted({ course: name, gives: gives ? 'yes' : 'no' }),
    })
  })
}
