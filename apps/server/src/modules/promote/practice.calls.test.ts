import { practice, promote } from '@titian/contract'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'
import { Given } from '../practice/assignments/factories.ts'
import { startRun } from '../practice/factories.ts'
import { practiceRuns } from '../practice/index.ts'
import { makePath } from './factories.ts'

let testApp: TestApp
let scene: Given

beforeAll(async () => {
  testApp = await openTestApp()
}, 90_000)
afterAll(() => testApp.close())
beforeEach(async () => {
  scene = await Given.open(testApp)
})

const chain = { practiceKind: 'supply-chain' as const, practice: null }
const game = { practiceKind: 'supply-chain' as const, practice: 'beer-game' }
const pathOf = async (...stages: Parameters<typeof makePath>[1]['stages'] & object) =>
  (
    await makePath(
      testApp.db,
      { schoolId: testApp.schoolId, createdBy: scene.teacher.userId, stages },
      testApp.clock.now(),
    )
  ).code
const line = async (pathCode: string, by = scene.student) => {
  const { body } = await testApp.ask(promote.processCourseLine, { pathCode }, by)
  if (!body.data) throw new Error(JSON.stringify(body))
  return body.data
}
const submit = (sign: string) =>
  testApp.ask(practice.submitRun, { sign }, scene.student).then(({ body }) => {
    if (!body.data) throw new Error(JSON.stringify(body))
    return body.data
  })
/** Sets the result of a run, as an engine would. */
const rate = (sign: string, percent: number) =>
  testApp.db
    .update(practiceRuns)
    .set({ percent })
    .where(eq(practiceRuns.id, testApp.app.deps.signs.open('practiceRun', sign) ?? 0))

it('[CNT-137] a practice without an assignment is not begun, in progress, then finished with the best result', async () => {
  const code = await pathOf(game)
  const next = async () => (await line(code)).nextPractice
  expect(await next()).toEqual({
    type: 'practice',
    sign: 'beer-game',
    name: 'The beer game',
    state: 'open',
    task: null,
    percent: null,
    given: null,
  })
  const run = await startRun(testApp, scene.student)
  expect(await next()).toMatchObject({ state: 'owned', percent: null })
  const { score } = await submit(run.sign)
  const percent = Math.round(((score?.points ?? 0) * 100) / (score?.of ?? 1))
  const after = await line(code)
  expect(after.stages[0]?.practices).toMatchObject([{ state: 'finished', percent, given: null }])
  expect(after).toMatchObject({ current: null, nextPractice: null })
  expect((await line(code, await testApp.person())).nextPractice).toMatchObject({
    state: 'open',
    percent: null,
  })
})

it('[CNT-137] a kind of practice is represented by the played one, otherwise by its first', async () => {
  const code = await pathOf(chain)
  const shown = async () => (await line(code)).stages[0]?.practices[0]
  expect(await shown()).toMatchObject({ sign: 'chain-first-steps', state: 'open' })
  const run = await startRun(testApp, scene.student, { idSign: 'beer-game' })
  expect(await shown()).toMatchObject({ sign: 'beer-game', state: 'owned' })
  await submit(run.sign)
  expect(await shown()).toMatchObject({ sign: 'beer-game', state: 'finished' })
})

it("[CNT-137] an assigned practice of the student's course comes first, and is finished once it is passed", async () => {
  const code = await pathOf(chain)
  // A result outside of the assignment does not replace the assigned one.
  await submit((await startRun(testApp, scene.student, { idSign: 'beer-game' })).sign)
  expect((await line(code)).nextPractice).toBeNull()
  const dueAt = scene.inHours(24)
  const given = await scene.give({ idSign: 'beer-game-shared', dueAt, attempts: 2 })
  const next = async () => (await line(code)).nextPractice
  const own = { sign: given.sign, courseName: expect.any(String), dueAt }
  expect(await next()).toMatchObject({
    sign: 'beer-game-shared',
    state: 'open',
    percent: null,
    given: own,
  })
  const first = await scene.begun(given)
  expect(await next()).toMatchObject({ state: 'owned', given: own })
  await submit(first.sign)
  await rate(first.sign, 59)
  expect(await next()).toMatchObject({ state: 'open', percent: 59, given: own })
  await rate(first.sign, 60)
  const { stages, nextPractice } = await line(code)
  expect(stages[0]?.practices).toMatchObject([{ state: 'finished', percent: 60, given: own }])
  expect(nextPractice).toBeNull()
})

it('[CNT-137] a practice counts without its assignment when that is over, not open yet, or in another course', async () => {
  const code = await pathOf(game)
  const next = async (by = scene.student) => (await line(code, by)).nextPractice
  await scene.give({ opensAt: scene.inHours(2) })
  expect(await next()).toMatchObject({ state: 'open', given: null })
  const soon = await scene.give({ dueAt: scene.inHours(1) })
  expect(await next()).toMatchObject({ given: { sign: soon.sign } })
  expect(await next(await testApp.person())).toMatchObject({ given: null })
  testApp.clock.pass(3600)
  expect(await next()).toMatchObject({ state: 'open', given: null })
})

it('[CNT-137] a practice that the platform no longer has is omitted, and the next stage follows', async () => {
  const code = await pathOf({ practiceKind: 'inventory', practice: 'gone' }, game)
  const { stages, current, nextPractice } = await line(code)
  expect(stages.map(({ practices }) => practices.length)).toEqual([0, 1])
  expect(current).toBe(1)
  expect(nextPractice).toMatchObject({ sign: 'beer-game' })
})
