import { exams } from '@titian/contract'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { prepareClassroom, type Sitting } from '../support/classroom.ts'
import type { EmptyPlace } from '../support/database.ts'
import { migratedPlace } from '../support/migrated-place.ts'
import { freePort, type RunningServer, startServer } from '../support/server.ts'
import { pause, post } from './class-at-work.ts'
import { howOften, printFigures, timeLimit } from './figures.ts'

const students = 5
const kills = howOften(100, 2, 3)
/**
 * The number of acknowledged answers before a kill, and the milliseconds that follow. Both are
 * random.
 */
const savesBefore = { least: 8, spread: 20 }
const extraTime = 120
const roundLimit = 20_000

let place: EmptyPlace
let sittings: Sitting[]
let port: number

beforeAll(async () => {
  place = await migratedPlace()
  sittings = await prepareClassroom(place, students)
  port = await freePort()
}, 120_000)
afterAll(() => place.remove())

interface Child {
  unitestingBankId: string
  value: unknown
  seq: number
}

interface Paper {
  groups: { children: Child[] }[]
}

interface Saved {
  saved: { unitestingBankId: string; seq: number }[]
}

/** One of a student's two devices. It numbers its answers on from the last number that it knows. */
class Device {
  private seq = 0
  private readonly sitting: Sitting
  private readonly holder: string

  constructor(sitting: Sitting, holder: string) {
    this.sitting = sitting
    this.holder = holder
  }

  private readonly post = <Data>(origin: string, path: string, body: object) =>
    post<Data>(origin, this.sitting, path, { ...body, holder: this.holder })

  /** Takes the exam over; returns its stored answers. */
  async open(origin: string): Promise<Child[]> {
    const { examinationId } = this.sitting
    const paper = await this.post<Paper>(origin, exams.getExaminationPaper.path, { examinationId })
    const children = paper?.groups.flatMap((group) => group.children) ?? []
    this.seq = Math.max(this.seq, ...children.map(({ seq }) => seq))
    return children
  }

  /** Writes one answer. Returns true if the server has stored this answer under this number. */
  async write(origin: string, item: string, answer: string): Promise<boolean> {
    for (let attempt = 0; attempt < 3; attempt += 1) {
      const seq = (this.seq += 1)
      const reply = await this.post<Saved>(origin, exams.savePaper.path, {
        unitestingUserRecordId: this.sitting.recordId,
        countDown: null,
        subjectAnswerReqList: [{ unitestingBankId: item, answer, seq }],
      })
      const savedSeq = reply?.saved.find(({ unitestingBankId }) => unitestingBankId === item)?.seq
      if (savedSeq === seq) return true
      if (savedSeq === undefined) return false
      // If the server already has a higher number, the answer is sent again with a number above it,
      // as the page does.
      this.seq = Math.max(this.seq, savedSeq)
    }
    return false
  }
}

interface Writing {
  sitting: Sitting
  devices: [Device, Device]
  acknowledgedAnswers: Map<string, string>
  acknowledged: number
  wrong: string[]
}

const acknowledgedBy = (writings: Writing[]) =>
  writings.reduce((sum, { acknowledged }) => sum + acknowledged, 0)

/**
 * The two devices take the exam over in turn. Each first checks the answers that were acknowledged
 * to the other device.
 */
async function writeInTurn(writing: Writing, server: RunningServer, isOver: () => boolean) {
  const { sitting, devices, acknowledgedAnswers } = writing
  for (let turn = 0; !isOver(); turn += 1) {
    const device = devices[turn % 2] ?? devices[0]
    const shown = await device.open(server.origin)
    for (const { unitestingBankId, value } of shown) {
      const expected = acknowledgedAnswers.get(unitestingBankId)
      if (expected !== undefined && value !== expected)
        writing.wrong.push(`${sitting.person.name}: ${String(value)} instead of ${expected}`)
    }
    for (let entry = 0; entry <= turn % 3 && !isOver(); entry += 1) {
      const item = sitting.items[(turn + entry) % sitting.items.length] ?? ''
      const answer = `turn ${turn}, entry ${entry}, ${writing.acknowledged}`
      // Until the response arrives the answer is not acknowledged, and either the old or the new
      // text may be stored.
      acknowledgedAnswers.delete(item)
      if (!(await device.write(server.origin, item, answer))) continue
      acknowledgedAnswers.set(item, answer)
      writing.acknowledged += 1
    }
  }
}

it(
  `[EXM-102] [EXM-106] two devices in one exam keep each other's acknowledged answers through ${kills} kills of the server`,
  async () => {
    const writings = sittings.map((sitting, at): Writing => ({
      sitting,
      devices: [
        new Device(sitting, `laptop-${at}-first`),
        new Device(sitting, `phone-${at}-second`),
      ],
      acknowledgedAnswers: new Map(),
      acknowledged: 0,
      wrong: [],
    }))
    const restarts: number[] = []
    for (let kill = 0; kill <= kills; kill += 1) {
      const began = performance.now()
      const server = await startServer({ ...place, port, env: { WORKER: '0' } })
      restarts.push(performance.now() - began)
      let isOver = false
      const writers = writings.map((writing) =>
        writeInTurn(writing, server, () => isOver).catch(() => undefined),
      )
      const before = acknowledgedBy(writings)
      const enough = before + savesBefore.least + Math.random() * savesBefore.spread
      const limit = performance.now() + roundLimit
      while (acknowledgedBy(writings) < enough && performance.now() < limit) await pause(5)
      await pause(Math.random() * extraTime)
      if (kill < kills) await server.stop('SIGKILL')
      isOver = true
      await Promise.all(writers)
      if (kill === kills) expect(await server.stop('SIGTERM')).toBe(0)
    }
    const wrong = writings.flatMap((writing) => writing.wrong)
    const acknowledged = acknowledgedBy(writings)
    printFigures(
      `two devices on one paper, ${place.databaseUrl ? 'PostgreSQL' : 'embedded database'}`,
      { kills, acknowledged, lost: wrong.length, wrong: 0, restarts },
    )
    expect(acknowledged).toBeGreaterThan(students * 5)
    expect(wrong).toEqual([])
  },
  timeLimit,
)
