import { homework, messages } from '@titian/contract'
import { and, asc, eq, inArray } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openTestApp, type Person, type TestApp } from '../../testing/test-app.ts'
import { makeFile } from '../courses/factories.ts'
import { removeUnnamedFiles } from '../files/jobs.ts'
import { removeUnnamed } from '../files/queries.ts'
import { files } from '../files/tables.ts'
import { Classroom, type MadeCourse } from '../study/factories.ts'
import { makeWork } from './factories.ts'
import { handInGrades, handIns } from './tables.ts'

let testApp: TestApp
let classroom: Classroom
let course: MadeCourse
let work: string
const hour = 3600

beforeAll(async () => {
  testApp = await openTestApp()
  classroom = await Classroom.open(testApp)
})
afterAll(() => testApp.close())
beforeEach(async () => {
  course = await classroom.joined({}, [null])
  work = await makeWork(testApp, classroom.teacher, course.sign)
})

it('[FRM-354] keeps the file of a hand-in, and removes an unused file after a week', async () => {
  const { services } = testApp.app
  const [named, unnamed] = [
    await fileBy(classroom.student, 'handIn'),
    await fileBy(classroom.student, 'handIn'),
  ]
  await testApp.db
    .update(files)
    .set({ createdAt: testApp.clock.now() })
    .where(inArray(files.id, [named, unnamed]))
  const filePath = testApp.seal('file', named)
  expect((await handIn('', classroom.student, { filePath })).body.ok).toBe(true)
  const remaining = async (daysLater: number) => {
    const now = new Date(testApp.clock.now().getTime() + daysLater * 24 * hour * 1000)
    await removeUnnamedFiles(services, now)
    const rows = await testApp.db
      .select({ id: files.id })
      .from(files)
      .where(inArray(files.id, [named, unnamed]))
    return rows.map(({ id }) => id)
  }
  expect(await remaining(6)).toEqual([named, unnamed])
  expect(await remaining(8)).toEqual([named])
  // The foreign key prevents removing the file, because a hand-in just refers to it.
  expect(await removeUnnamed(testApp.db, named)).toBe(false)
})

const inHours = (hours: number) =>
  new Date(testApp.clock.now().getTime() + hours * hour * 1000).toISOString()
const handIn = (content: string, by: Person = classroom.student, more: object = {}) =>
  testApp.ask(
    homework.saveOfflineExamineAnswer,
    { courseId: course.sign, examineId: work, resourcesType: 2, content, ...more },
    by,
  )
const listed = async (by: Person = classroom.student) =>
  (await testApp.ask(homework.examineByWork, { courseId: course.sign }, by)).body
/** Reads the rows of the last `count` hand-ins of the student. */
const rowsOf = async (count: number) => {
  const own = eq(handIns.userId, classroom.student.userId)
  return (await testApp.db.select().from(handIns).where(own).orderBy(asc(handIns.id))).slice(-count)
}
const waitingOf = async (sign: string | undefined = work) =>
  (await testApp.ask(homework.listHandIns, { sign, state: 'waiting' }, classroom.teacher)).body.data
const grade = (sign: string, fields: object, by: Person = classroom.teacher) =>
  testApp.ask(homework.gradeHandIn, { sign, version: 1, score: 80, comment: 'Good', ...fields }, by)
const fileBy = (owner: Person, purpose: 'handIn' | 'returned' | 'own', name = 'work.pdf') =>
  makeFile(testApp.db, {
    schoolId: owner.schoolId,
    ownerId: owner.userId,
    purpose,
    type: 'application/pdf',
    name,
  })

it('[CRS-071] lists the tasks of the given course only, by GET', async () => {
  const other = await classroom.joined({}, [null])
  const response = await testApp.raw(
    'GET',
    homework.examineByWork.path,
    { courseId: course.sign },
    { person: classroom.student },
  )
  expect(response.body.data).toMatchObject([{ examineId: work }])
  const elsewhere = await testApp.ask(
    homework.examineByWork,
    { courseId: other.sign },
    classroom.student,
  )
  expect(elsewhere.body.data).toEqual([])
})

