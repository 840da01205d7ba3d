import { randomUUID } from 'node:crypto'
import {
  evaluations,
  type InputOf,
  type ParsedOf,
  practice,
  type Rubric,
  type TaughtAssignment,
} from '@titian/contract'
import { and, eq } from 'drizzle-orm'
import type { Person, TestApp } from '../../testing/test-app.ts'
import { Given } from '../practice/assignments/factories.ts'
import { gatherEnded } from './overview/gathering.ts'
import { assessments } from './tables.ts'

const levels = [
  { percent: 0, names: { en: 'Not yet', zh: '尚未达到', my: 'Belum' }, texts: {} },
  { percent: 60, names: { en: 'Competent', zh: '合格', my: 'Cekap' }, texts: {} },
  { percent: 100, names: { en: 'Excellent', zh: '优秀', my: 'Cemerlang' }, texts: {} },
]

type Fields = Omit<ParsedOf<typeof evaluations.saveRubric>, 'sign' | 'version'>

/**
 * Returns the form of a rubric for the beer game: the program rates the service, the teacher the
 * reasons.
 */
export const rubricForm = (changes: Partial<Fields> = {}): Fields => ({
  key: randomUUID(),
  names: { en: 'A calm chain', zh: '平稳的供应链', my: 'Rantaian yang tenang' },
  kind: 'supply-chain',
  criteria: [
    {
      key: 'service',
      names: { en: 'Customers are served', zh: '满足顾客需求', my: 'Pelanggan dilayan' },
      weight: 60,
      source: 'machine',
      evidence: 'service',
      levels,
    },
    {
      key: 'reasons',
      names: { en: 'Decisions have reasons', zh: '决策有理由', my: 'Keputusan bersebab' },
      weight: 40,
      source: 'teacher',
      evidence: '',
      levels,
    },
  ],
  gates: [],
  ...changes,
})

export async function makeRubric(
  testApp: TestApp,
  by: Person,
  changes: Partial<Fields> = {},
): Promise<Rubric> {
  const { body } = await testApp.ask(evaluations.saveRubric, rubricForm(changes), by)
  if (!body.data) throw new Error(body.msg)
  return body.data
}

export async function publishedRubric(
  testApp: TestApp,
  by: Person,
  changes: Partial<Fields> = {},
): Promise<Rubric> {
  const { sign, version } = await makeRubric(testApp, by, changes)
  const { body } = await testApp.ask(evaluations.publishRubric, { sign, version }, by)
  if (!body.data) throw new Error(body.msg)
  return body.data
}

/** A practice of a course whose runs are rated by a rubric. */
export class Rated {
  readonly given: Given
  readonly assignment: TaughtAssignment
  readonly rubric: Rubric

  private constructor(given: Given, assignment: TaughtAssignment, rubric: Rubric) {
    this.given = given
    this.assignment = assignment
    this.rubric = rubric
  }

  /** Criteria and gates in `changes` replace those of the usual rubric. */
  static async open(testApp: TestApp, changes: Partial<Fields> = {}): Promise<Rated> {
    const given = await Given.open(testApp)
    const assignment = await given.give({ attempts: 5 })
    const rubric = await publishedRubric(testApp, given.teacher, changes)
    const rated = new Rated(given, assignment, rubric)
    await rated.choose(rubric.sign, 0)
    return rated
  }

  get testApp(): TestApp {
    return this.given.testApp
  }

  get teacher(): Person {
    return this.given.teacher
  }

  get student(): Person {
    return this.given.student
  }

  choose(rubric: string | null, version: number, by = this.teacher) {
    const input = { assignment: this.assignment.sign, rubric, version }
    return this.testApp.ask(evaluations.chooseRubric, input, by)
  }

  /** Makes assessments for the ended runs, as the job does. */
  gather(): Promise<void> {
    return gatherEnded(this.testApp.db, this.testApp.clock.now())
  }

  /**
   * Plays a run of the person to its end and makes its assessment. Returns the sealed id of the
   * assessment.
   */
  async played(by = this.student): Promise<string> {
    const run = await this.given.begun(this.assignment, by)
    await this.testApp.ask(practice.submitRun, { sign: run.sign }, by)
    await this.gather()
    const row = await this.rowOf(by)
    return this.testApp.seal('assessment', row.id)
  }

  /** Reads the row of the assessment of a person. */
  async rowOf(by = this.student) {
    const [row] = await this.testApp.db
      .select()
      .from(assessments)
      .where(and(eq(assessments.schoolId, by.schoolId), eq(assessments.userId, by.userId)))
    if (!row) throw new Error('The person has no assessment.')
    return row
  }

  rate(
    sign: string,
    version: number,
    ratings: InputOf<typeof evaluations.rateAssessment>['ratings'],
    by = this.teacher,
  ) {
    return this.testApp.ask(evaluations.rateAssessment, { sign, version, ratings }, by)
  }

  release(by = this.teacher) {
    const { sign: assignment } = this.assignment
    return this.testApp.ask(evaluations.releaseEvaluation, { assignment }, by)
  }

  read(by = this.teacher) {
    const { sign: assignment } = this.assignment
    return this.testApp.ask(evaluations.evaluationOf, { assignment }, by)
  }

  rows(by = this.teacher, state?: InputOf<typeof evaluations.evaluationRows>['state']) {
    const { sign: assignment } = this.assignment
    return this.testApp.ask(
      evaluations.evaluationRows,
      { assignment, page: 1, size: 50, state },
      by,
    )
  }
}
