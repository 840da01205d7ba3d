import { privacy } from '@titian/contract'
import { eq, sql } from 'drizzle-orm'
import type { Person, TestApp } from '../../testing/test-app.ts'
import { accountClosings, users } from '../accounts/tables.ts'
import { makeApplicant, makeOpening, apply } from '../applications/factories.ts'
import { makeFile, photo } from '../files/factories.ts'
import { makeEntry, makeRequest } from '../identities/factories.ts'
import { Classroom } from '../study/factories.ts'

/** Returns a certificate number in the form that the database requires. */
const numberOf = (userId: number): string =>
  `ABCD-EFGH-JKMN-${Array.from(String(userId).padStart(4, '0'), (digit) => 'ABCDEFGHJK'[Number(digit)]).join('')}`

export const proof = { password: 'plain:Titian2026' }

/**
 * Makes a student in a teacher's course, with rows in nearly all tables that closing an account
 * erases.
 */
export async function makeRich(testApp: TestApp) {
  const { db, schoolId, seal } = testApp
  const { student } = await makeApplicant(testApp)
  const classroom = await Classroom.open(testApp)
  const course = await classroom.course()
  const { userId } = student
  const now = testApp.clock.now().toISOString()
  const picture = await photo()
  const avatar = await makeFile(testApp, {
    ownerId: userId,
    purpose: 'avatar',
    name: 'me.jpg',
    bytes: picture,
  })
  await makeFile(testApp, {
    ownerId: userId,
    purpose: 'own',
    name: '../周 报?.jpg',
    bytes: picture,
  })
  await makeFile(testApp, {
    ownerId: userId,
    purpose: 'own',
    name: '../周 报?.jpg',
    bytes: picture,
  })
  await db.update(users).set({ photoFileId: avatar.id }).where(eq(users.id, userId))
  const entry = await makeEntry(testApp, { takenBy: userId, takenAt: testApp.clock.now() })
  await makeRequest(testApp, student)
  const rows = [
    sql`insert into enrolments (school_id, user_id, course_id, joined_at, status)
      values (${schoolId}, ${userId}, ${course.courseId}, ${now}, 1)`,
    sql`insert into course_notes (school_id, course_id, lesson_id, author_id, key, second, content, created_at, updated_at)
      values (${schoolId}, ${course.courseId}, ${course.lessonIds[0]}, ${userId}, 'key-of-note', 1, '<b>My</b> note', ${now}, ${now})`,
    sql`insert into course_favourites (school_id, user_id, course_id, created_at)
      values (${schoolId}, ${userId}, ${course.courseId}, ${now})`,
    sql`insert into discussion_questions (school_id, course_id, author_id, content, created_at)
      values (${schoolId}, ${course.courseId}, ${userId}, 'Why is it so?', ${now})`,
    sql`insert into course_reviews (school_id, course_id, author_id, stars, content, created_at, updated_at)
      values (${schoolId}, ${course.courseId}, ${userId}, 4, 'Good', ${now}, ${now})`,
    sql`insert into mail_addresses (school_id, user_id, address, link_hash, link_ends_at, kinds, language, origin, created_at)
      values (${schoolId}, ${userId}, 'li@home.example', '', ${now}, '{}', 'en', 'http://localhost', ${now})`,
    sql`insert into social_bindings (school_id, user_id, open_id, name, bound_at)
      values (${schoolId}, ${userId}, ${`open-${userId}`}, 'Li', ${now})`,
    sql`insert into messages (school_id, kind, user_id, title, content, created_at)
      values (${schoolId}, 1, ${userId}, 'Hello', 'To you', ${now})`,
    sql`insert into certificates (school_id, number, user_id, kind, course_id, holder_name, school_title, course_names, credit, issued_at)
      values (${schoolId}, ${numberOf(userId)}, ${userId}, 'course', ${course.courseId}, '李玥', '{"en":"First"}', '{"en":"C"}', 2, ${now})`,
  ]
  for (const row of rows) await db.execute(row)
  const opening = await makeOpening(testApp, classroom.teacher)
  const application = await apply(testApp, student, opening.positionId)
  return { student, classroom, course, entry, application, sign: seal('user', userId) }
}

export const closeBy = (testApp: TestApp, by: Person, given: object = proof) =>
  testApp.ask(privacy.closeOwnAccount, given, by)

export const closingsOf = ({ db }: TestApp, { userId }: Pick<Person, 'userId'>) =>
  db.select().from(accountClosings).where(eq(accountClosings.userId, userId))

export async function userRow({ db }: TestApp, { userId }: Pick<Person, 'userId'>) {
  const [row] = await db.select().from(users).where(eq(users.id, userId))
  if (!row) throw new Error('There is no such account.')
  return row
}
