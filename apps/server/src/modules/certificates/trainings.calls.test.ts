import { certificates, grades, homework, training } from '@titian/contract'
import { and, eq, sql } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { textOfSheet } from '../../testing/pdf-text.ts'
import { openTestApp, type Person, type TestApp } from '../../testing/test-app.ts'
import { makeChapter, makeFile, makeTeacher } from '../courses/factories.ts'
import { attempts, makeExam } from '../exams/factories.ts'
import { send } from '../files/factories.ts'
import { makeWork } from '../homework/factories.ts'
import { videoProgress } from '../study/index.ts'
import { joinTraining, type MadeTraining, makeTraining } from '../training/factories.ts'
import { trainings } from '../training/index.ts'
import { issueAllDue, issueIfDue } from './issuing/actions.ts'
import { certificates as issued } from './tables.ts'

let testApp: TestApp
let staff: Person
let teacher: Person
let student: Person
beforeAll(async () => {
  testApp = await openTestApp()
  staff = await testApp.person('schoolAdmin,normal')
  teacher = await testApp.person('teacher,normal')
}, 90_000)
afterAll(() => testApp?.close())
beforeEach(async () => {
  student = await testApp.person()
})

const gives = ({ courseSign }: MadeTraining, by = teacher, value = true) =>
  testApp.ask(certificates.saveCertificateCourse, { courseIdSign: courseSign, gives: value }, by)
const own = async () =>
  (await testApp.ask(certificates.listOwnCertificates, {}, student)).body.data?.list ?? []
const studentOf = ({ courseId }: MadeTraining) => ({
  schoolId: testApp.schoolId,
  userId: student.userId,
  courseId,
})

/**
 * Makes a training that gives certificates, with a video, a task, an examination and a practical
 * task, and that the student has joined.
 */
async function giving() {
  const made = await makeTraining(testApp, teacher, {
    course: { names: { en: 'Pour-over 手冲' }, credit: 3 },
  })
  const place = { schoolId: testApp.schoolId, courseId: made.courseId }
  const film = await makeFile(testApp.db, {
    schoolId: testApp.schoolId,
    ownerId: teacher.userId,
    durationSeconds: 100,
  })
  const { lessonIds } = await makeChapter(testApp.db, place, [film])
  const task = await makeWork(testApp, teacher, made.courseSign)
  const practical = await makeWork(testApp, teacher, made.courseSign, {
    resourcesType: 4,
    taskNumber: 70,
    passLine: 60,
  })
  const { examinationId } = await makeExam(
    testApp.db,
    { ...place, authorId: teacher.userId },
    testApp.clock.now(),
    { endTime: new Date(testApp.clock.now().getTime() + 60_000) },
  )
  await joinTraining(testApp, made, student)
  await gives(made)
  return { ...made, lessonId: lessonIds[0] ?? 0, task, practical, examinationId }
}
/**
 * CNT-122: returns the input for the student, with the exceptions that the member of staff has
 * confirmed.
 */
function chosen() {
  const userSigns = [testApp.seal('user', student.userId)]
  return { userSigns, confirmed: userSigns, reason: 'Earned at another school' }
}

type Giving = Awaited<ReturnType<typeof giving>>

async function watch(made: Giving) {
  await testApp.db.insert(videoProgress).values({
    ...studentOf(made),
    lessonId: made.lessonId,
    watchedSeconds: 100,
    done: true,
    doneAt: testApp.clock.now(),
    updatedAt: testApp.clock.now(),
  })
}

async function sit(made: Giving, score = 4000) {
  const now = testApp.clock.now()
  await testApp.db.insert(attempts).values({
    ...studentOf(made),
    examinationId: made.examinationId,
    number: 1,
    state: 'submitted',
    startedAt: now,
    seenAt: now,
    submittedAt: now,
    clockStops: false,
    score,
    waiting: false,
    seed: 1,
  })
}

const handIn = ({ trainId }: Giving, resourcesId: string) =>
  testApp.ask(training.uploadAssignment, { trainId, resourcesId, content: 'Mine' }, student)

async function mark({ courseSign }: Giving, work: string, score: number) {
  const { body } = await testApp.ask(homework.listHandIns, { size: 100 }, teacher)
  const found = body.data?.list.find(
    (one) =>
      one.courseIdSign === courseSign &&
      one.studentName === student.name &&
      one.title === titles[work],
  )
  const sign = found?.sign ?? ''
  const { version = 0 } = (await testApp.ask(homework.getHandIn, { sign }, teacher)).body.data ?? {}
  return testApp.ask(homework.gradeHandIn, { sign, version, score }, teacher)
}
const titles: Record<string, string> = {}