describe('a hand-in', () => {
  it('[CRS-073] [CRS-074] [CRS-175] stores text and file of a student of the course', async () => {
    const fileId = await fileBy(classroom.student, 'handIn')
    const more = { filePath: testApp.seal('file', fileId), fileName: 'My plan.pdf' }
    const { body } = await handIn('  My answer ', classroom.student, more)
    expect(body.data).toMatchObject({
      examineId: work,
      commitStatus: 1,
      studentScore: null,
      state: 'handedIn',
      handIns: [{ number: 1, content: 'My answer', fileName: 'My plan.pdf', late: false }],
    })
    expect(await rowsOf(1)).toMatchObject([
      { content: 'My answer', fileId, fileName: 'My plan.pdf', number: 1, newest: true },
    ])
    expect((await listed()).data).toMatchObject([{ examineId: work, commitStatus: 1 }])
  })

  it.each([2, 3, 4, 5] as const)(
    '[EXM-096] [EXM-097] of resource type %i is text or a file, awaits a score, and is graded by its teacher',
    async (resourcesType) => {
      work = await makeWork(testApp, classroom.teacher, course.sign, { resourcesType })
      const own = async () => {
        const { data } = await listed()
        return data?.find(({ examineId }) => examineId === work)
      }
      expect(await own()).toMatchObject({ resourcesType, commitStatus: 0, studentScore: null })
      const filePath = testApp.seal('file', await fileBy(classroom.student, 'handIn'))
      await handIn('', classroom.student, { resourcesType, filePath, fileName: 'Answers.pdf' })
      await handIn('My answers', classroom.student, { resourcesType })
      expect(await own()).toMatchObject({ commitStatus: 1, studentScore: null, state: 'handedIn' })
      const sign = (await waitingOf(work))?.list[0]?.sign ?? ''
      await grade(sign, { score: 59.5 })
      expect(await own()).toMatchObject({ commitStatus: 1, studentScore: 59.5, state: 'graded' })
    },
  )

  it('[CRS-175] is refused to visitors, non-students, teachers, other schools and impersonators', async () => {
    const visitor = { courseId: course.sign, examineId: work, resourcesType: 2 as const }
    const response = await testApp.ask(homework.saveOfflineExamineAnswer, {
      ...visitor,
      content: 'x',
    })
    expect(response.body.code).toBe(-1001)
    expect((await handIn('x', await testApp.person())).body).toMatchObject({
      code: -6,
      extend: { reason: 'joinFirst' },
    })
    expect((await handIn('x', classroom.teacher)).body.code).toBe(-6)
    const other = await testApp.person('student,normal', testApp.otherSchoolId)
    expect((await handIn('x', other)).status).toBe(404)
    expect((await listed(await testApp.person())).code).toBe(-6)
    expect(await testApp.db.$count(handIns, eq(handIns.userId, classroom.student.userId))).toBe(
      await testApp.db.$count(handIns),
    )
  })

  it('[CRS-178] has a text of at most 10,000 characters, a file, or both', async () => {
    expect((await handIn('  ')).body).toMatchObject({
      code: -2,
      extend: { fields: { content: 'Write a text or choose a file.' } },
    })
    expect((await handIn('x'.repeat(10_001))).body.code).toBe(-2)
    expect((await handIn('x'.repeat(10_000))).body.ok).toBe(true)
    const filePath = testApp.seal('file', await fileBy(classroom.student, 'handIn'))
    expect((await handIn('', classroom.student, { filePath })).body.ok).toBe(true)
  })

  it('[CRS-178] accepts only a file that the student uploaded to hand it in', async () => {
    const foreign = testApp.seal('file', await fileBy(await testApp.person(), 'handIn'))
    expect((await handIn('', classroom.student, { filePath: foreign })).body.code).toBe(-6)
    const ownFile = testApp.seal('file', await fileBy(classroom.student, 'own'))
    expect((await handIn('', classroom.student, { filePath: ownFile })).body).toMatchObject({
      code: -2,
      extend: { reason: 'fileTypeWrong' },
    })
    expect((await handIn('', classroom.student, { filePath: 'made-up' })).status).toBe(404)
  })

  it('[CRS-121] can be replaced until the deadline, and student and teacher see the earlier versions', async () => {
    work = await makeWork(testApp, classroom.teacher, course.sign, { endTime: inHours(1) })
    await handIn('First')
    testApp.clock.pass(hour)
    const { body } = await handIn('Second')
    expect(body.data?.handIns.map(({ number, content }) => [number, content])).toEqual([
      [2, 'Second'],
      [1, 'First'],
    ])
    const waiting = await waitingOf()
    expect(waiting).toMatchObject({ total: 1, list: [{ number: 2, content: 'Second' }] })
    const sign = waiting?.list[0]?.sign ?? ''
    const seen = (await testApp.ask(homework.getHandIn, { sign }, classroom.teacher)).body.data
    expect(seen?.earlier).toMatchObject([{ number: 1, content: 'First' }])
    testApp.clock.pass(1)
    expect((await handIn('Third')).body).toMatchObject({
      code: -4,
      extend: { reason: 'handInEnded' },
      msg: 'The time for handing this in is over.',
    })
    expect(await rowsOf(2)).toMatchObject([
      { content: 'First', newest: false },
      { content: 'Second', newest: true },
    ])
  })

  it('[CRS-121] [CRS-177] is marked late by the clock of the server if late work is allowed', async () => {
    const end = { endTime: inHours(1) }
    work = await makeWork(testApp, classroom.teacher, course.sign, { ...end, lateAllowed: true })
    const strict = await makeWork(testApp, classroom.teacher, course.sign, end)
    testApp.clock.pass(hour + 1)
    const states = (await listed()).data?.map(({ examineId, state }) => [examineId, state])
    expect(states).toContainEqual([strict, 'ended'])
    expect(states).toContainEqual([work, 'open'])
    const { body } = await handIn('Sorry')
    expect(body.data).toMatchObject({ state: 'late', handIns: [{ late: true }] })
    expect(await rowsOf(1)).toMatchObject([{ late: true }])
  })

  it('[CRS-178] is stored once, however often the same is sent, also at the same time', async () => {
    const sent = await Promise.all([handIn('Same'), handIn('Same'), handIn('Same')])
    expect(sent.map(({ body }) => body.data?.handIns.length)).toEqual([1, 1, 1])
    const two = await Promise.all([handIn('One more'), handIn('Another')])
    expect(two.every(({ body }) => body.ok)).toBe(true)
    const own = (await testApp.ask(homework.workById, { sign: work }, classroom.student)).body.data
    expect(own?.handIns.map(({ number }) => number)).toEqual([3, 2, 1])
    const all = await rowsOf(3)
    expect(all.map(({ newest }) => newest)).toEqual([false, false, true])
  })

  it('[CRS-175] [CRS-176] is accepted only for released tasks of that course', async () => {
    work = await makeWork(testApp, classroom.teacher, course.sign, { released: false })
    expect((await handIn('x')).status).toBe(404)
    expect((await testApp.ask(homework.workById, { sign: work }, classroom.student)).status).toBe(
      404,
    )
    expect((await listed()).data?.map(({ examineId }) => examineId)).not.toContain(work)
    work = await makeWork(testApp, classroom.teacher, (await classroom.course()).sign)
    expect((await handIn('x')).status).toBe(404)
    work = await makeWork(testApp, classroom.teacher, course.sign, { resourcesType: 4 })
    expect((await handIn('x')).status).toBe(404)
    expect((await handIn('x', classroom.student, { resourcesType: 4 })).body.ok).toBe(true)
  })
})

