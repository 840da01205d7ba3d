import { type DataOf, exams } from '@titian/contract'
import { makeCourse, makeTeacher } from '../../apps/server/src/modules/courses/factories.ts'
import { enrol } from '../../apps/server/src/modules/courses/index.ts'
import { openTestApp, type Person, TestClock } from '../../apps/server/src/testing/test-app.ts'
import type { EmptyPlace } from './database.ts'
import { type PaperQuestion, totalOf } from './exam-paper.ts'

/** A course with its students and a question bank, without attempts. */
export interface Hall {
  teacher: Person
  students: Person[]
  courseSign: string
  /** The questions of the bank, in the order of the exam. */
  bank: string[]
}

/** Creates a hall with a database from which a server can start. */
export async function prepareHall(
  place: Pick<EmptyPlace, 'directory' | 'databaseUrl'>,
  paper: readonly PaperQuestion[],
  size: number,
): Promise<Hall> {
  const testApp = await openTestApp({ clock: new TestClock(new Date()), keep: place })
  try {
    const teacher = await testApp.person('teacher,normal')
    const { schoolId, userId } = teacher
    const now = testApp.clock.now()
    const courseId = await makeCourse(testApp.db, { schoolId, authorId: userId }, now)
    await makeTeacher(testApp.db, { schoolId, courseId, userId, master: true })
    const bank: string[] = []
    for (const { item, points } of paper) {
      const question = { item, level: 1 as const, score: points / 100 }
      const { body } = await testApp.ask(exams.questionBankAdd, question, teacher)
      if (!body.data) throw new Error(`A question was refused: ${JSON.stringify(body)}`)
      bank.push(body.data.sign)
    }
    const students: Person[] = []
    for (let number = 0; number < size; number += 1) {
      const student = await testApp.person()
      await enrol(testApp.db, { schoolId, courseId, userId: student.userId }, now)
      students.push(student)
    }
    return { teacher, students, courseSign: testApp.seal('course', courseId), bank }
  } finally {
    await testApp.close()
  }
}

/** Makes a person's call that must succeed. */
async function must<Data>(
  origin: string,
  { token }: Person,
  path: string,
  body: object,
): Promise<Data> {
  const response = await fetch(`${origin}/api/v1${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', language: 'en', cookie: `token=${token}` },
    body: JSON.stringify(body),
  })
  const { ok, msg, data } = (await response.json()) as { ok: boolean; msg: string; data: Data }
  if (!ok) throw new Error(`${path}: ${msg}`)
  return data
}

/** A final examination with the whole exam, released on a running server. */
export async function releaseExamination(
  origin: string,
  { teacher, courseSign, bank }: Hall,
  paper: readonly PaperQuestion[],
  fields: {
    endTime: Date | null
    graceSeconds: number
    examTime?: number
    /**
     * The kind of the examination. 0 is a unit test, in which the clock may stop while the student
     * is away.
     */
    type?: 0 | 1
    clockStops?: boolean
  },
): Promise<string> {
  const ask = <Data>(path: string, body: object) => must<Data>(origin, teacher, path, body)
  const { sign } = await ask<{ sign: string }>(exams.addExamination.path, {
    examinationName: 'Final examination',
    courseIdSign: courseSign,
    totalScore: totalOf(paper),
    type: 1,
    attempts: 1,
    shuffle: true,
    reviewWhen: 'ended',
    ...fields,
    endTime: fields.endTime?.toISOString() ?? null,
  })
  await ask(exams.addExamSubject.path, { examinationId: sign, subjectIdList: bank })
  await ask(exams.updateReleaseStatus.path, { sign, status: 1 })
  return sign
}

/** The question of each subject's sealed id, as the student sees it. */
export async function questionsOf(
  origin: string,
  { teacher }: Hall,
  examinationId: string,
  paper: readonly PaperQuestion[],
): Promise<Map<string, PaperQuestion>> {
  const path = exams.allExamSubjects.path
  const { list } = await must<DataOf<typeof exams.allExamSubjects>>(origin, teacher, path, {
    examinationId,
  })
  const found = new Map<string, PaperQuestion>()
  for (const { id, serialNumber } of list) {
    const question = paper[serialNumber - 1]
    if (question) found.set(id, question)
  }
  if (found.size !== paper.length) throw new Error('The paper lost a question.')
  return found
}

/** The teacher's marks in hundredths of a point, by attempt and question. */
export type TeacherMarks = Map<string, Map<string, number>>

/**
 * The teacher marks each text of all attempts that waits for a mark. Returns the marks by sealed
 * id.
 */
export async function markEverything(
  origin: string,
  { teacher }: Hall,
  examinationId: string,
  random: () => number,
): Promise<TeacherMarks> {
  const ask = <Data>(path: string, body: object) => must<Data>(origin, teacher, path, body)
  const marks: TeacherMarks = new Map()
  const size = 50
  for (let page = 1, left = true; left; page += 1) {
    const { list, total } = await ask<DataOf<typeof exams.findRecordList>>(
      exams.findRecordList.path,
      { examinationId, page, size },
    )
    for (const { recordId } of list) {
      const detail = await ask<DataOf<typeof exams.byRecordId>>(exams.byRecordId.path, {
        sign: recordId,
      })
      const items = detail.items
        .filter(({ waiting }) => waiting)
        .map(({ subjectId, maxScore }) => ({
          subjectId,
          score: Math.floor(random() * (maxScore * 100 + 1)) / 100,
        }))
      if (items.length === 0) continue
      await ask(exams.gradeRecord.path, { recordId, version: detail.version, items })
      marks.set(
        recordId,
        new Map(items.map(({ subjectId, score }) => [subjectId, Math.round(score * 100)])),
      )
    }
    left = page * size < total
  }
  return marks
}