async function remember({ trainId, practical }: Giving) {
  const { body } = await testApp.ask(training.trainPracticalTask, { id: trainId }, student)
  titles[practical] = body.data?.[0]?.title ?? ''
}

/** Completes everything except the mark of the practical task. */
async function allButTheMark(made: Giving) {
  await remember(made)
  await watch(made)
  await sit(made)
  await handIn(made, made.task)
  await handIn(made, made.practical)
}

describe('a certificate of a training', () => {
  it('[TRN-067] [CNT-069] is issued once the last practical task reaches its pass line, and names the training', async () => {
    const made = await giving()
    await allButTheMark(made)
    expect((await mark(made, made.practical, 59)).status).toBe(200)
    // The course that carries the training is completed, but the training is not.
    await testApp.db.execute(
      sql`update enrolments set status = 2, completed_at = now() where course_id = ${made.courseId}`,
    )
    await issueAllDue(testApp.app.services, testApp.clock.now())
    expect(await own()).toEqual([])
    expect((await mark(made, made.practical, 60)).status).toBe(200)
    const [certificate] = await own()
    expect(certificate).toMatchObject({
      kind: 'training',
      trainSign: made.trainId,
      courseName: 'Pour-over 手冲',
      credit: 3,
      state: 'valid',
      holderName: student.name,
    })
    const number = certificate?.number ?? ''
    const page = await testApp.ask(certificates.certificatePage, { number }, { host: 'localhost' })
    expect(page.body.data).toMatchObject({ kind: 'training', courseName: 'Pour-over 手冲' })
    await issueAllDue(testApp.app.services, testApp.clock.now())
    expect(await own()).toHaveLength(1)
  })

  it.each(['watch', 'sit', 'handIn'] as const)(
    '[TRN-067] is not issued as long as a part is missing: %s',
    async (missing) => {
      const made = await giving()
      await remember(made)
      if (missing !== 'watch') await watch(made)
      if (missing !== 'sit') await sit(made)
      if (missing !== 'handIn') await handIn(made, made.task)
      await handIn(made, made.practical)
      await mark(made, made.practical, 90)
      testApp.clock.pass(61)
      await issueAllDue(testApp.app.services, testApp.clock.now())
      expect(await own()).toEqual([])
      if (missing === 'watch') await watch(made)
      if (missing === 'sit') await sit(made)
      if (missing === 'handIn') await handIn(made, made.task)
      await issueAllDue(testApp.app.services, testApp.clock.now())
      expect(await own()).toMatchObject([{ kind: 'training' }])
    },
  )

  it('[TRN-067] needs a result of 60 or more', async () => {
    const made = await giving()
    await remember(made)
    await watch(made)
    await handIn(made, made.task)
    await handIn(made, made.practical)
    await mark(made, made.practical, 90)
    await sit(made, 0)
    testApp.clock.pass(61)
    const result = async () => {
      const input = { courseIdSign: made.courseSign }
      return (await testApp.ask(grades.ownCourseResult, input, student)).body.data?.result ?? 0
    }
    expect(await result()).toBeLessThan(60)
    await issueAllDue(testApp.app.services, testApp.clock.now())
    expect(await own()).toEqual([])
    await testApp.db
      .update(attempts)
      .set({ score: 4000 })
      .where(eq(attempts.examinationId, made.examinationId))
    await issueAllDue(testApp.app.services, testApp.clock.now())
    expect(await own()).toMatchObject([{ result: await result() }])
  })

  it('[TRN-068] counts a practical task whose mark was given without a hand-in', async () => {
    const made = await giving()
    await remember(made)
    await watch(made)
    await sit(made)
    await handIn(made, made.task)
    const given = await testApp.ask(
      grades.giveGrade,
      {
        courseIdSign: made.courseSign,
        userSign: testApp.seal('user', student.userId),
        kind: 'work',
        itemSign: made.practical,
        points: 75,
        reason: 'Shown in the workshop.',
        seen: null,
      },
      teacher,
    )
    expect(given.status).toBe(200)
    await issueAllDue(testApp.app.services, testApp.clock.now())
    expect(await own()).toMatchObject([{ kind: 'training', state: 'valid' }])
  })

  it('[TRN-067] [CNT-073] is called a certificate of training on its PDF', async () => {
    const made = await giving()
    await testApp.ask(
      certificates.issueCertificates,
      { courseIdSign: made.courseSign, ...chosen() },
      staff,
    )
    const [certificate] = await own()
    expect(certificate).toMatchObject({ kind: 'training', trainSign: made.trainId })
    const answer = await send(testApp, {
      url: `/api/v1/certificate/pdf/${certificate?.number}?language=zh`,
    })
    expect(await textOfSheet(answer.rawPayload)).toContain('培训证书')
  })

  it('[CNT-072] [TRN-067] is unchanged when the training is deleted', async () => {
    const made = await giving()
    await testApp.ask(
      certificates.issueCertificates,
      { courseIdSign: made.courseSign, ...chosen() },
      staff,
    )
    await testApp.db.execute(sql`delete from enrolments where course_id = ${made.courseId}`)
    await testApp.db.delete(trainings).where(eq(trainings.id, made.trainingId))
    expect(await own()).toMatchObject([
      { kind: 'training', trainSign: null, courseName: 'Pour-over 手冲', state: 'valid' },
    ])
  })
})