describe('a grade', () => {
  let sign: string
  beforeEach(async () => {
    await handIn('My answer')
    sign = (await waitingOf())?.list[0]?.sign ?? ''
  })

  it('[CRS-122] [CRS-181] shows score, comment and returned file at the hand-in, and notifies the student', async () => {
    const returnedPath = testApp.seal(
      'file',
      await fileBy(classroom.teacher, 'returned', 'notes.pdf'),
    )
    const { body } = await grade(sign, { score: 72.25, returnedPath })
    expect(body.data).toMatchObject({ score: 72.25, comment: 'Good', returnedName: 'notes.pdf' })
    const own = (await testApp.ask(homework.workById, { sign: work }, classroom.student)).body.data
    expect(own).toMatchObject({
      state: 'graded',
      studentScore: 72.25,
      handIns: [{ score: 72.25, comment: 'Good', returnedName: 'notes.pdf' }],
      may: { handIn: false },
    })
    const { body: notices } = await testApp.ask(
      messages.allSystemMessages,
      { msgType: 1 },
      classroom.student,
    )
    expect(JSON.stringify(notices.data)).toContain('72.25 of 100 points.')
    expect(await waitingOf()).toMatchObject({ total: 0 })
    expect((await handIn('Again')).body).toMatchObject({
      code: -4,
      extend: { reason: 'handInGraded' },
    })
    // Sending the graded hand-in again is accepted, because it does not replace the hand-in.
    expect((await handIn('My answer')).body.ok).toBe(true)
  })

  it('[CRS-181] lies between 0 and the points with at most two decimals', async () => {
    for (const score of [-1, 100.01, 1.005, 1001])
      expect((await grade(sign, { score })).body).toMatchObject({
        code: -2,
        extend: { fields: { score: expect.any(String) as string } },
      })
    expect(await rowsOf(1)).toMatchObject([{ score: null, gradedAt: null }])
    expect((await grade(sign, { score: 0 })).body.ok).toBe(true)
    expect((await grade(sign, { score: 100, version: 2 })).body.ok).toBe(true)
  })

  it('[CRS-181] keeps its history, and is refused to a teacher who has not seen the latest', async () => {
    await grade(sign, { score: 40 })
    const stale = await grade(sign, { score: 50 })
    expect(stale.body).toMatchObject({
      code: -4,
      extend: { reason: 'changedMeanwhile', newer: { score: 40, version: 2 } },
    })
    const { body } = await grade(sign, { score: 55, comment: 'Better', version: 2 })
    expect(body.data?.formerGrades).toMatchObject([{ score: 40, comment: 'Good' }])
    const twice = await grade(sign, { score: 55, comment: 'Better', version: 2 })
    expect(twice.body.ok).toBe(true)
    const [row] = await rowsOf(1)
    expect(
      await testApp.db
        .select({ score: handInGrades.score })
        .from(handInGrades)
        .where(eq(handInGrades.handInId, row?.id ?? 0))
        .orderBy(asc(handInGrades.id)),
    ).toEqual([{ score: 40 }, { score: 55 }])
  })

  it('[CRS-181] is given by teachers of the course, and only to the newest version', async () => {
    expect((await grade(sign, {}, classroom.student)).body.code).toBe(-6)
    expect((await grade(sign, {}, await testApp.person('teacher,normal'))).body.code).toBe(-6)
    await handIn('Newer')
    expect((await grade(sign, {})).body).toMatchObject({
      code: -4,
      extend: { reason: 'handInReplaced' },
    })
    const [older, newer] = await rowsOf(2)
    expect([older?.score, newer?.score]).toEqual([null, null])
  })

  it('[CRS-181] at the same moment as a replacement leaves either the grade or the new version', async () => {
    const [given, replaced] = await Promise.all([grade(sign, {}), handIn('Newer')])
    expect([given.body.ok, replaced.body.ok].filter(Boolean)).toHaveLength(1)
    const all = await testApp.db
      .select()
      .from(handIns)
      .where(and(eq(handIns.userId, classroom.student.userId), eq(handIns.newest, true)))
      .orderBy(asc(handIns.id))
    expect(all.at(-1)?.score === null).toBe(replaced.body.ok)
  })

  it('[CRS-182] shows the address of a file only to its student and the teachers', async () => {
    const fileId = await fileBy(classroom.student, 'handIn', 'a.pdf')
    await handIn('', classroom.student, {
      filePath: testApp.seal('file', fileId),
      fileName: 'a.pdf',
    })
    const newest = (await waitingOf())?.list[0]?.sign ?? ''
    const fetch = (by: Person, which: 'own' | 'returned' = 'own') =>
      testApp.ask(homework.handInFile, { sign: newest, which }, by)
    for (const person of [classroom.student, classroom.teacher])
      expect((await fetch(person)).body.data?.url).toContain('fileName=a.pdf')
    expect((await fetch(await testApp.person())).body.code).toBe(-6)
    expect((await fetch(classroom.student, 'returned')).status).toBe(404)
  })

  it('[CRS-182] is listed by waiting and graded, newest first, also over all courses', async () => {
    await grade(sign, {})
    const listed = (state: 'all' | 'waiting' | 'graded', by: Person = classroom.teacher) =>
      testApp.ask(homework.listHandIns, { sign: work, state }, by)
    expect((await listed('graded')).body.data).toMatchObject({ total: 1, list: [{ score: 80 }] })
    expect((await listed('waiting')).body.data?.total).toBe(0)
    expect((await listed('all', classroom.student)).body.code).toBe(-6)
    const elsewhere = await testApp.person('teacher,normal')
    const everywhere = (by: Person) => testApp.ask(homework.listHandIns, { state: 'graded' }, by)
    expect((await everywhere(elsewhere)).body.data?.total).toBe(0)
    expect((await everywhere(classroom.teacher)).body.data?.list[0]).toMatchObject({ sign })
  })
})

