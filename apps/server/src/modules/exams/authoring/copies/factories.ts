import { exams, type InputOf } from '@titian/contract'
import type { Item } from '@titian/exam-items/shape'
import { expect } from 'vitest'
import type { Person, TestApp } from '../../../../testing/test-app.ts'
import { makeCourse, makeTeacher } from '../../../courses/factories.ts'
import { enrol } from '../../../courses/index.ts'

export const options = (...contents: string[]) =>
  contents.map((content, index) => ({ id: 'abcdefghij'[index]!, content }))

export const choiceItem = (stem: string): Item => ({
  kind: 'single',
  stem,
  options: options('Rail', 'Road', 'River'),
  answer: 'a',
  analysis: 'Because.',
})

/** A course with its teacher, and a draft with two questions of the bank worth ten points each. */
export class Draft {
  readonly testApp: TestApp
  readonly teacher: Person
  readonly student: Person
  readonly course: string
  sign = ''
  bank: string[] = []
  readonly #courseId: number

  constructor(testApp: TestApp, people: { teacher: Person; student: Person }, courseId: number) {
    this.testApp = testApp
    this.teacher = people.teacher
    this.student = people.student
    this.#courseId = courseId
    this.course = testApp.seal('course', courseId)
  }

  static async open(testApp: TestApp): Promise<Draft> {
    const { schoolId } = testApp
    const now = testApp.clock.now()
    const teacher = await testApp.person('teacher,normal')
    const student = await testApp.person()
    const { userId } = teacher
    const courseId = await makeCourse(testApp.db, { schoolId, authorId: userId }, now)
    await makeTeacher(testApp.db, { schoolId, courseId, userId, master: true })
    await enrol(testApp.db, { schoolId, userId: student.userId, courseId }, now)
    const draft = new Draft(testApp, { teacher, student }, courseId)
    draft.bank = [
      await draft.add(choiceItem('Which way?')),
      await draft.add({ kind: 'judge', stem: 'Is it so?', answer: true, analysis: '' }),
    ]
    draft.sign = await draft.examination(draft.bank)
    return draft
  }

  get courseId(): number {
    return this.#courseId
  }

  async add(item: Item, values: Partial<InputOf<typeof exams.questionBankAdd>> = {}) {
    const { testApp, course: courseIdSign, teacher } = this
    testApp.clock.pass(2)
    const question = { item, level: 2 as const, score: 10, courseIdSign, ...values }
    const { body } = await testApp.ask(exams.questionBankAdd, question, teacher)
    expect(body).toMatchObject({ code: 200 })
    return body.data!.sign
  }

  async examination(
    subjectIdList: string[],
    values: Partial<InputOf<typeof exams.addExamination>> = {},
  ): Promise<string> {
    const { testApp, course: courseIdSign, teacher } = this
    testApp.clock.pass(2)
    const plan = { examinationName: 'Unit 1', courseIdSign, totalScore: 20, ...values }
    const examinationId = (await testApp.ask(exams.addExamination, plan, teacher)).body.data!.sign
    if (subjectIdList.length > 0) {
      const { body } = await testApp.ask(
        exams.addExamSubject,
        { examinationId, subjectIdList },
        teacher,
      )
      expect(body).toMatchObject({ code: 200 })
    }
    return examinationId
  }

  async release(status: 0 | 1 | 2 = 1, sign = this.sign) {
    this.testApp.clock.pass(2)
    return (await this.testApp.ask(exams.updateReleaseStatus, { sign, status }, this.teacher)).body
  }

  async subjects(examinationId = this.sign) {
    const { testApp, teacher } = this
    return (await testApp.ask(exams.allExamSubjects, { examinationId }, teacher)).body.data!.list
  }

  async first(examinationId = this.sign) {
    return (await this.subjects(examinationId))[0]!
  }

  async twoList(recordId?: string) {
    const { testApp, teacher, sign: examinationId } = this
    return (await testApp.ask(exams.twoList, { examinationId, recordId }, teacher)).body.data!.list
  }

  async bankQuestion(sign = this.bank[0]!) {
    const { testApp, teacher } = this
    return (await testApp.ask(exams.questionBankGetById, { sign }, teacher)).body.data!
  }

  /** Changes the content of the first question in this examination only. */
  async rewrite(item: Item, version?: number, score?: number, by = this.teacher) {
    const { id, version: newest } = await this.first()
    const change = { id, version: version ?? newest, item, score }
    return (await this.testApp.ask(exams.updateChoicesCopy, change, by)).body
  }

  async editInBank(item: Item, sign = this.bank[0]!) {
    const { testApp, teacher, course: courseIdSign } = this
    const { version } = await this.bankQuestion(sign)
    const change = { idSign: sign, version, item, level: 2 as const, score: 10, courseIdSign }
    const { body } = await testApp.ask(exams.questionBankUpdate, change, teacher)
    expect(body).toMatchObject({ code: 200 })
  }

  async begin(examinationId = this.sign, student = this.student) {
    const { testApp } = this
    const { body } = await testApp.ask(exams.addRecord, { examinationId }, student)
    expect(body).toMatchObject({ code: 200 })
    return body.data!.recordId
  }

  async paper(examinationId = this.sign, student = this.student) {
    const { testApp } = this
    const { body } = await testApp.ask(exams.getExaminationPaper, { examinationId }, student)
    return body.data!.groups.flatMap(({ children }) => children)
  }
}