describe('the single valid certificate of a training', () => {
  type Act = 'due' | 'all' | 'staff' | 'revoke' | 'reissue'
  const acts: Record<Act, (made: Giving) => Promise<unknown>> = {
    due: (made) =>
      testApp.db.transaction((tx) =>
        issueIfDue(
          { tx, events: testApp.app.services.events },
          studentOf(made),
          testApp.clock.now(),
        ),
      ),
    all: () => issueAllDue(testApp.app.services, testApp.clock.now()),
    staff: (made) =>
      testApp.ask(
        certificates.issueCertificates,
        { courseIdSign: made.courseSign, ...chosen() },
        staff,
      ),
    revoke: async () => {
      const sign = (await own())[0]?.sign
      if (sign) await testApp.ask(certificates.revokeCertificate, { sign, reason: 'Wrong.' }, staff)
    },
    reissue: async () => {
      const sign = (await own())[0]?.sign
      if (sign) await testApp.ask(certificates.reissueCertificate, { sign, reason: 'Name.' }, staff)
    },
  }
  const atOnce = fc.array(fc.constantFrom(...(Object.keys(acts) as Act[])), {
    minLength: 2,
    maxLength: 5,
  })

  it('[CNT-069] remains single when it is issued, revoked and reissued at the same moment', async () => {
    const made = await giving()
    await allButTheMark(made)
    await mark(made, made.practical, 80)
    expect(await own()).toHaveLength(1)
    const valid = and(eq(issued.trainingId, made.trainingId), sql`revoked_at is null`)
    await fc.assert(
      fc.asyncProperty(atOnce, async (chosen) => {
        // The server takes a second equal click within a second as a repetition.
        testApp.clock.pass(2)
        await Promise.all(chosen.map((act) => acts[act](made)))
        expect(await testApp.db.$count(issued, valid)).toBeLessThanOrEqual(1)
      }),
      { numRuns: 12 },
    )
    // The clock moves on by two seconds. Otherwise the server would take the next click as a
    // repetition of the last one.
    testApp.clock.pass(2)
    await acts.staff(made)
    expect(await testApp.db.$count(issued, valid)).toBe(1)
    const all = await own()
    expect(new Set(all.map(({ number }) => number)).size).toBe(all.length)
  })
})

describe('whether a training gives certificates', () => {
  it('[TRN-069] [CNT-080] is decided by its main lecturer and staff, and seen only by them and its teachers', async () => {
    const made = await makeTraining(testApp, teacher)
    const other = await testApp.person('teacher,normal')
    const second = await testApp.person('teacher,normal')
    await makeTeacher(testApp.db, {
      schoolId: testApp.schoolId,
      courseId: made.courseId,
      userId: second.userId,
    })
    const rule = async (by: Person) =>
      (await testApp.ask(certificates.certificateRule, { courseIdSign: made.courseSign }, by)).body
    expect((await gives(made, second)).body.code).toBe(-6)
    expect((await gives(made, other)).body.code).toBe(-6)
    expect((await rule(other)).code).toBe(-6)
    expect((await rule(second)).data).toMatchObject({ gives: false, may: { change: false } })
    expect((await gives(made, teacher)).status).toBe(200)
    expect((await rule(second)).data).toMatchObject({ gives: true, kind: 'training', issued: 0 })
    expect((await gives(made, staff, false)).status).toBe(200)
    expect((await rule(teacher)).data).toMatchObject({ gives: false, may: { change: true } })
    const listed = async (kind: 'course' | 'training') => {
      const { body } = await testApp.ask(
        certificates.listCertificateCourses,
        { kind, size: 100 },
        staff,
      )
      return body.data?.list.map(({ courseSign }) => courseSign) ?? []
    }
    expect(await listed('training')).toContain(made.courseSign)
    expect(await listed('course')).not.toContain(made.courseSign)
  })
})
