import { accounts, discussions, identities, people, statistics } from '@titian/contract'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { removeLapsedFiles } from '../../files/jobs.ts'
import { openTestApp, type Person, type TestApp } from '../../../testing/test-app.ts'
import { makeAccount, makeMember, signInAs } from '../../accounts/factories.ts'
import { mailsAbout } from '../../applications/factories.ts'
import { files } from '../../files/index.ts'
import { entryOf } from '../../identities/factories.ts'
import { messages } from '../../messages/index.ts'
import { Classroom } from '../../study/factories.ts'
import { closeBy, closingsOf, makeRich, userRow } from '../factories.ts'
import { personalData } from '../nouns/queries.ts'
import { closeDue } from './actions.ts'

let testApp: TestApp

beforeAll(async () => {
  testApp = await openTestApp()
}, 90_000)
afterAll(() => testApp.close())

const week = 7 * 24 * 60 * 60
const close = () => closeDue(testApp.app.services, testApp.clock)

/** Counts rows with the person in each referring column. */
async function countRows({ userId }: Pick<Person, 'userId'>) {
  const found: Record<string, number> = {}
  for (const [name, { closing }] of personalData.flatMap((noun) =>
    Object.entries(noun.references),
  )) {
    const [table = '', column = ''] = name.split('.')
    const { rows } = await testApp.db.execute<{ count: string }>(
      sql`select count(*) from ${sql.identifier(table)} where ${sql.identifier(column)} = ${userId}`,
    )
    const count = Number(rows[0]?.count)
    if (count > 0) found[`${closing} ${name}`] = count
  }
  return found
}

const erasedOf = (rows: Record<string, number>) =>
  Object.keys(rows).filter((name) => name.startsWith('erased'))

async function closeRich() {
  const rich = await makeRich(testApp)
  await closeBy(testApp, rich.student)
  testApp.clock.pass(week)
  return rich
}

