import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { accounts, study } from '@titian/contract'
import { eq, sql } from 'drizzle-orm'
import { auditEntries } from '../../../platform/audit/tables.ts'
import { type AskedBy, openTestApp, type Person, type TestApp } from '../../../testing/test-app.ts'
import { send } from '../../files/factories.ts'
import { Classroom } from '../../study/factories.ts'
import { impersonate, anotherSession, makeAccount, makeMember, signInAs } from '../factories.ts'
import { knownBrowsers, sessions, users } from '../tables.ts'

let testApp: TestApp

beforeAll(async () => {
  testApp = await openTestApp()
})
afterAll(() => testApp.close())

const staff = (schoolId = testApp.schoolId) => testApp.person('schoolAdmin,normal', schoolId)
const infoOf = (by: AskedBy | Person) => testApp.ask(accounts.loginInfo, {}, by)
const start = (subjectId: number, by: AskedBy | Person) => {
  const sign = testApp.seal('user', subjectId)
  return testApp.ask(accounts.startImpersonation, { sign, reason: 'Looks at the paper' }, by)
}
const impersonationRowsOf = async (userId: number) =>
  (await testApp.db.select().from(sessions).where(eq(sessions.userId, userId))).filter(
    ({ impersonatorId }) => impersonatorId !== null,
  )
const rename = (by: AskedBy) => testApp.ask(accounts.updateUserName, { userName: 'Changed' }, by)
const nameOf = async (userId: number) =>
  (await testApp.db.select().from(users).where(eq(users.id, userId)))[0]?.name

describe('starting an impersonation', () => {
  it('[ACC-209] [ACC-238] [ACC-239] [ACC-241] [FRM-139] shows the school as the student with name and end, and keeps the staff session', async () => {
    const [admin, student] = [await staff(), await makeMember(testApp, { name: 'Ali bin 阿里' })]
    const { body, cookies } = await start(student.userId, admin)
    const endsAt = new Date(testApp.clock.now().getTime() + 1_800_000).toISOString()
    expect(body.data).toEqual({ studentName: 'Ali bin 阿里', endsAt })
    expect(Object.keys(cookies).sort()).toEqual(['simulateName', 'simulateToken'])
    const info = await infoOf({ person: admin, cookies })
    expect(info.body.data).toMatchObject({
      userId: testApp.seal('user', student.userId),
      impersonation: { studentName: 'Ali bin 阿里', endsAt },
    })
    expect(info.cookies.token).toBeUndefined()
    const own = await infoOf(admin)
    expect(own.body.data).toMatchObject({
      userId: testApp.seal('user', admin.userId),
      impersonation: null,
      mustAgree: false,
    })
  })

  it('[ACC-241] hides the token from scripts, and writes the name so that they can read it', async () => {
    const [admin, student] = [await staff(), await makeMember(testApp, { name: 'Ali bin 阿里' })]
    const response = await testApp.app.http.inject({
      method: 'POST',
      url: '/api/v1/user/startSimulation',
      headers: { host: 'localhost', language: 'en', 'content-type': 'application/json' },
      cookies: { token: admin.token },
      payload: JSON.stringify({ sign: testApp.seal('user', student.userId), reason: 'Looks' }),
    })
    const lines = [response.headers['set-cookie']].flat().map(String)
    const token = lines.find((line) => line.startsWith('simulateToken='))
    const name = lines.find((line) => line.startsWith('simulateName='))
    expect(token).toMatch(/; Path=\/; HttpOnly; SameSite=Lax$/)
    expect(name).toBe(`simulateName=${encodeURIComponent('Ali bin 阿里')}; Path=/; SameSite=Lax`)
    const rows = await impersonationRowsOf(student.userId)
    expect(token).not.toContain(rows[0]?.tokenHash ?? 'none')
  })

  it('[ACC-210] is allowed for students of the same school only', async () => {
    const refused = [
      'teacher,normal',
      'teacher,student,normal',
      'schoolAdmin,normal',
      'platformAdmin,student,normal',
      'normal',
    ]
    for (const role of ['schoolAdmin,normal', 'platformAdmin,normal']) {
      const admin = await testApp.person(role)
      for (const roles of refused) {
        const { userId } = await makeAccount(testApp, { roles })
        const { body, cookies } = await start(userId, admin)
        expect([body.code, body.extend?.reason, cookies]).toEqual([-6, 'onlyStudents', {}])
        expect(await impersonationRowsOf(userId)).toEqual([])
      }
      const foreign = await makeMember(testApp, { schoolId: testApp.otherSchoolId })
      expect((await start(foreign.userId, admin)).status).toBe(404)
      const gone = await makeMember(testApp, { disabled: true })
      expect((await start(gone.userId, admin)).body.code).toBe(-6)
      expect((await start(admin.userId, admin)).body.code).toBe(-6)
      const student = await makeMember(testApp)
      expect((await start(student.userId, admin)).body.ok).toBe(true)
    }
  })

  it('[ACC-210] is for staff: no student, teacher or visitor can start it', async () => {
    const subject = await makeMember(testApp)
    const askers = [await testApp.person(), await testApp.person('teacher,normal')]
    for (const asker of askers) expect((await start(subject.userId, asker)).body.code).toBe(-6)
    expect((await start(subject.userId, {})).body.code).toBe(-1001)
    expect(await impersonationRowsOf(subject.userId)).toEqual([])
  })

  it('[ACC-210] does not nest: an impersonating person cannot start another one', async () => {
    const [admin, one, two] = [await staff(), await makeMember(testApp), await makeMember(testApp)]
    const impersonating = await impersonate(testApp, admin, one)
    expect((await start(two.userId, impersonating)).body.code).toBe(-6)
    expect(await impersonationRowsOf(two.userId)).toEqual([])
  })

  it('[ACC-241] is no sign-in of the student and leaves no trace of one', async () => {
    const [admin, student] = [await staff(), await makeMember(testApp)]
    const impersonating = await impersonate(testApp, admin, student)
    await infoOf(impersonating)
    await testApp.ask(accounts.refreshLastLoginTime, {}, impersonating)
    const [row] = await testApp.db.select().from(users).where(eq(users.id, student.userId))
    expect(row?.lastLoginAt).toBeNull()
    expect(await testApp.db.$count(knownBrowsers, eq(knownBrowsers.userId, student.userId))).toBe(0)
    const own = await testApp.ask(accounts.listSessions, {}, student)
    expect(own.body.data).toHaveLength(1)
  })
})

