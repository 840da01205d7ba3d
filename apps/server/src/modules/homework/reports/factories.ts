import { homework, type PracticeKey } from '@titian/contract'
import type { Person, TestApp } from '../../../testing/test-app.ts'
import { Classroom, type MadeCourse } from '../../study/factories.ts'
import { makeWork } from '../factories.ts'
import { signatureOf } from './signature.ts'

export interface MadeKey {
  key: PracticeKey
  secret: string
}

export async function makeKey(testApp: TestApp, staff: Person, origin: string): Promise<MadeKey> {
  const input = { name: `Lab ${(made += 1)}`, origin }
  const { body } = await testApp.ask(homework.makePracticeKey, input, staff)
  if (!body.data) throw new Error(JSON.stringify(body))
  return body.data
}

let made = 0

interface Sending extends MadeKey {
  /** Seconds by which the clock of the outside system is wrong. */
  off?: number
  host?: string
  /** Replaces the correct signature header. */
  signature?: string
  address?: string
}

/** A course with a practical task, and the outside system in which students do this task. */
export class Lab {
  readonly testApp: TestApp
  readonly course: MadeCourse
  readonly teacher: Person
  readonly student: Person
  readonly staff: Person
  /** The sealed id of the task, which has 50 points. */
  readonly task: string
  readonly made: MadeKey

  private constructor(
    testApp: TestApp,
    {
      course,
      people,
    }: { course: MadeCourse; people: Record<'teacher' | 'student' | 'staff', Person> },
    { task, made: key }: { task: string; made: MadeKey },
  ) {
    this.testApp = testApp
    this.course = course
    this.teacher = people.teacher
    this.student = people.student
    this.staff = people.staff
    this.task = task
    this.made = key
  }

  static async open(testApp: TestApp): Promise<Lab> {
    const classroom = await Classroom.open(testApp)
    const course = await classroom.joined({}, [null])
    const { teacher, student } = classroom
    const staff = await testApp.person('schoolAdmin')
    const key = await makeKey(testApp, staff, `https://lab${(made += 1)}.example`)
    const task = await makeWork(testApp, teacher, course.sign, {
      resourcesType: 4,
      taskNumber: 33,
      points: 50,
      passLine: 30,
      link: `${key.key.origin}/game?level=2`,
    })
    return new Lab(testApp, { course, people: { teacher, student, staff } }, { task, made: key })
  }

  /**
   * Returns the values of a report about the task and the student. `more` replaces some of them.
   */
  values(more: Record<string, unknown> = {}): Record<string, unknown> {
    return {
      userId: this.testApp.seal('user', this.student.userId),
      taskId: this.task,
      userScore: 80,
      runId: 'run 1',
      time: this.testApp.clock.now().toISOString(),
      ...more,
    }
  }

  async send(values: unknown, more: Partial<Sending> = {}) {
    const {
      key,
      secret,
      off = 0,
      host = 'localhost',
      signature,
      address,
    } = { ...this.made, ...more }
    const raw = typeof values === 'string' ? values : JSON.stringify(values)
    const time = Math.floor(this.testApp.clock.now().getTime() / 1000) + off
    const right = `t=${time},v1=${signatureOf(secret, time, Buffer.from(raw))}`
    const answer = await this.testApp.app.http.inject({
      method: 'POST',
      url: '/api/v1/practice/report',
      headers: {
        host,
        'content-type': 'application/json',
        'titian-key': key.code,
        'titian-signature': signature ?? right,
      },
      remoteAddress: address ?? '203.0.113.7',
      payload: raw,
    })
    return { status: answer.statusCode, body: answer.json<ReportBody>() }
  }
}

interface ReportBody {
  ok: boolean
  code: number
  msg: string
  data: unknown
  extend?: { reason?: string; fields?: Record<string, string>; tasks?: string }
}
