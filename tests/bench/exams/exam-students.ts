import { Agent } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { type DataOf, exams } from '@titian/contract'
import type { ItemAnswer } from '@titian/exam-items/shape'
import { connect } from '../../../apps/server/src/testing/socket-client.ts'
import type { Person } from '../../../apps/server/src/testing/test-app.ts'
import type { PaperQuestion } from '../../support/exam-paper.ts'
import { type ExamPlan, momentsOf, type Phase } from './exam-plan.ts'
import { type Send, sender } from '../load.ts'

export interface Timed {
  /** Milliseconds from the time that the student intended to the response. */
  times: number[]
  failed: number
}

export interface AcknowledgedAnswer {
  seq: number
  answer: ItemAnswer
}

export interface Sat {
  timed: Record<Phase, Timed>
  /** The newest acknowledged answer, by user and question. */
  acknowledged: Map<number, Map<string, AcknowledgedAnswer>>
  /** Unsuccessful responses and their number. */
  failures: Map<string, number>
  /** Number of pages on the live channel. */
  sockets: number
}

interface Examination {
  origin: string
  examinationId: string
  questions: ReadonlyMap<string, PaperQuestion>
  plan: ExamPlan
}

const answersInOneSave = 2

/** Milliseconds in which an exam usually opens; the student's plan is counted from the click. */
const usualOpening = 800

class Load {
  readonly sat: Sat = {
    timed: {
      start: { times: [], failed: 0 },
      save: { times: [], failed: 0 },
      submit: { times: [], failed: 0 },
    },
    acknowledged: new Map(),
    failures: new Map(),
    sockets: 0,
  }
  private readonly examination: Examination
  private readonly send: Send
  private readonly began = performance.now()

  constructor(examination: Examination, send: Send) {
    this.examination = examination
    this.send = send
  }

  private async until(moment: number) {
    await sleep(Math.max(0, moment - (performance.now() - this.began)))
  }

  private async call<Data>({ token }: Person, path: string, body: object): Promise<Data> {
    const { status, text } = await this.send({
      method: 'POST',
      path: `/api/v1${path}`,
      token,
      body,
    })
    if (status === 200) return JSON.parse(text).data as Data
    throw new Error(`${status} ${path}`)
  }

  /**
   * Runs a step at its time. If the student's previous request is not finished yet, the wait counts
   * as a part of this step.
   */
  private async timed<Result>(
    phase: Phase,
    moment: number,
    run: () => Promise<Result>,
  ): Promise<Result | undefined> {
    await this.until(moment)
    const { times } = this.sat.timed[phase]
    try {
      const result = await run()
      times.push(performance.now() - this.began - moment)
      return result
    } catch (error) {
      const text = error instanceof Error ? error.message : String(error)
      this.sat.timed[phase].failed += 1
      this.sat.failures.set(text, (this.sat.failures.get(text) ?? 0) + 1)
      return undefined
    }
  }

  private async listen({ token }: Person) {
    const opened = await connect(Number(new URL(this.examination.origin).port), {
      cookies: { token },
    })
    if (typeof opened === 'number') return
    this.sat.sockets += 1
    opened.socket.on('close', () => undefined)
    this.leaving.push(() => opened.socket.terminate())
  }
  private readonly leaving: (() => void)[] = []

  /** From the click on "Start" to the open exam: two calls. */
  private async start(person: Person, holder: string) {
    const { examinationId } = this.examination
    const ask = { examinationId, holder }
    const { recordId } = await this.call<{ recordId: string }>(person, exams.addRecord.path, ask)
    const path = exams.getExaminationPaper.path
    const paper = await this.call<DataOf<typeof exams.getExaminationPaper>>(person, path, ask)
    const items = paper.groups.flatMap(({ children }) => children)
    return { recordId, items: items.map(({ unitestingBankId }) => unitestingBankId) }
  }

  async sit(person: Person, at: number): Promise<void> {
    const { plan, questions, examinationId } = this.examination
    const { begin, saves, submit } = momentsOf(plan, at)
    const holder = `tab-of-${person.userId}`
    const acknowledged = new Map<string, AcknowledgedAnswer>()
    this.sat.acknowledged.set(person.userId, acknowledged)
    const paper = await this.timed('start', begin, () => this.start(person, holder))
    if (!paper) return
    const { recordId, items } = paper
    // A student cannot write before the exam is open. If it opens late, the saves are late by the
    // same time.
    const late = Math.max(0, performance.now() - this.began - begin - usualOpening)
    void this.listen(person).catch(() => undefined)
    let seq = 0
    const entry = (number: number) => {
      seq += 1
      const item = items[(at + number) % items.length] ?? ''
      const answers = questions.get(item)?.answers ?? []
      const [answer = null] = answers[(at + seq) % Math.max(1, answers.length)] ?? []
      return { unitestingBankId: item, answer, seq }
    }
    for (const [number, moment] of saves.entries()) {
      const entries = Array.from({ length: answersInOneSave }, (_, place) =>
        entry(number * answersInOneSave + place),
      )
      const saved = await this.timed('save', moment + late, () =>
        this.call<DataOf<typeof exams.savePaper>>(person, exams.savePaper.path, {
          unitestingUserRecordId: recordId,
          countDown: null,
          subjectAnswerReqList: entries,
          holder,
        }),
      )
      const sent = new Map(entries.map((one) => [one.unitestingBankId, one]))
      for (const one of saved?.saved ?? []) {
        const entryOf = sent.get(one.unitestingBankId)
        if (entryOf)
          acknowledged.set(one.unitestingBankId, { seq: one.seq, answer: entryOf.answer })
      }
    }
    await this.timed('submit', submit, () =>
      this.call(person, exams.submit.path, { examinationId, recordId, answerList: [], holder }),
    )
  }

  leave() {
    for (const leave of this.leaving) leave()
  }
}

/**
 * Lets all students take the examination as planned. Each student has connections of their own,
 * like a browser.
 */
export async function sitExamination(
  examination: Examination,
  students: readonly Person[],
): Promise<Sat> {
  const agent = new Agent({ keepAlive: true, maxSockets: Number.POSITIVE_INFINITY })
  const load = new Load(examination, sender(examination.origin, agent))
  await Promise.all(students.map((person, at) => load.sit(person, at)))
  load.leave()
  agent.destroy()
  return load.sat
}
