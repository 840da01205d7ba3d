import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { accounts, exams, schools, study } from '@titian/contract'
import { eq, sql } from 'drizzle-orm'
import { addPages } from '../../../pages/pages.ts'
import { ContentWatch } from '../../../platform/content/content-watch.ts'
import { createHttp } from '../../../platform/http/web-server.ts'
import { queueMail } from '../../../platform/mail/queue-mail.ts'
import { sendDue } from '../../../platform/mail/send-due.ts'
import { mails } from '../../../platform/mail/tables.ts'
import { readEnv } from '../../../env.ts'
import { bareSite } from '../../../testing/public-site.ts'
import { openTestApp, type Person, type TestApp } from '../../../testing/test-app.ts'
import { makeMember, signInAs } from '../../accounts/factories.ts'
import { makeCourse } from '../../courses/factories.ts'
import { enrol } from '../../courses/index.ts'
import { attempts, makeExam } from '../../exams/factories.ts'
import { examJobs } from '../../exams/jobs.ts'
import { lastAudit } from '../factories.ts'
import { findSchoolByHost, renewSchool } from '../index.ts'
import { schools as schoolTable } from '../tables.ts'

let testApp: TestApp
let platform: Person
let admin: Person
let student: Person
const reason = 'The contract has ended.'
const closed = 'This school is not open at the moment. Please ask your administrator.'

beforeAll(async () => {
  testApp = await openTestApp()
  platform = await testApp.person('platformAdmin,normal')
  admin = await testApp.person('schoolAdmin,normal')
  student = await testApp.person()
})
// A new session, because a test may have let the others expire.
afterEach(async () => void (await resume(await testApp.person('platformAdmin,normal'))))
afterAll(() => testApp.close())

const sign = () => testApp.seal('school', testApp.schoolId)
const suspend = (by = platform) => testApp.ask(schools.suspendSchool, { sign: sign(), reason }, by)
const resume = (by = platform) => testApp.ask(schools.resumeSchool, { sign: sign() }, by)
const listed = async () =>
  (await testApp.ask(schools.listSchools, { name: 'first' }, platform)).body.data?.list[0]

describe('[OPS-020] suspending a school', () => {
  it('is for platform administrators, with a reason, and is logged', async () => {
    expect((await suspend(admin)).body.code).toBe(-6)
    expect((await listed())?.suspension).toBeNull()
    const short = await testApp.ask(schools.suspendSchool, { sign: sign(), reason: '' }, platform)
    expect(Object.keys(short.body.extend?.fields ?? {})).toEqual(['reason'])
    expect((await suspend()).body.ok).toBe(true)
    expect(await listed()).toMatchObject({
      suspension: { since: testApp.clock.now().toISOString(), reason },
    })
    expect(await lastAudit(testApp, testApp.schoolId)).toMatchObject({
      action: 'school.suspended',
      actor_id: String(platform.userId),
    })
    const again = await suspend()
    expect(again.body).toMatchObject({ code: -4, extend: { reason: 'suspendedAlready' } })
  })

  it.each([
    ['en', closed],
    ['zh', '本校暂未开放，请联系管理员'],
    ['my', 'Sekolah ini tidak dibuka buat masa ini. Sila hubungi pentadbir anda.'],
  ])('refuses calls with 403 in the language of the reader (%s)', async (language, text) => {
    await suspend()
    for (const by of [{ language }, { language, person: student }, { language, person: admin }]) {
      const { status, body, cookies } = await testApp.ask(schools.navigationBar, {}, by)
      expect({ status, code: body.code, msg: body.msg }).toEqual({
        status: 403,
        code: -221,
        msg: text,
      })
      expect(cookies).toEqual({})
    }
    const other = await testApp.ask(schools.navigationBar, {}, { host: 'other.localhost' })
    expect(other.status).toBe(200)
  })

  it('refuses uploads, files, site maps and share pictures', async () => {
    await suspend()
    for (const url of [
      '/api/v1/upload/begin',
      '/api/v1/live/ticket',
      '/sitemap.xml',
      '/robots.txt',
    ]) {
      const response = await testApp.app.http.inject({
        url,
        cookies: { token: student.token },
        headers: { host: 'localhost' },
      })
      expect([url, response.statusCode >= 400]).toEqual([url, true])
    }
  })

  it('shows a page in the language of the address, and after it the site again', async () => {
    const http = await createHttp(readEnv({ NODE_ENV: 'test', LOG_LEVEL: 'silent' }))
    await addPages(http, testApp.app.deps, [], undefined, [
      bareSite,
      { ...bareSite, name: 'admin', base: '/admin/' },
    ])
    const visit = (url: string, cookies: Record<string, string> = {}) =>
      http.inject({ url, cookies, headers: { host: 'localhost' } })
    const open = await visit('/home')
    await suspend()
    for (const [url, language, name] of [
      ['/home', 'en', 'First School'],
      ['/zh/course', 'zh-CN', '第一学校'],
      ['/my/anything', 'ms', 'Sekolah Pertama'],
    ] as const) {
      const page = await visit(url)
      expect([page.statusCode, page.headers['content-type']]).toEqual([
        403,
        'text/html; charset=utf-8',
      ])
      expect(page.headers).toMatchObject({ 'cache-control': 'no-store' })
      expect(page.body).toContain(`<html lang="${language}">`)
      expect(page.body).toContain(name)
    }
    expect((await visit('/home', { token: student.token })).body).toContain(closed)
    expect((await visit('/home', { token: platform.token })).body).not.toContain(closed)
    expect((await visit('/admin/')).statusCode).toBe(200)
    await resume()
    expect((await visit('/home')).statusCode).toBe(open.statusCode)
    await http.close()
  })

  it('keeps sessions, and lets only platform administrators sign in', async () => {
    const [chief, teacher] = [
      await makeMember(testApp, { roles: 'platformAdmin,normal' }),
      await makeMember(testApp, { roles: 'teacher,normal' }),
    ]
    await suspend()
    expect((await signInAs(testApp, chief.mobile, { teacher: true })).body.ok).toBe(true)
    const refused = await signInAs(testApp, teacher.mobile, { teacher: true })
    expect(refused.body.code).toBe(-221)
    expect(refused.cookies['token']).toBeUndefined()
    expect((await signInAs(testApp, teacher.mobile)).body.code).toBe(-221)
    expect((await testApp.ask(accounts.loginInfo, {}, student)).body.ok).toBe(true)
    await resume()
    const after = await testApp.ask(accounts.listSessions, {}, student)
    expect(after.body.ok).toBe(true)
  })
})

