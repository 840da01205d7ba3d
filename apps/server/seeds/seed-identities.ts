import { pickText } from '@titian/contract'
import { and, eq, sql } from 'drizzle-orm'
import { createUsers, hasRole, users } from '../src/modules/accounts/index.ts'
import {
  foldNumber,
  identityRequests,
  type NewRequest,
  rosterEntries,
  rosterImport,
  type SheetLine,
} from '../src/modules/identities/index.ts'
import { confirmImport, storePreview } from '../src/modules/people/index.ts'
import type { User } from '../src/platform/actor.ts'
import { secondsAfter } from '../src/platform/clock.ts'
import { demoStudents, teachers } from './data/people.ts'
import { applicants, furtherTeachers, requests } from './data/roster.ts'
import type { StudentSeed } from './data/types.ts'
import type { SeedContext } from './seed-context.ts'

const school = 'teratai'
const day = 24 * 60 * 60
const accounts = 120
/** Number of roster entries with an account, out of forty. */
const withAccount = 30
const withoutAccount = 10

const all = demoStudents(accounts + withoutAccount)
const onRoster: StudentSeed[] = [...all.slice(0, withAccount), ...all.slice(accounts)]

interface Place extends SeedContext {
  schoolId: number
  staffId: number
}

const none = { phone: '', department: '', major: '', class: '' }

function studentLines(): SheetLine[] {
  return onRoster.map(({ name, studentNumber: number, department, major, className }, index) => ({
    line: index + 2,
    values: {
      ...none,
      number,
      name,
      department: pickText(department, 'en'),
      major: pickText(major, 'en'),
      class: className,
    },
  }))
}

async function teacherLines({ db, schoolId, userIds }: Place): Promise<SheetLine[]> {
  const rows = await db
    .select({ id: users.id, mobile: users.mobile })
    .from(users)
    .where(eq(users.schoolId, schoolId))
  const mobiles = new Map(rows.map(({ id, mobile }) => [id, mobile]))
  const known = teachers.map(({ key, name }, index) => ({
    name,
    number: `T-${2001 + index}`,
    phone: `0${mobiles.get(userIds.get(`${school}/${key}`) ?? 0) ?? ''}`,
  }))
  return [...known, ...furtherTeachers].map((values, index) => ({
    line: index + 2,
    values: { ...none, ...values },
  }))
}

/** Imports the table as staff would. */
async function importRoster(place: Place, kind: 'student' | 'teacher', lines: SheetLine[]) {
  const { db, now, schoolId, staffId } = place
  const at = secondsAfter(now, -100 * day)
  const fileName = kind === 'student' ? 'students-2026.csv' : 'teachers-2026.csv'
  const actor: User = {
    kind: 'user',
    userId: staffId,
    schoolId,
    sessionId: 0,
    name: '',
    roles: new Set(['schoolAdmin']),
    auditStatus: 2,
    impersonatorId: null,
  }
  const deps = {
    db,
    now: at,
    actor,
    client: { address: '' },
    school: { areaCodes: ['60', '86'] },
  }
  const sheet = { fileName, rows: lines }
  const { id, plan } = await storePreview(rosterImport, sheet, { kind }, deps)
  const [fault] = plan.faults
  if (fault) throw new Error(`The demo roster is wrong: ${rosterImport.faultRow(fault, 'en').text}`)
  await confirmImport(rosterImport, id, deps)
}

/**
 * Assigns roster entries: students take the entry with their number, teachers the entry with their
 * phone.
 */
async function assignEntries({ db, now, schoolId }: Place) {
  const proves = sql`case ${rosterEntries.kind} when 'student' then ${users.studentCard} = ${rosterEntries.number}
    else ${users.mobile} = ${rosterEntries.mobile} and ${hasRole(['teacher'])} end`
  await db
    .update(rosterEntries)
    .set({ takenBy: users.id, takenAt: secondsAfter(now, -90 * day) })
    .from(users)
    .where(and(eq(rosterEntries.schoolId, schoolId), eq(users.schoolId, schoolId), proves))
}

async function makeApplicants({ db, now, schoolId, userIds }: Place) {
  const plans = applicants.map(({ name, auditStatus }, index) => ({
    schoolId,
    areaCode: '60',
    mobile: `13${3_000_001 + index}`,
    name,
    auditStatus,
    roles: 'normal',
    createdAt: secondsAfter(now, (-14 + index) * day),
  }))
  const ids = await createUsers(db, plans)
  for (const [index, { key }] of applicants.entries())
    userIds.set(`${school}/${key}`, ids.get(plans[index]?.mobile ?? '') ?? 0)
}

/** Returns the requesting person: an applicant, or a student whose data the demo has. */
function personOf(key: string) {
  const student = all.find((one) => one.key === key)
  const applicant = applicants.find((one) => one.key === key)
  return {
    name: student?.name ?? applicant?.name ?? '',
    number: student?.studentNumber ?? '',
    department: student ? pickText(student.department, 'en') : '',
    major: student ? pickText(student.major, 'en') : '',
    className: student?.className ?? '',
  }
}

function requestRow(
  { by, numberOf, daysAgo, automatic, ...seed }: (typeof requests)[number],
  { now, schoolId, staffId, userIds }: Place,
): NewRequest {
  const { name, number: own, ...info } = personOf(by)
  const number = seed.number ?? (numberOf ? onRoster[numberOf - 1]?.studentNumber : own) ?? ''
  const submittedAt = secondsAfter(now, -daysAgo * day)
  const decision = {
    decidedBy: automatic ? null : staffId,
    decidedAt: automatic ? submittedAt : secondsAfter(submittedAt, day / 3),
    reason: seed.reason ?? null,
  }
  return {
    schoolId,
    userId: userIds.get(`${school}/${by}`) ?? 0,
    kind: seed.kind,
    name,
    number,
    numberKey: foldNumber(number),
    ...(seed.kind === 'studentInfo' && { ...info, university: 'Teratai' }),
    ...(seed.major && { major: seed.major }),
    ...(seed.className && { className: seed.className }),
    status: seed.status,
    submittedAt,
    ...(seed.status !== 1 && decision),
  }
}

/** Inserts the roster of the main school, and people who wait for its staff. */
export async function seedIdentities(context: SeedContext): Promise<void> {
  const schoolId = context.schoolIds.get(school) ?? 0
  const staffId = context.userIds.get(`${school}/school-admin`) ?? 0
  const place: Place = { ...context, schoolId, staffId }
  await importRoster(place, 'student', studentLines())
  await importRoster(place, 'teacher', await teacherLines(place))
  await assignEntries(place)
  await makeApplicants(place)
  await context.db
    .insert(identityRequests)
    .values(requests.map((request) => requestRow(request, place)))
}
