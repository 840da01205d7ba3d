import { randomUUID } from 'node:crypto'
import { resume } from '@titian/contract'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openTestApp, type Person, type TestApp } from '../../../testing/test-app.ts'
import { impersonate, makeMember } from '../../accounts/factories.ts'
import { makeTeacher } from '../../courses/factories.ts'
import { leave } from '../../courses/index.ts'
import { makeReviewScene, type ReviewScene } from './factories.ts'

let testApp: TestApp
let scene: ReviewScene

beforeAll(async () => {
  testApp = await openTestApp()
}, 90_000)
afterAll(() => testApp.close())
beforeEach(async () => {
  scene = await makeReviewScene(testApp)
})

const reviewers = async () =>
  (await testApp.ask(resume.resumeReviewers, { resumeId: scene.resumeId }, scene.student)).body.data
const withdraw = (sign: string, by: Person = scene.student) =>
  testApp.ask(resume.withdrawResumeReview, { sign }, by)

/** Adds a teacher to the student's course. */
async function addTeacher(name: string) {
  const teacher = await makeMember(testApp, { roles: 'teacher,normal', name })
  const { courseId } = scene.course
  await makeTeacher(testApp.db, { schoolId: testApp.schoolId, courseId, userId: teacher.userId })
  return teacher
}