describe('a running impersonation', () => {
  it('[ACC-241] refuses every write, also of public calls, and allows reads', async () => {
    const [admin, student] = [await staff(), await makeMember(testApp)]
    const impersonating = await impersonate(testApp, admin, student)
    const secret = 'plain:Titian2026'
    const writes = [
      await rename(impersonating),
      await testApp.ask(
        accounts.changePassword,
        { password: secret, newPassword: 'plain:Newer2026', confirmNewPwd: 'plain:Newer2026' },
        impersonating,
      ),
      await testApp.ask(accounts.createTemporaryToken, {}, impersonating),
      await testApp.ask(accounts.endOtherSessions, {}, impersonating),
      await testApp.ask(
        accounts.resetPassword,
        { mobile: student.mobile, mobileCode: '123456', newPwd: secret },
        impersonating,
      ),
      await testApp.ask(
        accounts.sendCodeForMobile,
        { mobile: student.mobile, type: 2 },
        impersonating,
      ),
      await signInAs(testApp, student.mobile, { ...impersonating }),
    ]
    expect(writes.map(({ body }) => body.code)).toEqual(writes.map(() => -6))
    expect(await nameOf(student.userId)).toBe('Somebody')
    expect((await testApp.ask(accounts.findUserRoleInfo, {}, impersonating)).body.ok).toBe(true)
  })

  it('[ACC-241] refuses uploads: neither a form nor a resumable upload begins', async () => {
    const [admin, student] = [await staff(), await makeMember(testApp)]
    const { cookies } = await impersonate(testApp, admin, student)
    const cookie = Object.entries({ token: admin.token, ...cookies })
      .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
      .join('; ')
    const form = await send(testApp, {
      method: 'POST',
      url: '/api/v1/file/server/upload',
      headers: { cookie, 'content-type': 'multipart/form-data; boundary=x' },
      payload: Buffer.from('--x--\r\n'),
    })
    const tus = await send(testApp, {
      method: 'POST',
      url: '/api/v1/file/tus',
      headers: { cookie, 'tus-resumable': '1.0.0', 'upload-length': '10' },
    })
    expect([form.statusCode, form.json().code]).toEqual([403, -6])
    expect([tus.statusCode, tus.json().code]).toEqual([403, -6])
  })

  it('[ACC-241] counts no study time', async () => {
    const classroom = await Classroom.open(testApp)
    const course = await classroom.joined()
    const own = await classroom.play(course)
    const { cookies } = await impersonate(testApp, await staff(), classroom.student)
    const impersonating = { host: 'localhost', cookies }
    testApp.clock.pass(20)
    const report = await testApp.ask(
      study.saveStudyRecord,
      {
        courseIdSign: course.sign,
        videoIdSign: course.lessonSigns[0] ?? '',
        studyTime: 20,
        from: 0,
        to: 20,
        seq: 1,
        sessionId: own.sessionId,
      },
      impersonating,
    )
    expect(report.body.code).toBe(-6)
    const noted = await testApp.ask(study.addStudyProgress, { sign: course.sign }, impersonating)
    expect(noted.body.code).toBe(-6)
    expect(await classroom.progressOf(course, 0)).toBeUndefined()
  })

  it('finds the actor with one statement, and writes no row', async () => {
    const [admin, student] = [await staff(), await makeMember(testApp)]
    const impersonating = await impersonate(testApp, admin, student)
    testApp.clock.pass(120)
    const ask = () => testApp.ask(accounts.findUserRoleInfo, {}, impersonating)
    expect(await testApp.statementsOf(ask)).toBe(1)
  })
})

