import { grades, homework, messages, training, trainStaffCalls } from '@titian/contract'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openTestApp, type Person, type TestApp } from '../../../testing/test-app.ts'
import { users } from '../../accounts/index.ts'
import { attempts } from '../../exams/factories.ts'
import { videoProgress } from '../../study/index.ts'
import { type FullTraining, joinTraining, makeFullTraining } from '../factories.ts'

let testApp: TestApp
let teacher: Person
let diligent: Person
let lazy: Person
let made: FullTraining

beforeAll(async () => {
  testApp = await openTestApp()
  teacher = await testApp.person('teacher,normal')
})
afterAll(() => testApp.close())
beforeEach(async () => {
  diligent = await testApp.person()
  lazy = await testApp.person()
  // The training ends before the session of the teacher expires.
  made = await makeFullTraining(testApp, teacher, { endAt: inMinutes(40) })
  await joinTraining(testApp, made, diligent, lazy)
})

const inMinutes = (minutes: number) => new Date(testApp.clock.now().getTime() + minutes * 60_000)

const board = async (filter = {}, by = teacher) => {
  const { body } = await testApp.ask(
    trainStaffCalls.trainBoard,
    { trainId: made.trainId, ...filter },
    by,
  )
  if (!body.data) throw new Error(JSON.stringify(body))
  return body.data
}
type Board = Awaited<ReturnType<typeof board>>

const cellsOf = ({ entries, list }: Board, person: Person) => {
  const row = list.find(({ name }) => name === person.name)
  return Object.fromEntries(entries.map(({ title }, at) => [title, row?.cells[at]]))
}

async function watch(person: Person) {
  for (const lessonId of made.lessonIds)
    await testApp.db.insert(videoProgress).values({
      schoolId: testApp.schoolId,
      userId: person.userId,
      courseId: made.courseId,
      lessonId,
      watchedSeconds: 100,
      done: true,
      doneAt: testApp.clock.now(),
      updatedAt: testApp.clock.now(),
    })
}

async function handIn(person: Person, examineId: string, resourcesType: 2 | 3 | 4 | 5) {
  const input = { courseId: made.courseSign, examineId, resourcesType, content: 'Mine' }
  await testApp.ask(homework.saveOfflineExamineAnswer, input, person)
}

async function grade(person: Person, title: string, score: number) {
  const { body } = await testApp.ask(homework.listHandIns, { size: 100 }, teacher)
  const found = body.data?.list.find(
    (one) =>
      one.title === title &&
      one.studentName === person.name &&
      one.courseIdSign === made.courseSign,
  )
  const sign = found?.sign ?? ''
  const detail = await testApp.ask(homework.getHandIn, { sign }, teacher)
  const version = detail.body.data?.version ?? 0
  const graded = await testApp.ask(homework.gradeHandIn, { sign, version, score }, teacher)
  expect(graded.status).toBe(200)
}

const endOf = async () => {
  const { body } = await testApp.ask(
    trainStaffCalls.taughtTrain,
    { trainId: made.trainId },
    teacher,
  )
  return Date.parse(body.data?.endTime ?? '')
}
const passEnd = async () =>
  testApp.clock.pass((await endOf()) / 1000 - testApp.clock.now().getTime() / 1000 + 60)

