import { type Correction, exams } from '@titian/contract'
import { asc, eq } from 'drizzle-orm'
import { expect } from 'vitest'
import type { Person, World } from '../../../testing/world.ts'
import { makeCourse, makeTeacher } from '../../courses/factories.ts'
import { enrol } from '../../courses/index.ts'
import { type ExamMade, makeExam, oneOfEach } from '../factories.ts'
import { attemptItems, attempts, examinations } from '../tables.ts'

type Given = (string | string[] | null)[]
export type SatPaper = { student: Person; recordId: string }

const right = ['a', ['a', 'b'], ['secret-word'], 'true'] as const
export const allRight = [...right.map((answer) => answer as string | string[]), 'My words.']

export const keyOf = (place: number, change: object): Correction => ({
  kind: 'key',
  item: Object.assign({}, oneOfEach[place]!, change),
})

/** A released examination with one question of each kind, to be sat and corrected. */
export class CorrectedExam {
  readonly world: World
  readonly teacher: Person
  readonly courseId: number
  exam: ExamMade

  constructor(world: World, teacher: Person, courseId: number, exam: ExamMade) {
    this.world = world
    this.teacher = teacher
    this.courseId = courseId
    this.exam = exam
  }

  static async open(world: World): Promise<CorrectedExam> {
    const { schoolId } = world
    const at = world.clock.now()
    const teacher = await world.person('teacher,normal')
    const { userId } = teacher
    const courseId = await makeCourse(world.db, { schoolId, authorId: userId }, at)
    await makeTeacher(world.db, { schoolId, courseId, userId, master: true })
    const place = { schoolId, courseId, authorId: userId }
    const exam = await makeExam(world.db, place, at, { items: oneOfEach })
    return new CorrectedExam(world, teacher, courseId, exam)
  }

  /** From now on another examination of the course. */
  async turnTo(values: Parameters<typeof makeExam>[3]): Promise<void> {
    const { world, courseId, teacher } = this
    const place = { schoolId: world.schoolId, courseId, authorId: teacher.userId }
    this.exam = await makeExam(world.db, place, world.clock.now(), values)
  }

  get sign(): string {
    return this.world.seal('examination', this.exam.examinationId)
  }

  subjectSign(place: number): string {
    return this.world.seal('examSubject', this.exam.subjectIds[place]!)
  }

  async begin(): Promise<SatPaper> {
    const { world, courseId, sign } = this
    const student = await world.person()
    const { schoolId } = world
    await enrol(world.db, { schoolId, userId: student.userId, courseId }, world.clock.now())
    const { body } = await world.ask(exams.addRecord, { examinationId: sign }, student)
    return { student, recordId: body.data!.recordId }
  }

  submit({ student, recordId }: SatPaper, answers: Given) {
    const answerList = answers.map((answer, place) => ({
      unitestingBankId: this.subjectSign(place),
      answer: answer ?? undefined,
    }))
    const input = { examinationId: this.sign, recordId, answerList }
    return this.world.ask(exams.submit, input, student)
  }

  /** A paper with these answers, handed in; the explanation gets its points where some are given. */
  async sat(answers: Given, byHand?: number): Promise<SatPaper> {
    const paper = await this.begin()
    expect((await this.submit(paper, answers)).body.code).toBe(200)
    // What was left empty has its mark already.
    if (byHand !== undefined && answers[4] !== null) await this.mark(paper.recordId, byHand)
    return paper
  }

  async mark(recordId: string, score: number): Promise<void> {
    const { world, teacher } = this
    const { body } = await world.ask(exams.byRecordId, { sign: recordId }, teacher)
    const items = [{ subjectId: this.subjectSign(4), score, comment: '' }]
    const { version } = body.data!
    const graded = await world.ask(exams.gradeRecord, { recordId, version, items }, teacher)
    expect(graded.body.code).toBe(200)
  }

  preview(place: number, correction: Correction, by = this.teacher) {
    const question = { examinationId: this.sign, subjectId: this.subjectSign(place) }
    const input = { ...question, correction, page: 1, size: 20 }
    return this.world.ask(exams.previewRegrade, input, by)
  }

  apply(place: number, correction: Correction, digest: string, by = this.teacher) {
    const question = { examinationId: this.sign, subjectId: this.subjectSign(place) }
    const reason = 'The key was wrong.'
    const input = { ...question, correction, digest, reason, page: 1, size: 20 }
    return this.world.ask(exams.applyRegrade, input, by)
  }

  async correct(place: number, correction: Correction) {
    const { body } = await this.preview(place, correction)
    const applied = await this.apply(place, correction, body.data!.digest)
    expect(applied.body).toMatchObject({ code: 200 })
    return applied.body.data!
  }

  undo(regradeId: string, reason = 'It was right after all.') {
    return this.world.ask(exams.undoRegrade, { regradeId, reason }, this.teacher)
  }

  paperRows() {
    return this.world.db
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
    const [row] = await this.world.db.select().from(examinations).where(isThis)
    return row?.total
  }

  async scoreOf(recordId: string): Promise<number | null> {
    const id = this.world.app.around.signs.open('attempt', recordId)!
    return (await this.world.db.select().from(attempts).where(eq(attempts.id, id)))[0]!.score
  }
}