describe('the end of an impersonation', () => {
  it('[ACC-240] [ACC-242] responds with code 1, clears its cookies, and may be requested twice', async () => {
    const [admin, student] = [await staff(), await makeMember(testApp)]
    const impersonating = await impersonate(testApp, admin, student)
    for (let count = 0; count < 2; count += 1) {
      const { status, body, cookies } = await testApp.ask(
        accounts.exitImpersonation,
        {},
        impersonating,
      )
      expect([status, body.ok, body.code]).toEqual([200, true, 1])
      expect(cookies).toEqual({ simulateToken: '', simulateName: '' })
    }
    expect((await testApp.ask(accounts.exitImpersonation, {})).body.code).toBe(1)
    expect((await infoOf(admin)).body.ok).toBe(true)
    expect((await impersonationRowsOf(student.userId))[0]?.endedAt).toEqual(testApp.clock.now())
    const forged = await testApp.ask(
      accounts.exitImpersonation,
      {},
      { ...impersonating, language: null },
    )
    expect(forged.body.code).toBe(-6)
  })

  it('[ACC-240] logout ends the impersonation only', async () => {
    const [admin, student] = [await staff(), await makeMember(testApp)]
    const impersonating = await impersonate(testApp, admin, student)
    const { body, cookies } = await testApp.ask(accounts.logout, {}, impersonating)
    expect([body.ok, cookies]).toEqual([true, { simulateToken: '', simulateName: '' }])
    expect((await infoOf(admin)).body.ok).toBe(true)
    expect((await infoOf(student)).body.ok).toBe(true)
  })

  it('[ACC-241] comes after thirty minutes, even while it is in use', async () => {
    const [admin, student] = [await staff(), await makeMember(testApp)]
    const impersonating = await impersonate(testApp, admin, student)
    for (let minute = 0; minute < 29; minute += 1) {
      testApp.clock.pass(60)
      expect((await infoOf(impersonating)).body.data?.impersonation).not.toBeNull()
    }
    testApp.clock.pass(61)
    const after = await infoOf(impersonating)
    expect(after.body.data).toMatchObject({ userId: testApp.seal('user', admin.userId) })
    expect(after.cookies).toMatchObject({ simulateToken: '', simulateName: '' })
  })

  it('[ACC-241] refuses writes as the staff member that were meant for the student', async () => {
    const [admin, student] = [await staff(), await makeMember(testApp)]
    const impersonating = await impersonate(testApp, admin, student)
    testApp.clock.pass(1801)
    const { status, body, cookies } = await rename(impersonating)
    expect([status, body.code, body.extend?.reason]).toEqual([403, -6, 'impersonationOver'])
    expect(cookies).toEqual({ simulateToken: '', simulateName: '' })
    expect(await nameOf(admin.userId)).toBe(admin.name)
    const out = await testApp.ask(accounts.logout, {}, impersonating)
    expect(out.body.extend?.reason).toBe('impersonationOver')
    expect((await infoOf(admin)).body.ok).toBe(true)
    expect((await rename({ person: admin })).body.ok).toBe(true)
  })

  it('[ACC-241] refuses uploads as the staff member too', async () => {
    const [admin, student] = [await staff(), await makeMember(testApp)]
    const { cookies } = await impersonate(testApp, admin, student)
    testApp.clock.pass(1801)
    const answer = await send(testApp, {
      method: 'POST',
      url: '/api/v1/file/server/upload',
      headers: {
        cookie: `token=${admin.token}; simulateToken=${cookies.simulateToken ?? ''}`,
        'content-type': 'multipart/form-data; boundary=x',
      },
      payload: Buffer.from('--x--\r\n'),
    })
    expect([answer.statusCode, answer.json().extend.reason]).toEqual([403, 'impersonationOver'])
  })

  it.each([
    [
      'their session ends',
      async (admin: Person) => {
        await testApp.ask(accounts.logout, {}, admin)
      },
    ],
    [
      'they are disabled',
      async ({ userId }: Person) => {
        await testApp.db.update(users).set({ disabled: true }).where(eq(users.id, userId))
      },
    ],
    [
      'they are no staff any more',
      async ({ userId }: Person) => {
        await testApp.db.update(users).set({ roles: 'teacher,normal' }).where(eq(users.id, userId))
      },
    ],
  ])('[ACC-241] comes for the member of staff when %s', async (_, end) => {
    const [admin, student] = [await staff(), await makeMember(testApp)]
    const other = await anotherSession(testApp, admin)
    const { cookies } = await impersonate(testApp, admin, student)
    await end(admin)
    const answer = await infoOf({ host: 'localhost', cookies: { ...cookies, token: other } })
    expect(answer.body.data?.userId).not.toBe(testApp.seal('user', student.userId))
    expect(answer.cookies.simulateToken).toBe('')
  })

  it('[ACC-231] keeps the staff cookies when only the impersonation has ended', async () => {
    const [admin, student] = [await staff(), await makeMember(testApp)]
    const impersonating = await impersonate(testApp, admin, student)
    testApp.clock.pass(1801)
    const answers = [
      await rename(impersonating),
      await testApp.ask(accounts.listSessions, {}, impersonating),
    ]
    for (const { cookies } of answers) {
      expect(cookies.token).toBeUndefined()
      expect(cookies.isLogin).toBeUndefined()
    }
  })

  it('ignores the token of an ordinary session in the impersonation cookie', async () => {
    const [admin, student] = [await staff(), await makeMember(testApp)]
    const asked = { person: admin, cookies: { simulateToken: student.token } }
    expect((await rename(asked)).body.extend?.reason).toBe('impersonationOver')
    expect((await infoOf(asked)).body.data?.userId).toBe(testApp.seal('user', admin.userId))
    const { cookies } = await impersonate(testApp, admin, student)
    const elsewhere = { cookies, host: 'other.localhost' }
    expect((await infoOf(elsewhere)).body.code).toBe(-1001)
  })

  it('comes when the same session starts another impersonation', async () => {
    const [admin, one, two] = [await staff(), await makeMember(testApp), await makeMember(testApp)]
    const first = await impersonate(testApp, admin, one)
    await impersonate(testApp, admin, two)
    expect((await infoOf(first)).body.data?.userId).toBe(testApp.seal('user', admin.userId))
  })
})

