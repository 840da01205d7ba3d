import { notes, notesPerCourse, notesPerPerson } from '@titian/contract'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openTestApp, type Person, type TestApp } from '../../testing/test-app.ts'
import { Classroom, type MadeCourse } from '../study/factories.ts'
import { courseNotes } from './tables.ts'

let testApp: TestApp
let classroom: Classroom
let course: MadeCourse
let keys = 0

beforeAll(async () => {
  testApp = await openTestApp()
}, 90_000)
afterAll(() => testApp.close())
beforeEach(async () => {
  classroom = await Classroom.open(testApp)
  course = await classroom.joined()
})

const add = (by: Person, fields: object = {}) =>
  testApp.ask(
    notes.addNote,
    {
      videoIdSign: course.lessonSigns[0] ?? '',
      second: 12,
      content: 'Mark',
      key: `test-key-${(keys += 1)}`,
      ...fields,
    },
    by,
  )
const listed = async (by: Person, fields: object = {}) =>
  (await testApp.ask(notes.listNotes, { courseIdSign: course.sign, ...fields }, by)).body
const rowsOf = (by: Person) =>
  testApp.db.select().from(courseNotes).where(eq(courseNotes.authorId, by.userId))

describe('a note', () => {
  it('[CRS-200] belongs to a second of a lesson, is listed by time, changed and deleted', async () => {
    await add(classroom.student, {
      videoIdSign: course.lessonSigns[1],
      second: 5,
      content: 'Third',
    })
    await add(classroom.student, { second: 40, content: 'Second' })
    const first = (await add(classroom.student, { second: 7, content: ' <b>First</b> ' })).body.data
    const { data } = await listed(classroom.student)
    expect(data?.list.map(({ number, second, content }) => [number, second, content])).toEqual([
      ['1.1', 7, '<b>First</b>'],
      ['1.1', 40, 'Second'],
      ['1.2', 5, 'Third'],
    ])
    const own = await listed(classroom.student, { videoIdSign: course.lessonSigns[1] })
    expect(own.data?.list.map(({ content }) => content)).toEqual(['Third'])
    const sign = first?.sign ?? ''
    await testApp.ask(notes.changeNote, { sign, content: 'Better' }, classroom.student)
    expect((await listed(classroom.student)).data?.list[0]?.content).toBe('Better')
    expect((await testApp.ask(notes.removeNote, { sign }, classroom.student)).body.ok).toBe(true)
    expect((await listed(classroom.student)).data?.total).toBe(2)
    expect((await testApp.ask(notes.removeNote, { sign }, classroom.student)).status).toBe(404)
  })

  it('[CRS-200] has 1 to 1000 characters and lies within its lesson', async () => {
    for (const content of ['', '   ', 'x'.repeat(1001)])
      expect((await add(classroom.student, { content })).body.code).toBe(-2)
    expect((await add(classroom.student, { second: -1 })).body.code).toBe(-2)
    await add(classroom.student, { second: 5000, content: 'x'.repeat(1000) })
    expect(await rowsOf(classroom.student)).toMatchObject([{ second: 100 }])
  })

  it('[CRS-200] is visible to its author only: teachers, staff, other people and other schools find nothing', async () => {
    const sign = (await add(classroom.student)).body.data?.sign ?? ''
    const staff = await testApp.person('schoolAdmin,normal')
    const stranger = await testApp.person('student,normal', testApp.otherSchoolId)
    for (const other of [classroom.teacher, staff, stranger]) {
      const changed = await testApp.ask(notes.changeNote, { sign, content: 'Mine' }, other)
      expect(changed.status).toBe(404)
      expect((await testApp.ask(notes.removeNote, { sign }, other)).status).toBe(404)
    }
    expect((await listed(classroom.teacher)).data?.total).toBe(0)
    const abroad = { courseIdSign: course.sign }
    expect((await testApp.ask(notes.listNotes, abroad, stranger)).status).toBe(404)
    expect((await add(await testApp.person())).body).toMatchObject({
      code: -6,
      extend: { reason: 'joinFirst' },
    })
    expect(await rowsOf(classroom.student)).toMatchObject([{ content: 'Mark' }])
  })

  it('[CRS-200] is added once, however often its request is repeated', async () => {
    const key = 'the-same-key'
    const tries = await Promise.all([
      add(classroom.student, { key }),
      add(classroom.student, { key }),
    ])
    expect(new Set(tries.map(({ body }) => body.data?.sign)).size).toBe(1)
    expect(await rowsOf(classroom.student)).toHaveLength(1)
  })

  it('[CRS-201] is refused above 500 in a course and 3,000 of a person', async () => {
    const fill = (count: number, courseId: number) =>
      testApp.db.execute(sql`
        insert into course_notes (school_id, course_id, lesson_id, author_id, key, second, content, created_at, updated_at)
        select ${testApp.schoolId}::bigint, ${courseId}::bigint, ${course.lessonIds[0]}::bigint, ${classroom.student.userId}::bigint, gen_random_uuid()::text, 1, 'x', now(), now()
        from generate_series(1, ${count}::int)`)
    await fill(notesPerCourse - 1, course.courseId)
    expect((await add(classroom.student)).body.ok).toBe(true)
    expect((await add(classroom.student)).body).toMatchObject({
      code: -3,
      extend: { reason: 'notesOfCourseFull' },
    })
    expect((await listed(classroom.student, { size: notesPerCourse })).data?.list).toHaveLength(
      notesPerCourse,
    )
    const other = await classroom.joined()
    await fill(notesPerPerson - notesPerCourse, (await classroom.course()).courseId)
    expect(
      (await add(classroom.student, { videoIdSign: other.lessonSigns[0] })).body,
    ).toMatchObject({
      code: -3,
      extend: { reason: 'notesFull' },
    })
  })
})
