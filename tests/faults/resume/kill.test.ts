import { afterAll, beforeAll, expect, it } from 'vitest'
import { makeOwner } from '../../../apps/server/src/modules/resume/factories.ts'
import { resumeRevisions, resumes } from '../../../apps/server/src/modules/resume/tables.ts'
import { openTestApp, TestClock } from '../../../apps/server/src/testing/test-app.ts'
import type { EmptyPlace } from '../../support/database.ts'
import { migratedPlace } from '../../support/migrated-place.ts'
import { freePort, startServer } from '../../support/server.ts'
import { pause } from '../class-at-work.ts'
import { fewerEmbedded, howOften, isTriedAtLength, printFigures, timeLimit } from '../figures.ts'
import { type Writer, writeUntil } from './writer-at-work.ts'

const students = 6
const kills = howOften(50, fewerEmbedded(2, 3), 5)
/**
 * The number of acknowledged saves before a kill, and the milliseconds that follow. Both are
 * random.
 */
const savesBefore = { least: howOften(12, 30), spread: 40 }
const extraTime = 120
const roundLimit = 20_000

let place: EmptyPlace

beforeAll(async () => {
  place = await migratedPlace()
}, 120_000)
afterAll(() => place.remove())

const openPlace = () => openTestApp({ clock: new TestClock(new Date()), keep: { ...place } })

async function prepare(): Promise<Writer[]> {
  const testApp = await openPlace()
  const writers: Writer[] = []
  for (let number = 0; number < students; number += 1) {
    const { student, resumeId } = await makeOwner(testApp)
    const acknowledged = { saves: 0, revision: 0, text: '', companies: [], refused: [] }
    writers.push({ student, resumeId, ...acknowledged })
  }
  await testApp.close()
  return writers
}

const savesOf = (writers: Writer[]) => writers.reduce((sum, { saves }) => sum + saves, 0)

async function untilSaved(writers: Writer[], count: number): Promise<void> {
  const limit = Date.now() + roundLimit
  while (savesOf(writers) < count && Date.now() < limit) await pause(5)
}

/** Compares each writer's stored resume with the acknowledged one. */
async function compare(writers: Writer[]) {
  const testApp = await openPlace()
  const lost: string[] = []
  try {
    const rows = await testApp.db.select().from(resumes)
    const revisions = await testApp.db.select().from(resumeRevisions)
    for (const { student, revision, text, companies } of writers) {
      const row = rows.find(({ userId }) => userId === student.userId)
      const kept = revisions.filter(({ userId }) => userId === student.userId)
      const newest = kept.toSorted((one, other) => other.revision - one.revision)[0]
      const stored = {
        revision: row?.revision,
        text: row?.content.personalAdvantage,
        companies: row?.content.sections.work
          .map(({ companyName }) => companyName)
          .toSorted(byText),
      }
      const acknowledged = { revision, text, companies: companies.toSorted(byText) }
      if (JSON.stringify(stored) !== JSON.stringify(acknowledged))
        lost.push(`${JSON.stringify(acknowledged)} is ${JSON.stringify(stored)}`)
      expect(newest?.revision).toBe(row?.revision)
      expect(newest?.content).toEqual(row?.content)
      expect(kept.length).toBeLessThanOrEqual(20)
    }
  } finally {
    await testApp.close()
  }
  return lost
}

const byText = (one: string, other: string) => one.localeCompare(other)

it.runIf(isTriedAtLength)(
  `[RES-153] keeps every acknowledged save of a resume through ${kills} kills at random moments, and accepts each next one`,
  async () => {
    const writers = await prepare()
    const restarts: number[] = []
    const port = await freePort()
    const start = async () => {
      const began = performance.now()
      const server = await startServer({ ...place, port, env: { WORKER: '0' } })
      restarts.push(performance.now() - began)
      return server
    }
    let isOver = false
    let server = await start()
    const work = writers.map((writer) => writeUntil(server.origin, writer, () => isOver))
    for (let kill = 0; kill < kills; kill += 1) {
      const enough = savesOf(writers) + savesBefore.least + Math.random() * savesBefore.spread
      await untilSaved(writers, enough)
      await pause(Math.random() * extraTime)
      await server.stop('SIGKILL')
      server = await start()
    }
    await untilSaved(writers, savesOf(writers) + students)
    isOver = true
    await Promise.all(work)
    await server.stop('SIGKILL')
    const lost = await compare(writers)
    const acknowledged = savesOf(writers)
    printFigures(
      `resumes, server killed, ${place.databaseUrl ? 'PostgreSQL' : 'embedded database'}`,
      {
        kills,
        acknowledged,
        lost: lost.length,
        wrong: 0,
        restarts,
      },
    )
    expect(writers.flatMap(({ refused }) => refused)).toEqual([])
    expect(lost).toEqual([])
    expect(acknowledged).toBeGreaterThan(kills * savesBefore.least)
    for (const { companies } of writers) expect(companies.length).toBeGreaterThan(0)
  },
  timeLimit,
)