describe('the board of a programme', () => {
  it('[TRN-062] [TRN-066] shows each student with each entry, in timetable order', async () => {
    await watch(diligent)
    await handIn(diligent, made.works[2], 2)
    await handIn(diligent, made.practical[33], 4)
    await grade(diligent, 'Practice 33', 60)
    const shown = await board()
    expect(shown.entries.map(({ kind }) => kind).join(' ')).toBe(
      `video video task task exam exam video video exam${' practical'.repeat(6)}`,
    )
    expect(shown.entries.map(({ chapterName }) => chapterName).slice(0, 2)).toEqual([
      'Chapter',
      'Chapter',
    ])
    expect(shown).toMatchObject({ total: 2, behindTotal: 0 })
    const mine = cellsOf(shown, diligent)
    expect(mine).toMatchObject({ 'Lesson 1': 'done', 'Practice 33': 'done' })
    // A score equal to the pass mark passes the task, but does not unlock the next one.
    expect(mine['Practice 34']).toBe('locked')
    const row = shown.list.find(({ name }) => name === diligent.name)
    expect(row?.cells[2]).toBe('waiting')
    expect(row?.progress).toBeCloseTo(6 / 15)
    expect(row?.userIdSign).toBe(testApp.seal('user', diligent.userId))
    expect(Object.values(cellsOf(shown, lazy)).filter((cell) => cell === 'done')).toEqual([])
  })

  it('[TRN-062] [TRN-066] counts students who are behind: with ended entries that are not done or not passed', async () => {
    await watch(diligent)
    for (const type of [2, 3, 4, 5] as const) await handIn(diligent, made.works[type], type)
    await handIn(diligent, made.practical[33], 4)
    await grade(diligent, 'Practice 33', 59)
    await testApp.db.insert(attempts).values({
      schoolId: testApp.schoolId,
      examinationId: made.examinationId,
      courseId: made.courseId,
      userId: diligent.userId,
      number: 1,
      state: 'submitted',
      startedAt: testApp.clock.now(),
      submittedAt: testApp.clock.now(),
      clockStops: false,
      seenAt: testApp.clock.now(),
      seed: 1,
      score: 1000,
    })
    await passEnd()
    const shown = await board()
    const rowOf = (person: Person) => shown.list.find(({ name }) => name === person.name)
    expect(cellsOf(shown, diligent)).toMatchObject({
      'A test': 'failed',
      'Practice 33': 'failed',
      'Practice 34': 'late',
    })
    // The student is behind with six practical tasks. The examination was submitted, so it does not
    // count.
    expect(rowOf(diligent)?.behind).toBe(6)
    expect(rowOf(lazy)?.behind).toBe(shown.entries.length)
    expect(shown.behindTotal).toBe(2)
  })

  it('[TRN-068] counts a manual mark without a hand-in for the board, the student and the lock', async () => {
    const give = (itemSign: string, points: number, seen: string | null = null) =>
      testApp.ask(
        grades.giveGrade,
        {
          courseIdSign: made.courseSign,
          userSign: testApp.seal('user', lazy.userId),
          kind: 'work',
          itemSign,
          points,
          reason: 'Shown in the workshop.',
          seen,
        },
        teacher,
      )
    const own = async () => {
      const of = { id: made.trainId }
      const tasks = (await testApp.ask(training.trainPracticalTask, of, lazy)).body.data ?? []
      const mine = (await testApp.ask(training.myTrainList, {}, lazy)).body.data?.list[0]?.progress
      return { tasks: new Map(tasks.map((one) => [one.taskNumber, one])), mine }
    }
    const first = await give(made.practical[33], 59)
    expect(first.status).toBe(200)
    expect(cellsOf(await board(), lazy)).toMatchObject({
      'Practice 33': 'failed',
      'Practice 34': 'locked',
    })
    expect((await own()).tasks.get(33)).toMatchObject({ userScore: 59, passed: false })
    expect((await own()).tasks.get(34)).toMatchObject({ isDis: true })
    const seen = first.body.data?.given ?? null
    expect((await give(made.practical[33], 61, seen)).status).toBe(200)
    const shown = await board()
    expect(cellsOf(shown, lazy)).toMatchObject({ 'Practice 33': 'done', 'Practice 34': 'open' })
    const after = await own()
    expect(after.tasks.get(33)).toMatchObject({ userScore: 61, passed: true })
    expect(after.tasks.get(34)).toMatchObject({ isDis: false })
    const row = shown.list.find(({ name }) => name === lazy.name)
    expect([row?.progress, after.mine]).toEqual([1 / 15, 1 / 15])
  })

  it('[TRN-062] [TRN-066] uses the end of the chapter for an entry without its own', async () => {
    const dates = { startTime: inMinutes(0).toISOString(), endTime: inMinutes(10).toISOString() }
    const [trainChapterId = ''] = made.chapterSigns
    const of = { trainId: made.trainId, trainChapterId, ...dates }
    expect((await testApp.ask(trainStaffCalls.saveChapterDates, of, teacher)).status).toBe(200)
    testApp.clock.pass(20 * 60)
    const shown = await board()
    expect(shown.entries.slice(0, 8).map(({ endTime }) => endTime)).toEqual([
      ...Array<string>(6).fill(dates.endTime),
      ...Array<string>(2).fill(new Date(await endOf()).toISOString()),
    ])
    expect(shown.list[0]?.cells.slice(0, 8)).toEqual([
      ...Array<string>(6).fill('late'),
      'open',
      'open',
    ])
    expect(shown.list[0]?.behind).toBe(6)
  })

  it('[TRN-062] is filtered by name, class and being behind, in few statements for any size', async () => {
    await testApp.db.update(users).set({ className: 'Class B' }).where(eq(users.id, lazy.userId))
    expect((await board({ name: diligent.name })).list.map(({ name }) => name)).toEqual([
      diligent.name,
    ])
    const ofClass = await board({ className: 'Class B' })
    expect(ofClass).toMatchObject({ classes: ['Class B'], total: 1 })
    expect(ofClass.list[0]?.name).toBe(lazy.name)
    expect((await board({ behindOnly: true })).list).toEqual([])
    await passEnd()
    expect((await board({ behindOnly: true, size: 1, page: 2 })).list).toHaveLength(1)
    expect((await board({ behindOnly: true, size: 1, page: 2 })).total).toBe(2)
    const before = await testApp.statementsOf(() => board())
    await joinTraining(testApp, made, await testApp.person(), await testApp.person())
    expect(await testApp.statementsOf(() => board())).toBe(before)
  })

  it("[TRN-062] excludes the programme's teachers, and belongs to them and to staff", async () => {
    await joinTraining(testApp, made, teacher)
    expect((await board()).total).toBe(2)
    const ask = (by: Person) =>
      testApp.ask(trainStaffCalls.trainBoard, { trainId: made.trainId }, by)
    expect((await ask(await testApp.person('teacher,normal'))).status).toBe(403)
    expect((await ask(lazy)).status).toBe(403)
    expect((await ask(await testApp.person('schoolAdmin,normal'))).status).toBe(200)
  })
})

