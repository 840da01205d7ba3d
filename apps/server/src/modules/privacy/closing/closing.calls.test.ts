import { accounts, people, privacy } from '@titian/contract'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { auditEntries } from '../../../platform/audit/tables.ts'
import { openTestApp, type Person, type TestApp } from '../../../testing/test-app.ts'
import {
  anotherSession,
  impersonate,
  makeMember,
  sentCode,
  signInAs,
} from '../../accounts/factories.ts'
import { makeExam } from '../../exams/factories.ts'
import { attempts } from '../../exams/tables.ts'
import { messages } from '../../messages/index.ts'
import { Till } from '../../orders/factories.ts'
import { Classroom } from '../../study/factories.ts'
import { closeBy, closingsOf, proof, userRow } from '../factories.ts'

let testApp: TestApp

beforeAll(async () => {
  testApp = await openTestApp()
}, 90_000)
afterAll(() => testApp.close())

const week = 7 * 24 * 60 * 60
const stateOf = async (by: Person) => (await testApp.ask(privacy.accountClosing, {}, by)).body.data
const keep = (by: Person) => testApp.ask(privacy.keepOwnAccount, {}, by)
const actsOf = async ({ userId }: Person) => {
  const rows = await testApp.db
    .select({ action: auditEntries.action })
    .from(auditEntries)
    .where(eq(auditEntries.actorId, userId))
    .orderBy(auditEntries.id)
  return rows.map(({ action }) => action)
}
const noticesOf = async ({ userId }: Person) => {
  const rows = await testApp.db
    .select({ words: messages.words })
    .from(messages)
    .where(eq(messages.userId, userId))
    .orderBy(messages.id)
  return rows.map(({ words }) => words)
}