describe('a request for comments on a resume', () => {
  it('[RES-120] goes to a teacher of a joined course, listed with the names of these courses', async () => {
    const assistant = await addTeacher('Aminah')
    const second = await scene.classroom.course({ names: { en: 'Second course' } })
    await scene.classroom.course({ names: { en: 'Not joined' } })
    await scene.join(second.courseId)
    const offered = (await reviewers()) ?? []
    expect(offered.map(({ sign }) => sign).toSorted()).toEqual(
      [assistant, scene.teacher].map(scene.signOf).toSorted(),
    )
    const of = (person: typeof scene.teacher) =>
      offered.find(({ sign }) => sign === scene.signOf(person))
    expect(of(scene.teacher)?.courses).toHaveLength(2)
    expect(of(scene.teacher)?.courses).toContain('Second course')
    expect(of(assistant)).toMatchObject({ name: 'Aminah', isAsked: false })
    expect(of(assistant)?.courses).toHaveLength(1)
    await scene.ask({ teacherSign: scene.signOf(assistant) })
    expect((await reviewers())?.map(({ isAsked }) => isAsked).toSorted()).toEqual([false, true])
  })

  it('[RES-120] cannot go to a teacher of another course, a student, staff or people of another school', async () => {
    const other = await makeMember(testApp, { roles: 'teacher,normal' })
    const admin = await makeMember(testApp, { roles: 'schoolAdmin' })
    const fellow = await makeMember(testApp)
    const abroad = await makeMember(testApp, {
      roles: 'teacher,normal',
      schoolId: testApp.otherSchoolId,
    })
    for (const one of [other, admin, fellow, abroad, scene.student])
      expect((await scene.ask({ teacherSign: scene.signOf(one) })).status).toBe(404)
    await leave(
      testApp.db,
      { ...scene.classroom.enrolled(scene.course), userId: scene.student.userId },
      testApp.clock.now(),
    )
    expect(await reviewers()).toEqual([])
    expect((await scene.ask()).status).toBe(404)
    expect(await scene.rows()).toEqual([])
  })

  it('[RES-121] contains a copy without contact data and birthday, identified by its revision', async () => {
    const sign = await scene.asked({ note: '  Is my work clear? ' })
    await scene.addWork({ companyName: 'Later Books' })
    const { body } = await scene.read(sign)
    expect(body.data).toMatchObject({
      note: 'Is my work clear?',
      revision: 2,
      finishedAt: null,
      paper: { name: '李玥', language: 'en' },
      look: { template: 0 },
    })
    const text = JSON.stringify(body)
    expect(text).toContain('Kedai Buku Jaya')
    for (const secret of ['Later Books', '12-345', 'liyue_04', 'liyue@example.com', '2004'])
      expect(text).not.toContain(secret)
    const [row] = await scene.rows()
    expect(row).toMatchObject({
      schoolId: testApp.schoolId,
      teacherId: scene.teacher.userId,
      note: 'Is my work clear?',
      withContact: false,
      revision: 2,
      finishedAt: null,
      withdrawnAt: null,
    })
    expect(row?.content?.basics).toMatchObject({
      contact: '',
      email: '',
      wechat: '',
      birthday: null,
    })
  })

  it('[RES-121] contains contact data when it was chosen, and never hidden parts', async () => {
    const { resumeId, student, revision } = scene
    const hidden = { resumeId, revision: await revision(), hiddenSections: ['work' as const] }
    await testApp.ask(resume.orderResume, hidden, student)
    const { body } = await scene.read(await scene.asked({ withContact: true }))
    const facts = body.data?.paper.facts.map(({ text }) => text) ?? []
    expect(facts).toEqual(expect.arrayContaining(['+60 12-345 6789', 'liyue@example.com']))
    expect(JSON.stringify(body)).not.toContain('Kedai Buku Jaya')
    expect((await scene.rows())[0]?.withContact).toBe(true)
  })

  it('[RES-121] is refused for a note of more than 200 characters and for an invalid key, at the field', async () => {
    const fieldsOf = async (fields: object) =>
      Object.keys(((await scene.ask({ ...fields })).body.extend?.['fields'] as object) ?? {})
    expect(await fieldsOf({ note: 'x'.repeat(201) })).toEqual(['note'])
    expect(await fieldsOf({ key: 'again' })).toEqual(['key'])
    expect(await scene.rows()).toEqual([])
    expect((await scene.ask({ note: 'x'.repeat(200) })).status).toBe(200)
  })

  it('[RES-122] [RES-128] is created once by repetitions and by two tabs, and refused a second time to the same teacher', async () => {
    const key = randomUUID()
    const tries = await Promise.all([scene.ask({ key }), scene.ask({ key })])
    expect(new Set(tries.map(({ body }) => body.data?.sign)).size).toBe(1)
    expect((await scene.ask({ key })).body.data).toEqual(tries[0].body.data)
    const { status, body } = await scene.ask()
    expect([status, body.code, body.extend?.['reason']]).toEqual([409, -4, 'reviewRequested'])
    expect(body.msg).toContain('Withdraw it first')
    expect(await scene.rows()).toHaveLength(1)
    expect(await scene.notices(scene.teacher)).toHaveLength(1)
  })

  it('[RES-122] is refused while three are open, and possible when one is withdrawn', async () => {
    const first = await scene.asked()
    const others = [await addTeacher('Two'), await addTeacher('Three'), await addTeacher('Four')]
    const signs = others.map(scene.signOf)
    for (const teacherSign of signs.slice(0, 2)) await scene.asked({ teacherSign })
    const refused = await scene.ask({ teacherSign: signs[2] })
    expect([refused.status, refused.body.extend?.['reason']]).toEqual([409, 'reviewsFull'])
    expect(await scene.rows()).toHaveLength(3)
    await withdraw(first)
    expect((await scene.ask({ teacherSign: signs[2] })).status).toBe(200)
  })

  it('[RES-122] is refused after ten within 24 hours', async () => {
    for (let count = 0; count < 10; count += 1) await withdraw(await scene.asked())
    const refused = await scene.ask()
    expect([refused.status, refused.body.extend?.['reason']]).toEqual([409, 'reviewsToday'])
    await testApp.db.execute(
      sql`update resume_reviews set created_at = created_at - interval '1 day' where user_id = ${scene.student.userId}`,
    )
    expect((await scene.ask()).status).toBe(200)
  })

  it('[RES-123] is visible to its teacher only, as long as they teach the student', async () => {
    const sign = await scene.asked()
    const assistant = await addTeacher('Aminah')
    const admin = await makeMember(testApp, { roles: 'schoolAdmin' })
    const platform = await makeMember(testApp, { roles: 'platformAdmin' })
    for (const other of [assistant, admin, platform]) {
      expect((await scene.read(sign, other)).status).toBe(404)
      expect((await scene.comment(sign, {}, other)).status).toBe(404)
      const finished = await testApp.ask(resume.finishResumeReview, { sign }, other)
      expect(finished.status).toBe(404)
      const listed = await testApp.ask(resume.listRequestedReviews, {}, other)
      expect(listed.body.data?.total).toBe(0)
    }
    expect((await scene.read(sign, scene.student)).status).toBe(403)
    const { courseId } = scene.course
    const schoolId = testApp.schoolId
    await makeTeacher(testApp.db, { schoolId, courseId, userId: assistant.userId, master: false })
    await testApp.db.execute(
      sql`update course_teachers set master = (user_id = ${assistant.userId}) where course_id = ${courseId}`,
    )
    await testApp.db.execute(
      sql`delete from course_teachers where course_id = ${courseId} and user_id = ${scene.teacher.userId}`,
    )
    expect((await scene.read(sign)).status).toBe(404)
    expect((await scene.comment(sign)).status).toBe(404)
    expect(await scene.commentRows()).toEqual([])
    const second = await scene.classroom.course()
    await scene.join(second.courseId)
    expect((await scene.read(sign)).status).toBe(200)
  })

  it('[RES-124] notifies the teacher once, with a link to it', async () => {
    const sign = await scene.asked()
    expect(await scene.notices(scene.teacher)).toMatchObject([
      {
        words: 'resumeReviewRequested',
        gaps: { name: '李玥' },
        url: `/teacher/#/resume/${sign}`,
        schoolId: testApp.schoolId,
      },
    ])
  })

  it('[RES-125] is withdrawn by the student, open or finished: the copy is deleted and the comments stay', async () => {
    const sign = await scene.asked()
    await scene.comment(sign)
    await testApp.ask(resume.finishResumeReview, { sign }, scene.teacher)
    expect((await withdraw(sign)).status).toBe(200)
    const [row] = await scene.rows()
    expect([row?.content, row?.withdrawnAt]).toEqual([null, testApp.clock.now()])
    testApp.clock.pass(5)
    expect((await withdraw(sign)).status).toBe(200)
    expect((await scene.rows())[0]?.withdrawnAt).toEqual(row?.withdrawnAt)
    expect((await scene.read(sign)).status).toBe(404)
    expect((await scene.comment(sign)).status).toBe(404)
    const listed = await testApp.ask(resume.listRequestedReviews, {}, scene.teacher)
    expect(listed.body.data).toMatchObject({ list: [], total: 0 })
    expect((await scene.own())?.list).toMatchObject([
      {
        withdrawnAt: row?.withdrawnAt?.toISOString(),
        comments: [{ content: 'Say what you sold.' }],
      },
    ])
  })

  it('[RES-065] [RES-125] belongs to its student: others cannot withdraw it, and impersonating staff see nothing', async () => {
    const sign = await scene.asked()
    const fellow = await makeMember(testApp)
    expect((await withdraw(sign, fellow)).status).toBe(404)
    expect((await withdraw(sign, scene.teacher)).status).toBe(404)
    const admin = await makeMember(testApp, { roles: 'schoolAdmin' })
    const impersonating = await impersonate(testApp, admin, scene.student)
    const { resumeId } = scene
    for (const call of [resume.listResumeReviews, resume.resumeReviewers]) {
      const { status, body } = await testApp.ask(call, { resumeId }, impersonating)
      expect([status, body.extend?.['reason']]).toEqual([403, 'ownerOnly'])
    }
    expect((await scene.ask({}, impersonating)).status).toBe(403)
    expect(await scene.rows()).toMatchObject([{ withdrawnAt: null }])
  })
})

