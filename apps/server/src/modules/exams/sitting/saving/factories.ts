import { exams, type Paper } from '@titian/contract'
import { eq } from 'drizzle-orm'
import { enrol } from '../../../courses/index.ts'
import type { Person, TestApp } from '../../../../testing/test-app.ts'
import { makeCourse, makeTeacher } from '../../../courses/factories.ts'
import { makeExam } from '../../factories.ts'
import { attemptAnswers, attemptItems, attempts } from '../../tables.ts'

export interface Written {
  place: number
  answer: string | string[] | boolean | null
  seq?: number
  generation?: number
}

/** Makes a paper that a student of the course has begun, and the calls of its page. */
export async function openClassroom(testApp: TestApp, values: Parameters<typeof makeExam>[3] = {}) {
  const [teacher, student] = [await testApp.person('teacher,normal'), await testApp.person()]
  const { schoolId } = testApp
  const now = () => testApp.clock.now()
  const courseId = await makeCourse(testApp.db, { schoolId, authorId: teacher.userId }, now())
  const lead = { schoolId, courseId, userId: teacher.userId, master: true }
  await makeTeacher(testApp.db, lead)
  const join = (person: Person) =>
    enrol(testApp.db, { schoolId, userId: person.userId, courseId }, now())
  await join(student)
  const place = { schoolId, courseId, authorId: teacher.userId }
  const made = await makeExam(testApp.db, place, now(), values)
  const examinationId = testApp.seal('examination', made.examinationId)
  const subject = (number: number) => testApp.seal('examSubject', made.subjectIds[number] ?? 0)
  const entriesOf = (list: readonly Written[]) =>
    list.map(({ place: number, ...entry }) => ({ unitestingBankId: subject(number), ...entry }))

  const begin = async (holder?: string, as = student) => {
    const { body } = await testApp.ask(exams.addRecord, { examinationId, holder }, as)
    return body.data?.recordId ?? ''
  }
  const open = async (holder?: string, as = student): Promise<Paper> => {
    const { body } = await testApp.ask(exams.getExaminationPaper, { examinationId, holder }, as)
    if (!body.data) throw new Error(`The paper was not answered: ${body.msg}`)
    return body.data
  }
  const save = (recordId: string, list: readonly Written[], holder?: string, as = student) =>
    testApp.ask(
      exams.savePaper,
      { unitestingUserRecordId: recordId, subjectAnswerReqList: entriesOf(list), holder },
      as,
    )
  const submit = (recordId: string, list: readonly Written[] = [], holder?: string) =>
    testApp.ask(
      exams.submit,
      { examinationId, recordId, answerList: entriesOf(list), holder },
      student,
    )
  const sendLate = (recordId: string, list: readonly (Written & { at?: number })[], as = student) =>
    testApp.ask(
      exams.sendLateAnswers,
      { unitestingUserRecordId: recordId, answers: entriesOf(list) },
      as,
    )
  const detail = async (recordId: string, as = teacher) => {
    const { body } = await testApp.ask(exams.byRecordId, { sign: recordId }, as)
    if (!body.data) throw new Error(`The record was not answered: ${body.msg}`)
    return body.data
  }
  const stored = async (number: number) => {
    const rows = await testApp.db
      .select({
        answer: attemptAnswers.answer,
        seq: attemptAnswers.seq,
        generation: attemptAnswers.generation,
        subjectId: attemptItems.examSubjectId,
      })
      .from(attemptAnswers)
      .innerJoin(attemptItems, eq(attemptItems.id, attemptAnswers.attemptItemId))
    return rows.find(({ subjectId }) => subjectId === made.subjectIds[number])
  }
  const attempt = async () => {
    const rows = await testApp.db
      .select()
      .from(attempts)
      .where(eq(attempts.examinationId, made.examinationId))
    const [row] = rows
    if (!row) throw new Error('Nobody has begun.')
    return row
  }
  return {
    teacher,
    student,
    courseId,
    examinationId,
    subject,
    join,
    begin,
    open,
    save,
    submit,
    sendLate,
    detail,
    stored,
    attempt,
  }
}
export type Classroom = Awaited<ReturnType<typeof openClassroom>>