describe("a person's closing of the account", () => {
  it('[ACC-304] [ACC-306] begins a week after the password was given, ends the other sessions, and sends a notice and logs it', async () => {
    const member = await makeMember(testApp)
    const other = await anotherSession(testApp, member)
    expect(await stateOf(member)).toMatchObject({
      state: 'open',
      requestedAt: null,
      endsAt: null,
      hindrances: [],
      applications: 0,
    })
    const { status, body } = await closeBy(testApp, member)
    const now = testApp.clock.now()
    const endsAt = new Date(now.getTime() + week * 1000)
    expect(status).toBe(200)
    expect(body.data).toMatchObject({
      state: 'closing',
      requestedAt: now.toISOString(),
      endsAt: endsAt.toISOString(),
    })
    expect(await closingsOf(testApp, member)).toEqual([
      expect.objectContaining({ requestedAt: now, endsAt, withdrawnAt: null, closedAt: null }),
    ])
    const { body: ended } = await testApp.ask(accounts.loginInfo, {}, { ...member, token: other })
    expect(ended.code).toBe(-1001)
    expect((await testApp.ask(accounts.loginInfo, {}, member)).body.ok).toBe(true)
    expect(await actsOf(member)).toEqual(['closing.begun'])
    expect(await noticesOf(member)).toEqual(['closingBegun'])
  })

  it('[ACC-301] [ACC-306] accepts a code sent to the phone of the account once, and refuses a wrong password, a wrong code and an empty proof', async () => {
    const member = await makeMember(testApp)
    const none = await closeBy(testApp, member, {})
    expect(none.status).toBe(422)
    expect(none.body.extend).toMatchObject({
      reason: 'proofMissing',
      fields: { password: expect.stringContaining('password') },
    })
    expect(
      (await closeBy(testApp, member, { password: 'plain:Wrong2026' })).body.extend,
    ).toMatchObject({ refusal: 'wrongOldPassword' })
    const phone = { mobile: member.mobile, areaCode: '60' as const, type: 2 as const }
    await testApp.ask(accounts.sendCodeForMobile, phone, member)
    const code = await sentCode(testApp, member.mobile)
    const wrong = code === '000000' ? '111111' : '000000'
    expect((await closeBy(testApp, member, { code: wrong })).body.extend).toMatchObject({
      refusal: 'smsCodeWrong',
    })
    expect(await closingsOf(testApp, member)).toEqual([])
    expect((await closeBy(testApp, member, { code })).body.data?.state).toBe('closing')
    await keep(member)
    expect((await closeBy(testApp, member, { code })).body.extend).toMatchObject({
      refusal: 'smsCodeInvalid',
    })
  })

  it('[ACC-307] can be withdrawn at any time of the week, also after signing in again, and then begun again', async () => {
    const member = await makeMember(testApp)
    await closeBy(testApp, member)
    await testApp.ask(accounts.logout, {}, member)
    testApp.clock.pass(week - 1)
    const { body, cookies } = await signInAs(testApp, member.mobile)
    expect(body.ok).toBe(true)
    const again = { ...member, token: cookies.token ?? '' }
    expect((await stateOf(again))?.state).toBe('closing')
    const kept = await keep(again)
    expect(kept.body.data).toMatchObject({ state: 'open', endsAt: null })
    expect((await keep(again)).body.data?.state).toBe('open')
    expect((await closeBy(testApp, again)).body.data?.state).toBe('closing')
    const rows = await closingsOf(testApp, member)
    expect(rows.filter(({ withdrawnAt }) => withdrawnAt !== null)).toHaveLength(1)
    expect(rows).toHaveLength(2)
    expect(await actsOf(member)).toEqual(['closing.begun', 'closing.withdrawn', 'closing.begun'])
    expect(await noticesOf(member)).toEqual(['closingBegun', 'closingWithdrawn', 'closingBegun'])
  })

  it('[ACC-306] [ACC-307] leaves one open row or none when two tabs close and withdraw in parallel', async () => {
    const member = await makeMember(testApp)
    const tabs = await Promise.all([
      closeBy(testApp, member),
      closeBy(testApp, member),
      keep(member),
      closeBy(testApp, member),
      keep(member),
    ])
    for (const { status } of tabs) expect(status).toBe(200)
    const state = await stateOf(member)
    const open = (await closingsOf(testApp, member)).filter((row) => row.withdrawnAt === null)
    expect(open.length).toBe(state?.state === 'closing' ? 1 : 0)
    const acts = await actsOf(member)
    const begun = acts.filter((action) => action === 'closing.begun').length
    const withdrawn = acts.filter((action) => action === 'closing.withdrawn').length
    expect(begun - withdrawn).toBe(open.length)
  })

  it('[ACC-307] cannot be withdrawn once the week has passed', async () => {
    const member = await makeMember(testApp)
    await closeBy(testApp, member)
    await testApp.db.execute(
      sql`update sessions set expires_at = expires_at + interval '20 days' where user_id = ${member.userId}`,
    )
    testApp.clock.pass(week)
    expect((await keep(member)).body.data?.state).toBe('closing')
    expect((await closingsOf(testApp, member))[0]?.withdrawnAt).toBeNull()
  })

  it('[ACC-304] [ACC-306] is hidden from impersonating staff and visitors, who cannot begin it', async () => {
    const admin = await testApp.person('schoolAdmin,normal')
    const member = await makeMember(testApp)
    const by = await impersonate(testApp, admin, member)
    for (const answered of [
      await testApp.ask(privacy.accountClosing, {}, by),
      await testApp.ask(privacy.closeOwnAccount, proof, by),
      await testApp.ask(privacy.keepOwnAccount, {}, by),
    ])
      expect([answered.status, answered.body.code]).toEqual([403, -6])
    expect(await closingsOf(testApp, member)).toEqual([])
    expect((await testApp.ask(privacy.closeOwnAccount, proof)).body.code).toBe(-1001)
  })

  it('[ACC-305] is refused to staff of the school and of the platform, with the reason', async () => {
    for (const roles of ['schoolAdmin,normal', 'platformAdmin,normal']) {
      const admin = await makeMember(testApp, { roles })
      const { status, body } = await closeBy(testApp, admin)
      expect(status).toBe(409)
      expect(body.extend).toMatchObject({
        reason: 'closingHindered',
        hindrances: [{ kind: 'staff', count: 1, names: [] }],
      })
      expect(await closingsOf(testApp, admin)).toEqual([])
    }
  })

  it('[ACC-305] is refused to the only teacher of a course', async () => {
    const classroom = await Classroom.open(testApp)
    const course = await classroom.course({ names: { en: 'Only mine' } })
    const { teacher } = classroom
    expect((await stateOf(teacher))?.hindrances).toEqual([
      { kind: 'course', count: 1, names: ['Only mine'] },
    ])
    const other = await testApp.person('teacher,normal')
    await testApp.db.execute(sql`insert into course_teachers (school_id, course_id, user_id, master)
      values (${testApp.schoolId}, ${course.courseId}, ${other.userId}, false)`)
    expect((await stateOf(teacher))?.hindrances).toEqual([])
  })

  it('[ACC-305] is refused during an examination, and possible after it', async () => {
    const classroom = await Classroom.open(testApp)
    const { courseId } = await classroom.course()
    const member = await makeMember(testApp)
    const place = { schoolId: testApp.schoolId, courseId, authorId: classroom.teacher.userId }
    const now = testApp.clock.now()
    const { examinationId } = await makeExam(testApp.db, place, now, { name: 'Midterm' })
    const values = {
      schoolId: testApp.schoolId,
      courseId,
      examinationId,
      userId: member.userId,
      number: 1,
      state: 'in_progress' as const,
      startedAt: now,
      seenAt: now,
      clockStops: false,
      seed: 1,
    }
    await testApp.db.insert(attempts).values(values)
    expect((await closeBy(testApp, member)).body.extend).toMatchObject({
      hindrances: [{ kind: 'examination', count: 1, names: ['Midterm'] }],
    })
    await testApp.db
      .update(attempts)
      .set({ state: 'submitted', submittedAt: now })
      .where(eq(attempts.userId, member.userId))
    const { body } = await closeBy(testApp, member)
    expect(body.data?.state).toBe('closing')
    expect(body.data?.kept).toContainEqual({ thing: 'marks', count: 1, years: null })
  })

  it('[ACC-305] is refused while an order waits for its payment, a refund or a dispute', async () => {
    const till = await Till.open(testApp)
    const { student } = till.classroom
    const hash = (await userRow(testApp, await makeMember(testApp))).passwordHash
    await testApp.db.execute(
      sql`update users set password_hash = ${hash} where id = ${student.userId}`,
    )
    const { schoolId } = testApp
    const now = testApp.clock.now().toISOString()
    const { rows } = await testApp.db.execute<{ id: string }>(sql`
      insert into orders (school_id, user_id, order_no, key, request_hash, state, pay_type, email, currency, currency_symbol,
        list_minor, discount_minor, subtotal_minor, created_at, expires_at, refund_days)
      values (${schoolId}, ${student.userId}, 'N-1', gen_random_uuid(), '', 'unpaid', 1, '', 'MYR', 'RM', 100, 0, 100, ${now}, ${now}, 7)
      returning id`)
    const id = rows[0]?.id
    const kinds = async () => (await stateOf(student))?.hindrances.map(({ kind }) => kind)
    expect((await closeBy(testApp, student)).body.extend).toMatchObject({
      hindrances: [{ kind: 'unpaidOrder', count: 1, names: ['N-1'] }],
    })
    await testApp.db.execute(
      sql`update orders set state = 'paid', paid_at = ${now} where id = ${id}`,
    )
    expect(await kinds()).toEqual([])
    await testApp.db.execute(sql`
      insert into refunds (school_id, order_id, kind, state, amount_minor, currency, reason, key, created_at)
      values (${schoolId}, ${id}, 'asked', 'requested', 100, 'MYR', 'Too long', 'r-1', ${now})`)
    expect(await kinds()).toEqual(['refund'])
    // The refund failed, so the money is still owed.
    await testApp.db.execute(sql`update refunds set state = 'failed' where order_id = ${id}`)
    expect(await kinds()).toEqual(['refund'])
    await testApp.db.execute(sql`update refunds set state = 'refused' where order_id = ${id}`)
    const closed = await closeBy(testApp, student)
    expect(closed.body.data?.kept).toContainEqual({ thing: 'orders', count: 1, years: 7 })
  })

  it("[ACC-311] is shown to staff on the person's page, and to no staff of another school", async () => {
    const admin = await testApp.person('schoolAdmin,normal')
    const foreign = await testApp.person('schoolAdmin,normal', testApp.otherSchoolId)
    const member = await makeMember(testApp)
    const sign = testApp.seal('user', member.userId)
    const closing = async () =>
      (await testApp.ask(people.getPerson, { sign }, admin)).body.data?.closing
    expect(await closing()).toBeNull()
    const { body } = await closeBy(testApp, member)
    expect(await closing()).toEqual({
      requestedAt: body.data?.requestedAt,
      endsAt: body.data?.endsAt,
    })
    expect((await testApp.ask(people.getPerson, { sign }, foreign)).status).toBe(404)
    await keep(member)
    expect(await closing()).toBeNull()
  })
})