describe('[OPS-021] resuming a school', () => {
  it('is for platform administrators, opens it at once, and is logged', async () => {
    await suspend()
    expect((await resume(admin)).body.code).toBe(-221)
    expect((await resume()).body.ok).toBe(true)
    expect((await testApp.ask(schools.navigationBar, {})).status).toBe(200)
    expect((await listed())?.suspension).toBeNull()
    expect(await lastAudit(testApp, testApp.schoolId)).toMatchObject({ action: 'school.resumed' })
    const log = sql`select count(*)::int as count from audit_entries where action = 'school.resumed'`
    const before = (await testApp.db.execute(log)).rows
    expect((await resume()).body.ok).toBe(true)
    expect((await testApp.db.execute(log)).rows).toEqual(before)
  })
})

describe('[OPS-022] begun work of a suspended school', () => {
  it('is saved until its end, while reading and starting are refused', async () => {
    const { schoolId } = testApp
    const place = { schoolId, authorId: admin.userId }
    const courseId = await makeCourse(testApp.db, place, testApp.clock.now())
    await enrol(testApp.db, { schoolId, userId: student.userId, courseId }, testApp.clock.now())
    const made = await makeExam(testApp.db, { ...place, courseId }, testApp.clock.now(), {
      minutes: 30,
    })
    const examinationId = testApp.seal('examination', made.examinationId)
    const begun = await testApp.ask(exams.addRecord, { examinationId }, student)
    const recordId = begun.body.data?.recordId ?? ''
    const attempt = async () =>
      (
        await testApp.db
          .select()
          .from(attempts)
          .where(eq(attempts.examinationId, made.examinationId))
      )[0]
    const deadline = (await attempt())?.deadline
    await suspend()
    const saved = await testApp.ask(
      exams.savePaper,
      {
        subjectAnswerReqList: [
          { unitestingBankId: testApp.seal('examSubject', made.subjectIds[0]!), answer: 'a' },
        ],
        unitestingUserRecordId: recordId,
      },
      student,
    )
    expect(saved.body.ok).toBe(true)
    for (const refused of [
      await testApp.ask(exams.getExaminationPaper, { examinationId }, student),
      await testApp.ask(exams.addRecord, { examinationId }, student),
      await testApp.ask(study.joinStudy, { sign: testApp.seal('course', courseId) }, student),
    ])
      expect(refused.body.code).toBe(-221)
    expect((await attempt())?.deadline).toEqual(deadline)
    testApp.clock.pass(31 * 60)
    const jobs = examJobs(testApp.app.services, testApp.clock)
    await jobs.find(({ name }) => name === 'exams.closeDue')?.run({})
    expect((await attempt())?.state).toBe('auto_submitted')
  })

  it('waits with its mails, which have their whole time of retrying afterwards', async () => {
    const { db, clock, jobs, app } = testApp
    const queue = (schoolId: number) =>
      db.transaction((tx) =>
        queueMail(
          tx,
          { jobs, mail: app.services.mail, now: clock.now() },
          {
            schoolId,
            kind: 'application',
            to: { name: '', address: 'a@school.example' },
            language: 'en',
            subject: 'Hello',
            text: 'Hello',
            html: '',
          },
        ),
      )
    const [own, other] = [await queue(testApp.schoolId), await queue(testApp.otherSchoolId)]
    const rowOf = async (id: number) => (await db.select().from(mails).where(eq(mails.id, id)))[0]
    await suspend()
    await sendDue(app.services, clock)
    expect([(await rowOf(own))?.state, (await rowOf(other))?.state]).toEqual(['queued', 'sent'])
    clock.pass(60 * 60 * 60)
    await resume(await testApp.person('platformAdmin,normal'))
    expect((await rowOf(own))?.queuedAt).toEqual(clock.now())
    await sendDue(app.services, clock)
    expect((await rowOf(own))?.state).toBe('sent')
  })
})

it('[OPS-023] a change by another process is seen with the next request after its notice', async () => {
  const watch = new ContentWatch()
  watch.onChange = (schoolId) => renewSchool(testApp.db, schoolId)
  await watch.start(testApp.database.pool)
  const isSuspended = async () => (await findSchoolByHost(testApp.db, 'localhost'))?.isSuspended
  await testApp.db.execute(sql`select 1`)
  expect(await isSuspended()).toBe(false)
  const set = (suspendedAt: Date | null) =>
    testApp.db.update(schoolTable).set({ suspendedAt }).where(eq(schoolTable.id, testApp.schoolId))
  await set(testApp.clock.now())
  await expect.poll(isSuspended, { timeout: 1000, interval: 20 }).toBe(true)
  await set(null)
  await expect.poll(isSuspended, { timeout: 1000, interval: 20 }).toBe(false)
})