describe('a task', () => {
  it('[CRS-176] is written, ordered, released and withdrawn by the teachers of the course', async () => {
    const fields = {
      courseIdSign: course.sign,
      title: 'Shop',
      description: '<p onclick="x()">Build <script>alert(1)</script>it</p>',
      link: 'https://shop.example',
      resourcesType: 4 as const,
      lessonIdSign: course.lessonSigns[0],
    }
    const elsewhere = await testApp.person('teacher,normal')
    expect((await testApp.ask(homework.addHomework, fields, elsewhere)).body.code).toBe(-6)
    const { body } = await testApp.ask(homework.addHomework, fields, classroom.teacher)
    expect(body.data).toMatchObject({
      description: '<p>Build it</p>',
      released: false,
      lessonIdSign: course.lessonSigns[0],
      chapterIdSign: expect.any(String) as string,
    })
    const sign = body.data?.idSign ?? ''
    await testApp.ask(homework.moveHomework, { sign, place: 1 }, classroom.teacher)
    const list = (
      await testApp.ask(homework.listHomework, { courseIdSign: course.sign }, classroom.teacher)
    ).body.data
    expect(list?.list.map(({ idSign }) => idSign)).toEqual([sign, work])
    const release = (released: boolean) =>
      testApp.ask(homework.releaseHomework, { sign, released }, classroom.teacher)
    expect((await release(true)).body.data).toMatchObject({ released: true })
    expect((await listed()).data?.map(({ examineId }) => examineId)).toEqual([sign, work])
    await release(false)
    expect((await listed()).data?.map(({ examineId }) => examineId)).toEqual([work])
  })

  it('[CRS-176] refuses a link that is no web page, chapters of other courses and outdated changes', async () => {
    const change = (fields: object) =>
      testApp.ask(
        homework.updateHomework,
        { idSign: work, version: 2, title: 'New', ...fields },
        classroom.teacher,
      )
    for (const link of ['javascript:alert(1)', 'ftp://x.example', 'shop.example'])
      expect((await change({ link })).body).toMatchObject({
        code: -2,
        extend: { fields: { link: expect.stringContaining('https://') as string } },
      })
    const other = await classroom.course({}, [null])
    expect((await change({ lessonIdSign: other.lessonSigns[0] })).body).toMatchObject({
      code: -2,
      extend: { fields: { lessonIdSign: expect.any(String) as string } },
    })
    for (const points of [0, 1.5, 1001]) expect((await change({ points })).body.code).toBe(-2)
    expect((await change({})).body.data).toMatchObject({ title: 'New', version: 3 })
    expect((await change({})).body).toMatchObject({
      code: -4,
      extend: { reason: 'changedMeanwhile', newer: { version: 3 } },
    })
  })

  it('[CRS-176] cannot be removed when it has hand-ins, and its points cannot fall below a given score', async () => {
    await handIn('x')
    const remove = () => testApp.ask(homework.deleteHomework, { sign: work }, classroom.teacher)
    expect((await remove()).body).toMatchObject({ code: -4, extend: { reason: 'workHandedIn' } })
    await grade((await waitingOf())?.list[0]?.sign ?? '', { score: 90 })
    const less = { idSign: work, version: 2, title: 'T', points: 89 }
    expect(
      (await testApp.ask(homework.updateHomework, less, classroom.teacher)).body,
    ).toMatchObject({
      code: -2,
      extend: { fields: { points: expect.any(String) as string } },
    })
    work = await makeWork(testApp, classroom.teacher, course.sign)
    expect((await remove()).body.ok).toBe(true)
    expect((await remove()).status).toBe(404)
  })

  it('[CRS-054] [CRS-180] counts once for completion when released, however often it is handed in', async () => {
    const counts = async () => {
      const row = await classroom.enrolmentOf(course)
      return [row?.examsSubmitted, row?.examsTotal, row?.status]
    }
    expect(await counts()).toEqual([0, 1, 1])
    const second = await makeWork(testApp, classroom.teacher, course.sign, { resourcesType: 4 })
    expect(await counts()).toEqual([0, 2, 1])
    await handIn('a')
    await handIn('b')
    expect(await counts()).toEqual([1, 2, 1])
    const release = (sign: string, released: boolean) =>
      testApp.ask(homework.releaseHomework, { sign, released }, classroom.teacher)
    await release(work, false)
    expect(await counts()).toEqual([0, 1, 1])
    await release(work, true)
    expect(await counts()).toEqual([1, 2, 1])
    await testApp.ask(homework.deleteHomework, { sign: second }, classroom.teacher)
    expect(await counts()).toEqual([1, 1, 2])
  })
})

it('[CRS-178] lets students upload files to hand in, and only teachers files to return', async () => {
  const { mayUpload } = await import('../files/policy.ts')
  const actor = (role: string) => ({
    kind: 'user' as const,
    userId: 1,
    schoolId: 1,
    roles: new Set([role]),
    impersonatorId: null,
  })
  const may = (role: string, purpose: 'handIn' | 'returned') =>
    mayUpload(actor(role) as unknown as Parameters<typeof mayUpload>[0], purpose)
  expect([may('student', 'handIn'), may('student', 'returned')]).toEqual([true, false])
  expect([may('teacher', 'handIn'), may('teacher', 'returned')]).toEqual([true, true])
})
