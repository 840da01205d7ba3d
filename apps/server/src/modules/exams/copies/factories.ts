import { exams, type InputOf } from '@titian/contract'
import type { Item } from '@titian/exam-items/shape'
import { expect } from 'vitest'
import type { Person, World } from '../../../testing/world.ts'
import { makeCourse, makeTeacher } from '../../courses/factories.ts'
import { enrol } from '../../courses/index.ts'

export const options = (...contents: string[]) =>
  contents.map((content, index) => ({ id: 'abcdefghij'[index]!, content }))

export const choiceItem = (stem: string): Item => ({
  kind: 'single',
  stem,
  options: options('Rail', 'Road', 'River'),
  answer: 'a',
  analysis: 'Because.',
})

/** A course with its teacher and a draft of two questions of the bank, ten points each. */
export class Draft {
  readonly world: World
  readonly teacher: Person
  readonly student: Person
  readonly course: string
  sign = ''
  bank: string[] = []
  readonly #courseId: number

  constructor(world: World, people: { teacher: Person; student: Person }, courseId: number) {
    this.world = world
    this.teacher = people.teacher
    this.student = people.student
    this.#courseId = courseId
    this.course = world.seal('course', courseId)
  }

  static async open(world: World): Promise<Draft> {
    const { schoolId } = world
    const now = world.clock.now()
    const teacher = await world.person('teacher,normal')
    const student = await world.person()
    const { userId } = teacher
    const courseId = await makeCourse(world.db, { schoolId, authorId: userId }, now)
    await makeTeacher(world.db, { schoolId, courseId, userId, master: true })
    await enrol(world.db, { schoolId, userId: student.userId, courseId }, now)
    const draft = new Draft(world, { teacher, student }, courseId)
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
    const { world, course: courseIdSign, teacher } = this
    world.clock.pass(2)
    const question = { item, level: 2 as const, score: 10, courseIdSign, ...values }
    const { body } = await world.ask(exams.questionBankAdd, question, teacher)
    expect(body).toMatchObject({ code: 200 })
    return body.data!.sign
  }

  async examination(
    subjectIdList: string[],
    values: Partial<InputOf<typeof exams.addExamination>> = {},
  ): Promise<string> {
    const { world, course: courseIdSign, teacher } = this
    world.clock.pass(2)
    const plan = { examinationName: 'Unit 1', courseIdSign, totalScore: 20, ...values }
    const examinationId = (await world.ask(exams.addExamination, plan, teacher)).body.data!.sign
    if (subjectIdList.length > 0) {
      const { body } = await world.ask(
        exams.addExamSubject,
        { examinationId, subjectIdList },
        teacher,
      )
      expect(body).toMatchObject({ code: 200 })
    }
    return examinationId
  }

  async release(status: 0 | 1 | 2 = 1, sign = this.sign) {
    this.world.clock.pass(2)
    return (await this.world.ask(exams.updateReleaseStatus, { sign, status }, this.teacher)).body
  }

  async subjects(examinationId = this.sign) {
    const { world, teacher } = this
    return (await world.ask(exams.allExamSubjects, { examinationId }, teacher)).body.data!.list
  }

  async first(examinationId = this.sign) {
    return (await this.subjects(examinationId))[0]!
  }

  async twoList(recordId?: string) {
    const { world, teacher, sign: examinationId } = this
    return (await world.ask(exams.twoList, { examinationId, recordId }, teacher)).body.data!.list
  }

  async bankQuestion(sign = this.bank[0]!) {
    const { world, teacher } = this
    return (await world.ask(exams.questionBankGetById, { sign }, teacher)).body.data!
  }

  /** The content of the first question, in this examination alone. */
  async rewrite(item: Item, version?: number, score?: number, by = this.teacher) {
    const { id, version: newest } = await this.first()
    const change = { id, version: version ?? newest, item, score }
    return (await this.world.ask(exams.updateChoicesCopy, change, by)).body
  }

  async editInBank(item: Item, sign = this.bank[0]!) {
    const { world, teacher, course: courseIdSign } = this
    const { version } = await this.bankQuestion(sign)
    const change = { idSign: sign, version, item, level: 2 as const, score: 10, courseIdSign }
    const { body } = await world.ask(exams.questionBankUpdate, change, teacher)
    expect(body).toMatchObject({ code: 200 })
  }

  async begin(examinationId = this.sign, student = this.student) {
    const { world } = this
    const { body } = await world.ask(exams.addRecord, { examinationId }, student)
    expect(body).toMatchObject({ code: 200 })
    return body.data!.recordId
  }

  async paper(examinationId = this.sign, student = this.student) {
    const { world } = this
    const { body } = await world.ask(exams.getExaminationPaper, { examinationId }, student)
    return body.data!.groups.flatMap(({ children }) => children)
  }
}