describe('the record of an impersonation', () => {
  it('[ACC-241] contains both people, reason, start and end', async () => {
    const [admin, student] = [await staff(), await makeMember(testApp)]
    const impersonating = await impersonate(testApp, admin, student)
    const began = testApp.clock.now()
    testApp.clock.pass(90)
    await testApp.ask(accounts.exitImpersonation, {}, impersonating)
    await testApp.ask(accounts.exitImpersonation, {}, impersonating)
    const entries = await testApp.db
      .select()
      .from(auditEntries)
      .where(eq(auditEntries.subjectId, student.userId))
      .orderBy(auditEntries.id)
    const people = { actorId: admin.userId, subjectId: student.userId, schoolId: testApp.schoolId }
    expect(entries).toMatchObject([
      {
        ...people,
        action: 'impersonation.started',
        at: began,
        reason: 'The paper does not open',
        impersonatedId: null,
      },
      {
        ...people,
        action: 'impersonation.ended',
        at: testApp.clock.now(),
        impersonatedId: student.userId,
      },
    ])
  })

  it('[ACC-241] needs a reason', async () => {
    const [admin, student] = [await staff(), await makeMember(testApp)]
    const sign = testApp.seal('user', student.userId)
    const { body } = await testApp.ask(accounts.startImpersonation, { sign, reason: ' x ' }, admin)
    expect([body.code, Object.keys(body.extend?.fields ?? {})]).toEqual([-2, ['reason']])
    const { rows } = await testApp.db.execute(
      sql`select 1 from audit_entries where subject_id = ${student.userId}`,
    )
    expect(rows).toEqual([])
  })
})