describe('the requests to a teacher', () => {
  it('[RES-126] are listed in pages, open ones first and then the newest, and found by name', async () => {
    const first = await scene.asked()
    await testApp.ask(resume.finishResumeReview, { sign: first }, scene.teacher)
    const second = await scene.asked()
    await scene.comment(second)
    await withdraw(second)
    const third = await scene.asked()
    await scene.comment(third)
    await testApp.ask(resume.finishResumeReview, { sign: third }, scene.teacher)
    const open = await scene.asked()
    const listed = async (fields: object = {}) =>
      (await testApp.ask(resume.listRequestedReviews, fields, scene.teacher)).body.data
    const all = await listed()
    expect(all?.total).toBe(3)
    expect(all?.list.map(({ sign, comments }) => [sign, comments])).toEqual([
      [open, 0],
      [third, 1],
      [first, 0],
    ])
    expect(all?.list[0]).toMatchObject({ studentName: '李玥', revision: 2, finishedAt: null })
    expect((await listed({ page: 2, size: 2 }))?.list.map(({ sign }) => sign)).toEqual([first])
    expect(await listed({ page: 9, size: 2 })).toMatchObject({ list: [], total: 3 })
    expect((await listed({ name: '玥' }))?.total).toBe(3)
    expect((await listed({ name: '%' }))?.total).toBe(0)
  })
})