describe('the end of closing an account', () => {
  it('[ACC-308] erases the listed data, keeps the rest with its reason, and frees phone and roster entry', async () => {
    const rich = await closeRich()
    const { student } = rich
    const before = await countRows(student)
    expect(erasedOf(before).length).toBeGreaterThan(10)
    await close()
    const after = await countRows(student)
    // Only the rows of files remain, which the nightly job deletes with their bytes.
    expect(erasedOf(after)).toEqual(['erased files.owner_id'])
    expect(Object.keys(after)).toEqual(
      expect.arrayContaining([
        'kept enrolments.user_id',
        'kept discussion_questions.author_id',
        'kept course_reviews.author_id',
        'kept certificates.user_id',
        'kept account_closings.user_id',
        'kept audit_entries.actor_id',
      ]),
    )
    const row = await userRow(testApp, student)
    expect(row).toMatchObject({
      name: '李玥',
      areaCode: '',
      roles: 'normal',
      disabled: true,
      passwordHash: null,
      photoFileId: null,
      closedAt: testApp.clock.now(),
    })
    expect(row.mobile).not.toMatch(/\d/)
    expect(await entryOf(testApp.db, rich.entry.id)).toMatchObject({ takenBy: null, takenAt: null })
    expect((await closingsOf(testApp, student))[0]?.closedAt).toEqual(testApp.clock.now())
    const { events } = testApp.app.services
    const { schoolId, userId } = student
    const notice = { schoolId, userId, staffName: 'A', reason: 'B', createdAt: testApp.clock.now() }
    await testApp.db.transaction((tx) => events.publish(tx, 'impersonationStarted', notice))
    expect(await testApp.db.$count(messages, eq(messages.userId, userId))).toBe(0)
    testApp.clock.pass(8 * 24 * 60 * 60)
    await removeLapsedFiles(testApp.app.services, testApp.clock.now())
    expect(await testApp.db.$count(files, eq(files.ownerId, student.userId))).toBe(0)
  })

  it('[ACC-308] ends all sessions, refuses the old sign-in and lets the phone register a new account', async () => {
    const { student } = await closeRich()
    await close()
    expect((await testApp.ask(accounts.loginInfo, {}, student)).body.code).toBe(-1001)
    expect((await signInAs(testApp, student.mobile)).body.code).toBe(-201)
    const fresh = await makeAccount(testApp, { mobile: student.mobile })
    const { body } = await signInAs(testApp, student.mobile)
    expect(body.ok).toBe(true)
    expect(fresh.userId).not.toBe(student.userId)
    expect((await userRow(testApp, student)).closedAt).not.toBeNull()
  })

  it('[ACC-308] comes exactly after the week, when a sign-in is too late', async () => {
    const member = await makeMember(testApp)
    await closeBy(testApp, member)
    testApp.clock.pass(week - 1)
    await close()
    expect((await userRow(testApp, member)).disabled).toBe(false)
    testApp.clock.pass(1)
    const [{ body }] = await Promise.all([signInAs(testApp, member.mobile), close()])
    expect([true, false]).toContain(body.ok)
    const { rows } = await testApp.db.execute<{ count: string }>(
      sql`select count(*) from sessions where user_id = ${member.userId} and ended_at is null`,
    )
    expect(Number(rows[0]?.count)).toBe(0)
    expect((await userRow(testApp, member)).closedAt).toEqual(testApp.clock.now())
  })

  it('[ACC-312] is completed by the next run after any interruption, and happens once with two runs', async () => {
    const { services } = testApp.app
    const { student } = await closeRich()
    let left = 0
    const cut = new Proxy(services.db, {
      get: (db, key: keyof typeof services.db) => {
        if (key !== 'transaction') return Reflect.get(db, key) as unknown
        return (...args: Parameters<typeof db.transaction>) => {
          if (left === 0) throw new Error('killed')
          left -= 1
          return db.transaction(...args)
        }
      },
    })
    // Interrupts the erasing after no step, after one step, after two and so on, until one run
    // completes.
    for (let steps = 0; steps < 60; steps += 1) {
      left = steps
      const run = closeDue({ ...services, db: cut }, testApp.clock)
      if (
        await run.then(
          () => true,
          () => false,
        )
      )
        break
    }
    await Promise.all([close(), close()])
    expect(erasedOf(await countRows(student))).toEqual(['erased files.owner_id'])
    const { rows } = await testApp.db.execute<{ action: string }>(sql`
      select action from audit_entries where subject_id = ${student.userId} and action = 'closing.done'`)
    expect(rows.length).toBe(1)
  })

  it('[ACC-313] withdraws open applications with a mail to the company', async () => {
    const { student, application } = await closeRich()
    await close()
    const mails = await mailsAbout(testApp, application.sign)
    expect(mails.map(({ subject }) => subject).at(-1)).toMatch(/withdr/i)
    const { rows } = await testApp.db.execute<{ count: string }>(
      sql`select count(*) from job_applications where user_id = ${student.userId}`,
    )
    expect(Number(rows[0]?.count)).toBe(0)
  })

  it('[ACC-309] shows discussions under "Closed account" in the reader\'s language, and staff lists without blanks', async () => {
    const { student, classroom, course } = await closeRich()
    await close()
    const admin = await testApp.person('schoolAdmin,normal')
    const teacher = await testApp.person('teacher,normal')
    await testApp.db.execute(sql`insert into course_teachers (school_id, course_id, user_id, master)
      values (${testApp.schoolId}, ${course.courseId}, ${teacher.userId}, false)`)
    expect(classroom.teacher.userId).not.toBe(teacher.userId)
    for (const [language, name] of [
      ['en', 'Closed account'],
      ['zh', '已注销账号'],
      ['my', 'Akaun ditutup'],
    ] as const) {
      const input = { courseIdSign: course.sign, page: 1, size: 10 }
      const { body } = await testApp.ask(discussions.questionsList, input, {
        person: teacher,
        language,
      })
      expect(body.data?.list.map(({ authorName }) => authorName)).toEqual([name])
    }
    const sign = testApp.seal('user', student.userId)
    const person = (await testApp.ask(people.getPerson, { sign }, admin)).body.data
    expect(person).toMatchObject({
      name: '李玥',
      areaCode: '',
      mobile: '',
      disabled: true,
      closedAt: expect.any(String),
      closing: null,
      may: { disable: false, changeMobile: false, changeRoles: false, impersonate: false },
    })
    const list = await testApp.ask(people.listPeople, { name: '李玥', state: 'disabled' }, admin)
    expect(list.body.data?.list.find((row) => row.sign === sign)?.mobile).toBe('')
    for (const format of ['csv', 'xlsx'] as const)
      expect((await testApp.ask(people.exportPeople, { name: '李玥', format }, admin)).status).toBe(
        200,
      )
    const change = { signs: [sign], act: 'enable' as const, reason: 'Back again' }
    expect((await testApp.ask(people.changePeople, change, admin)).body.data?.refused).toEqual([
      { sign, name: '李玥', why: 'closed' },
    ])
    const book = { courseIdSign: course.sign, page: 1, size: 10 }
    const found = await testApp.ask(statistics.allCourseScoreList, book, admin)
    expect(found.status).toBe(200)
    expect(JSON.stringify(found.body.data)).toContain('李玥')
    const roster = { kind: 'student' as const, name: '', page: 1, size: 10 }
    expect((await testApp.ask(identities.listRoster, roster, admin)).status).toBe(200)
  })

  it('[ACC-305] [ACC-308] keeps the account with a notice when something to settle came up in the week', async () => {
    const classroom = await Classroom.open(testApp)
    const member = await makeMember(testApp, { roles: 'teacher,normal' })
    await closeBy(testApp, member)
    const { courseId } = await classroom.course({ authorId: member.userId })
    await testApp.db.execute(
      sql`update course_teachers set user_id = ${member.userId} where course_id = ${courseId}`,
    )
    testApp.clock.pass(week)
    await close()
    const row = await userRow(testApp, member)
    expect([row.disabled, row.closedAt]).toEqual([false, null])
    expect((await closingsOf(testApp, member))[0]?.withdrawnAt).toEqual(testApp.clock.now())
    const words = await testApp.db
      .select({ words: messages.words })
      .from(messages)
      .where(eq(messages.userId, member.userId))
    expect(words.map((one) => one.words)).toEqual(['closingBegun', 'closingStopped'])
  })

  it('[ACC-308] gives the courses of a teacher another leading teacher', async () => {
    const classroom = await Classroom.open(testApp)
    const member = await makeMember(testApp, { roles: 'teacher,normal' })
    const { courseId } = await classroom.course({ authorId: member.userId })
    await testApp.db.execute(
      sql`update course_teachers set user_id = ${member.userId} where course_id = ${courseId}`,
    )
    await testApp.db.execute(sql`insert into course_teachers (school_id, course_id, user_id, master)
      values (${testApp.schoolId}, ${courseId}, ${classroom.teacher.userId}, false)`)
    await closeBy(testApp, member)
    testApp.clock.pass(week)
    await close()
    const { rows } = await testApp.db.execute<{ user_id: string; master: boolean }>(
      sql`select user_id, master from course_teachers where course_id = ${courseId}`,
    )
    expect(rows).toEqual([{ user_id: String(classroom.teacher.userId), master: true }])
  })

  it('[ACC-308] keeps the account of another school with the same phone', async () => {
    const member = await makeMember(testApp)
    const twin = await makeMember(testApp, {
      mobile: member.mobile,
      schoolId: testApp.otherSchoolId,
    })
    await closeBy(testApp, member)
    testApp.clock.pass(week)
    await close()
    expect((await userRow(testApp, member)).closedAt).not.toBeNull()
    expect(await userRow(testApp, twin)).toMatchObject({ closedAt: null, mobile: member.mobile })
  })
})