describe('a message to students who are behind', () => {
  const key = () => crypto.randomUUID()
  const notify = (by: Person, more: { key?: string } = {}) =>
    testApp.ask(
      messages.messageBehind,
      {
        trainId: made.trainId,
        titles: { en: 'Please catch up', zh: '请跟上进度' },
        contents: { en: 'See me on Friday.', zh: '周五来找我' },
        key: key(),
        ...more,
      },
      by,
    )
  const noticesOf = async (person: Person, language = 'en') => {
    const { body } = await testApp.ask(messages.allCourseMessages, {}, { person, language })
    return body.data?.list.map(({ title, url }) => [title, url])
  }

  it('[TRN-062] [CNT-112] reaches each of them once, however often it is sent, and nobody else', async () => {
    expect((await notify(teacher)).body).toMatchObject({
      code: -2,
      extend: { reason: 'nobodyBehind' },
    })
    await watch(diligent)
    const [, other = ''] = made.chapterSigns
    const dates = { startTime: inMinutes(0).toISOString(), endTime: inMinutes(10).toISOString() }
    const of = { trainId: made.trainId, trainChapterId: other, ...dates }
    await testApp.ask(trainStaffCalls.saveChapterDates, of, teacher)
    testApp.clock.pass(20 * 60)
    const again = { key: key() }
    const answers = await Promise.all([notify(teacher, again), notify(teacher, again)])
    answers.push(await notify(teacher, again))
    const sign = answers[0]?.body.data?.sign
    expect(sign).toMatch(/^[\w-]{22}$/)
    expect(answers.map(({ body }) => body.data)).toEqual(Array(3).fill({ sign, told: 1 }))
    const place = `/trainDetail/${made.trainId}`
    expect(await noticesOf(lazy)).toEqual([['Please catch up', place]])
    expect(await noticesOf(lazy, 'zh')).toEqual([['请跟上进度', place]])
    expect(await noticesOf(diligent)).toEqual([])
    expect((await notify(await testApp.person('teacher,normal'))).status).toBe(403)
    expect(await noticesOf(lazy)).toHaveLength(1)
  })
})
