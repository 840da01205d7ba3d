import { type InputOf, practice, type PracticeRun, type TaughtAssignment } from '@titian/contract'
import type { Person, TestApp } from '../../../testing/test-app.ts'
import { enrol } from '../../courses/index.ts'
import { Classroom, type MadeCourse } from '../../study/factories.ts'
import { giveAssignment, order } from '../factories.ts'

type Change = Partial<InputOf<typeof practice.changeAssignment>>
type Plan = Parameters<typeof giveAssignment>[3]

/** A course with a teacher and a student, for practice assignments. */
export class Given {
  readonly testApp: TestApp
  readonly course: MadeCourse
  readonly teacher: Person
  readonly student: Person

  private constructor(testApp: TestApp, course: MadeCourse, { teacher, student }: Classroom) {
    this.testApp = testApp
    this.course = course
    this.teacher = teacher
    this.student = student
  }

  static async open(testApp: TestApp): Promise<Given> {
    const classroom = await Classroom.open(testApp)
    const course = await classroom.joined({}, [null])
    return new Given(testApp, course, classroom)
  }

  inHours(hours: number): string {
    return new Date(this.testApp.clock.now().getTime() + hours * 3_600_000).toISOString()
  }

  give(plan: Plan = {}): Promise<TaughtAssignment> {
    return giveAssignment(this.testApp, this.teacher, this.course.sign, plan)
  }

  begin({ sign, practice: { idSign } }: TaughtAssignment, by = this.student, more: object = {}) {
    return this.testApp.ask(practice.startRun, { idSign, assignment: sign, ...more }, by)
  }

  async begun(assignment: TaughtAssignment, by = this.student) {
    const { body } = await this.begin(assignment, by)
    if (!body.data) throw new Error(JSON.stringify(body))
    return body.data
  }

  /** Assigns a practice of 20 weeks for teams. */
  giveTeam(plan: Plan = {}): Promise<TaughtAssignment> {
    return this.give({ idSign: 'chain-first-steps', mode: 'team', ...plan })
  }

  make({ sign, practice: { idSign } }: TaughtAssignment, by = this.student, more: object = {}) {
    return this.testApp.ask(practice.makeGame, { idSign, assignment: sign, ...more }, by)
  }

  join(run: PracticeRun, by: Person) {
    return this.testApp.ask(practice.joinGame, { code: run.game?.code ?? '' }, by)
  }

  /** Creates a lobby of the assignment in which these people take seats in order. */
  async lobby(assignment: TaughtAssignment, [maker, ...others]: readonly Person[]) {
    const { body } = await this.make(assignment, maker)
    if (!body.data) throw new Error(JSON.stringify(body))
    for (const one of others) {
      const joined = await this.join(body.data, one)
      if (!joined.body.data) throw new Error(JSON.stringify(joined.body))
    }
    return body.data
  }

  /** Creates a lobby and begins its game. */
  async game(assignment: TaughtAssignment, players: readonly Person[]) {
    const { sign } = await this.lobby(assignment, players)
    const { body } = await this.testApp.ask(practice.beginGame, { sign }, players[0])
    if (!body.data) throw new Error(JSON.stringify(body))
    return body.data
  }

  decide(run: { sign: string }, number: number, week: number, by = this.student) {
    const decisions = [order(week, 4)]
    return this.testApp.ask(practice.decideRun, { sign: run.sign, number, decisions }, by)
  }

  change(assignment: TaughtAssignment, more: Change = {}, by = this.teacher) {
    const { sign, version, mode, attempts, weights, passLine } = assignment
    const { opensAt, dueAt, turnSeconds } = assignment
    const { idSign } = assignment.practice
    const fields = { idSign, mode, attempts, weights, passLine, opensAt, dueAt, turnSeconds }
    return this.testApp.ask(practice.changeAssignment, { sign, version, ...fields, ...more }, by)
  }

  idOf({ sign }: { sign: string }): number {
    return this.testApp.app.deps.signs.open('practiceAssignment', sign) ?? 0
  }

  async own(by = this.student) {
    return (await this.testApp.ask(practice.ownAssignments, {}, by)).body.data ?? []
  }

  extend({ sign }: TaughtAssignment, dueAt: string | null, who = this.student, by = this.teacher) {
    const userSigns = [this.testApp.seal('user', who.userId)]
    return this.testApp.ask(practice.extendAssignment, { sign, userSigns, dueAt }, by)
  }

  async classmate(): Promise<Person> {
    const { testApp, course } = this
    const person = await testApp.person()
    const of = { schoolId: testApp.schoolId, userId: person.userId, courseId: course.courseId }
    await enrol(testApp.db, of, testApp.clock.now())
    return person
  }
}
