import { type Correction, exams } from '@titian/contract'
import { asc, eq } from 'drizzle-orm'
import { expect } from 'vitest'
import type { Person, TestApp } from '../../../../testing/test-app.ts'
import { makeCourse, makeTeacher } from '../../../courses/factories.ts'
import { enrol } from '../../../courses/index.ts'
import { type ExamMade, makeExam, oneOfEach } from '../../factories.ts'
import { attemptItems, attempts, examinations } from '../../tables.ts'

type Given = (string | string[] | null)[]
export type SatPaper = { student: Person; recordId: string }

const right = ['a', ['a', 'b'], ['secret-word'], 'true'] as const
export const allRight = [...right.map((answer) => answer as string | string[]), 'My words.']

export const keyOf = (place: number, change: object): Correction => ({
  kind: 'key',
  item: Object.assign({}, oneOfEach[place]!, change),
})

/** A released examination with one question of each kind, to take and to correct. */
export class CorrectedExam {
  readonly testApp: TestApp
  readonly teacher: Person
  readonly courseId: number
  exam: ExamMade

  constructor(testApp: TestApp, teacher: Person, courseId: number, exam: ExamMade) {
    this.testApp = testApp
    this.teacher = teacher
    this.courseId = courseId
    this.exam = exam
  }

  static async open(testApp: TestApp): Promise<CorrectedExam> {
    const { schoolId } = testApp
    const time = testApp.clock.now()
    const teacher = await testApp.person('teacher,normal')
    const { userId } = teacher
    const courseId = await makeCourse(testApp.db, { schoolId, authorId: userId }, time)
    await makeTeacher(testApp.db, { schoolId, courseId, userId, master: true })
    const place = { schoolId, courseId, authorId: userId }
    const exam = await makeExam(testApp.db, place, time, { items: oneOfEach })
    return new CorrectedExam(testApp, teacher, courseId, exam)
  }

  /** Switches to another examination of the course. */
  async turnTo(values: Parameters<typeof makeExam>[3]): Promise<void> {
    const { testApp, courseId, teacher } = this
    const place = { schoolId: testApp.schoolId, courseId, authorId: teacher.userId }
    this.exam = await makeExam(testApp.db, place, testApp.clock.now(), values)
  }

  get sign(): string {
    return this.testApp.seal('examination', this.exam.examinationId)
  }

  subjectSign(place: number): string {
    return this.testApp.seal('examSubject', this.exam.subjectIds[place]!)
  }

  async begin(): Promise<SatPaper> {
    const { testApp, courseId, sign } = this
    const student = await testApp.person()
    const { schoolId } = testApp
    await enrol(testApp.db, { schoolId, userId: student.userId, courseId }, testApp.clock.now())
    const { body } = await testApp.ask(exams.addRecord, { examinationId: sign }, student)
    return { student, recordId: body.data!.recordId }
  }

  submit({ student, recordId }: SatPaper, answers: Given) {
    const answerList = answers.map((answer, place) => ({
      unitestingBankId: this.subjectSign(place),
      answer: answer ?? undefined,
    }))
    const input = { examinationId: this.sign, recordId, answerList }
    return this.testApp.ask(exams.submit, input, student)
  }

  /** Hands in a paper with these answers. With `byHand` the explanation gets these points. */
  async sat(answers: Given, byHand?: number): Promise<SatPaper> {
    const paper = await this.begin()
    expect((await this.submit(paper, answers)).body.code).toBe(200)
    // An empty answer already has its mark.
    if (byHand !== undefined && answers[4] !== null) await this.mark(paper.recordId, byHand)
    return paper
  }

  async mark(recordId: string, score: number): Promise<void> {
    const { testApp, teacher } = this
    const { body } = await testApp.ask(exams.byRecordId, { sign: recordId }, teacher)
    const items = [{ subjectId: this.subjectSign(4), score, comment: '' }]
    const { version } = body.data!
    const graded = await testApp.ask(exams.gradeRecord, { recordId, version, items }, teacher)
    expect(graded.body.code).toBe(200)
  }

  preview(place: number, correction: Correction, by = this.teacher) {
    const question = { examinationId: this.sign, subjectId: this.subjectSign(place) }
    const input = { ...question, correction, page: 1, size: 20 }
    return this.testApp.ask(exams.previewRegrade, input, by)
  }

  apply(place: number, correction: Correction, digest: string, by = this.teacher) {
    const question = { examinationId: this.sign, subjectId: this.subjectSign(place) }
    const reason = 'The key was wrong.'
    const input = { ...question, correction, digest, reason, page: 1, size: 20 }
    return this.testApp.ask(exams.applyRegrade, input, by)
  }

  async correct(place: number, correction: Correction) {
    const { body } = await this.preview(place, correction)
    const applied = await this.apply(place, correction, body.data!.digest)
    expect(applied.body).toMatchObject({ code: 200 })
    return applied.body.data!
  }

  undo(regradeId: string, reason = 'It was right after all.') {
    return this.testApp.ask(exams.undoRegrade, { regradeId, reason }, this.teacher)
  }

  paperRows() {
    return this.testApp.db
      .select({
        state: attempts.state,
        score: attempts.score,
        waiting: attempts.waiting,
        item: attemptItems.id,
        version: attemptItems.questionVersionId,
        points: attemptItems.points,
        itemScore: attemptItems.score,
        isRight: attemptItems.isRight,
        itemWaits: attemptItems.waiting,
      })
      .from(attempts)
      .innerJoin(attemptItems, eq(attemptItems.attemptId, attempts.id))
      .where(eq(attempts.examinationId, this.exam.examinationId))
      .orderBy(asc(attemptItems.id))
  }

  async total(): Promise<number | undefined> {
    const isThis = eq(examinations.id, this.exam.examinationId)
    const [row] = await this.testApp.db.select().from(examinations).where(isThis)
    return row?.total
  }

  async scoreOf(recordId: string): Promise<number | null> {
    const id = this.testApp.app.deps.signs.open('attempt', recordId)!
    return (await this.testApp.db.select().from(attempts).where(eq(attempts.id, id)))[0]!.score
  }
}
