import { type MarketView, practice, type PracticeRun } from '@titian/contract'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openTestApp, type Person, type TestApp } from '../../../testing/test-app.ts'
import { Given } from '../assignments/factories.ts'
import { practiceRuns } from '../tables.ts'
import { readKept, startRun } from '../factories.ts'

let testApp: TestApp
let student: Person
let run: PracticeRun

beforeAll(async () => {
  testApp = await openTestApp()
}, 90_000)
afterAll(() => testApp.close())
beforeEach(async () => {
  student = await testApp.person('student,normal')
  run = await startRun(testApp, student, { idSign: 'market-60-days' })
})

const sent = (type: string, fields: object, day = 1) => ({
  seat: 'seller',
  command: { type, day, ...fields },
  note: '',
})
const report = (niche: string | undefined, day = 1) =>
  sent('buyReport', { niche: niche ?? '' }, day)
type Sent = ReturnType<typeof sent>
const decide = (number: number, decisions: Sent[], endDay: 0 | 1 = 0, sign = run.sign) =>
  testApp.ask(practice.decideRun, { sign, number, decisions, endDay }, student)
const read = async (sign = run.sign) =>
  (await testApp.ask(practice.practiceRun, { sign }, student)).body.data
const viewOf = (one: PracticeRun | null | undefined): MarketView => {
  if (!one?.marketplace) throw new Error('The run shows no shop.')
  return one.marketplace
}
const nichesOf = (one: PracticeRun | null | undefined) => viewOf(one).niches

describe('[PRC-163] a shop of one person', () => {
  it('shows the effect of a decision at once, and stores the beginning of the day until it ends', async () => {
    const [first] = nichesOf(run)
    const { cash } = viewOf(run)
    const bought = await decide(1, [report(first?.code)])
    const after = viewOf(bought.body.data)
    expect(after.niches[0]?.report).not.toBeNull()
    expect(after.cash).toBe(cash - (first?.reportPrice ?? 0))
    expect(after.decisions).toEqual([
      { day: 1, type: 'buyReport', product: null, label: first?.code },
    ])
    expect(viewOf(await read())).toEqual(after)
    const kept = await readKept(testApp, run)
    expect(kept.log).toMatchObject([{ number: 1, place: 0, day: 1, seat: 'seller' }])
    expect(kept.state).toMatchObject({ day: 1, reports: [] })
    expect(kept.run.progress).toMatchObject({ cash: after.cash, health: 'good' })
    const ended = await decide(2, [], 1)
    expect(ended.body.data).toMatchObject({ day: 2, number: 3 })
    expect(nichesOf(ended.body.data)[0]?.report).not.toBeNull()
    expect((await readKept(testApp, run)).state).toMatchObject({ day: 2, reports: [first?.code] })
  })

  it('checks each decision after the previous ones, also within one call and about the same thing', async () => {
    const [first, second] = nichesOf(run)
    const twice = await decide(1, [report(first?.code), report(first?.code)])
    expect(twice.body).toMatchObject({ code: -2 })
    expect(Object.keys(twice.body.extend?.['fields'] as object)).toEqual([
      'decisions.1.command.niche',
    ])
    expect((await readKept(testApp, run)).log).toEqual([])
    const choose = (niche: string | undefined, why: string) =>
      sent('chooseNiche', { niche: niche ?? '', why })
    await decide(1, [choose(first?.code, 'First thought'), choose(second?.code, 'Second')])
    const third = await decide(2, [choose(first?.code, 'Better thought')])
    const chosen = nichesOf(third.body.data).filter((one) => one.chosen)
    expect(chosen.map(({ code }) => code)).toEqual([first?.code, second?.code])
    expect((await readKept(testApp, run)).log).toHaveLength(3)
  })

  it('accepts a double press once, and sends another tab the current run', async () => {
    const [first, second] = nichesOf(run)
    const both = await Promise.all([
      decide(1, [report(first?.code)]),
      decide(1, [report(first?.code)]),
    ])
    expect(both.map(({ body }) => body.data?.number)).toEqual([2, 2])
    const tab = await decide(1, [report(second?.code)])
    expect(tab.body).toMatchObject({
      code: -4,
      extend: { reason: 'runChanged', run: { number: 2 } },
    })
    const listing = {
      product: first?.code,
      title: 'A title',
      bullets: ['one', 'two'],
      description: 'text',
      attributes: [{ name: 'colour', value: 'red' }],
      pictures: [],
      terms: '',
    }
    const early = await decide(2, [sent('saveListing', listing)])
    expect(early.body.code).toBe(-2)
    expect((await readKept(testApp, run)).log).toHaveLength(1)
    // Another tab ends the day, so a decision for that day is refused.
    await decide(2, [], 1)
    const late = await decide(3, [report(second?.code, 1)])
    expect(late.body).toMatchObject({ code: -4, extend: { reason: 'runChanged' } })
    expect((await decide(2, [], 1)).body.data).toMatchObject({ day: 2, number: 3 })
    expect((await readKept(testApp, run)).run).toMatchObject({ day: 2, number: 3 })
  })

  it('stores nothing of a day that was interrupted, and plays it when it is sent again', async () => {
    const [first] = nichesOf(run)
    const before = await readKept(testApp, run)
    const { pool } = testApp.database
    await pool.query(
      `alter table practice_snapshots add constraint cut_off check (run_id <> ${before.run.id}) not valid`,
    )
    const cut = await decide(1, [report(first?.code)], 1)
    expect(cut.body.ok).toBe(false)
    expect(await readKept(testApp, run)).toEqual(before)
    await pool.query('alter table practice_snapshots drop constraint cut_off')
    const again = await decide(1, [report(first?.code)], 1)
    expect(again.body.data).toMatchObject({ day: 2, number: 2 })
    expect((await readKept(testApp, run)).log).toHaveLength(1)
  })

  it('does not treat the end of the day as a repetition of the same decisions without it', async () => {
    const [first] = nichesOf(run)
    await decide(1, [report(first?.code)])
    const again = await decide(1, [report(first?.code)], 1)
    expect(again.body).toMatchObject({ code: -4, extend: { reason: 'runChanged' } })
    expect((await readKept(testApp, run)).run.day).toBe(1)
    const ended = await decide(2, [], 1)
    expect(ended.body.data?.day).toBe(2)
    expect((await decide(2, [], 1)).body.data?.day).toBe(2)
  })

  it('treats the same decision with lists as a repetition', async () => {
    const lines = [{ line: 'sales', amount: 0 }]
    const answer = await decide(1, [sent('reconcile', { period: 1, lines })])
    // The engine refuses a reconciliation before the period is over, and nothing is stored.
    expect(answer.body.ok).toBe(false)
    const why = { niche: nichesOf(run)[0]?.code ?? '', why: 'A reason' }
    await decide(1, [sent('chooseNiche', why)])
    const again = await decide(1, [sent('chooseNiche', { why: why.why, niche: why.niche })])
    expect(again.body.data?.number).toBe(2)
    expect((await readKept(testApp, run)).log).toHaveLength(1)
  })
})

it("[PRC-015] [PRC-009] draws the chart for everybody, with the steps of a student's newest shop", async () => {
  const ask = async (by: Parameters<TestApp['ask']>[2]) =>
    (await testApp.ask(practice.processData, {}, by)).body.data
  const visitor = await ask({ host: 'localhost' })
  expect(visitor?.nodes).toHaveLength(12)
  expect(visitor?.nodes[0]).toMatchObject({
    id: 'research',
    name: 'Market and product research',
    url: '/simulation/amazon-virtual-system',
    state: 'open',
    score: null,
    of: 8,
  })
  expect(visitor?.nodes.find(({ id }) => id === 'listing')?.state).toBe('locked')
  expect(visitor?.edges).toContainEqual({
    from: 'research',
    to: 'sourcing',
    condition: 'Opens after “Market and product research”',
  })
  const zh = await ask({ host: 'localhost', language: 'zh' })
  expect(zh?.edges[0]?.condition).toContain('之后开放')
  const niche = nichesOf(run)[0]?.code ?? ''
  await decide(1, [sent('chooseNiche', { niche, why: 'A reason' })])
  const own = await ask(student)
  const research = own?.nodes.find(({ id }) => id === 'research')
  expect(research?.url).toBe(`${visitor?.nodes[0]?.url}/run/${run.sign}/research`)
  expect(research?.state).not.toBe('open')
  expect(research?.score).toBe(viewOf(await read()).steps[0]?.points)
  expect(own?.nodes.find(({ id }) => id === 'sourcing')?.state).toBe('open')
  const other = await ask(await testApp.person('student,normal'))
  expect(other).toEqual(visitor)
})

it('[PRC-040] [PRC-164] shows teachers steps, cash and health by day, in as many statements as for one', async () => {
  const scene = await Given.open(testApp)
  const given = await scene.give({ idSign: 'market-first-shop' })
  const shop = await scene.begun(given)
  const board = () => testApp.ask(practice.practiceBoard, { sign: given.sign }, scene.teacher)
  const rowOf = async (person: Person) =>
    (await board()).body.data?.list.find(({ userName }) => userName === person.name)
  const mate = await scene.classmate()
  expect((await rowOf(mate))?.progress).toBeNull()
  const once = await testApp.statementsOf(board)
  await scene.begun(given, mate)
  await testApp.ask(
    practice.decideRun,
    { sign: shop.sign, number: 1, decisions: [report(nichesOf(shop)[0]?.code)], endDay: 1 },
    scene.student,
  )
  const row = await rowOf(scene.student)
  expect(row).toMatchObject({ day: 2, days: 14, progress: { health: 'good' } })
  expect(row?.progress?.cash).toBeLessThan(viewOf(shop).cash)
  expect(row?.progress?.steps.map(({ step }) => step)).toEqual(
    viewOf(shop).steps.map(({ step }) => step),
  )
  expect(await testApp.statementsOf(board)).toBe(once)
  // The downloaded file contains the same table.
  const sheet = await testApp.ask(
    practice.exportBoard,
    { sign: given.sign },
    { person: scene.teacher, language: 'zh' },
  )
  const text = Buffer.from(sheet.body.data?.base64 ?? '', 'base64').toString('utf8')
  const [head = '', ...lines] = text.trim().split(/\r?\n/)
  const own = lines.find((line) => line.includes(scene.student.name))?.split(',') ?? []
  const cells = Object.fromEntries(head.split(',').map((title, at) => [title, own[at]]))
  expect(cells['现金']).toBe(String((row?.progress?.cash ?? 0) / 100))
  expect(cells['账号状况']).toBe('良好')
  expect(cells['商品页']).toBe('未解锁（0/12）')
})

describe('an ended shop', () => {
  const submit = (sign: string) => testApp.ask(practice.submitRun, { sign }, student)

  it('[PRC-208] has all decisions in its review, while the run shows the newest 200', async () => {
    const { sign } = await startRun(testApp, student, { idSign: 'market-first-shop' })
    const names = Array.from({ length: 220 }, (_, at) => `Shop ${at}`)
    const company = { legalName: 'L', taxId: 'T', bankAccount: 'B' }
    for (let from = 0; from < names.length; from += 20) {
      const part = names
        .slice(from, from + 20)
        .map((name) => sent('registerShop', { name, ...company }))
      // oxlint-disable-next-line no-await-in-loop -- each call has the number that the one before it has left
      expect((await decide(1 + from / 20, part, 0, sign)).body.ok).toBe(true)
    }
    const labels = (list: readonly { label: string }[] = []) => list.map(({ label }) => label)
    const view = viewOf(await read(sign))
    expect(labels(view.decisions)).toEqual(names.slice(20))
    expect(view.olderDecisions).toBe(20)
    await submit(sign)
    const { body } = await testApp.ask(practice.runReview, { sign }, student)
    expect(labels(body.data?.marketplace?.decisions)).toEqual(names)
  })

  it('[PRC-031] [PRC-038] has a review with every decision, the measures of the result and the parts of the score', async () => {
    const { sign } = await startRun(testApp, student, { idSign: 'market-first-shop' })
    const niche = nichesOf(await read(sign))[0]?.code
    await decide(1, [report(niche)], 1, sign)
    const early = await testApp.ask(practice.runReview, { sign }, student)
    expect(early.body.extend?.['reason']).toBe('runNotOver')
    const ended = (await submit(sign)).body.data
    expect(ended?.state).toBe('scored')
    const { body } = await testApp.ask(practice.runReview, { sign }, student)
    const review = body.data?.marketplace
    expect(review?.decisions).toEqual([{ day: 1, type: 'buyReport', product: null, label: niche }])
    expect(review?.view.finished).toBe(true)
    expect(review?.result.map(({ of }) => of)).toEqual([12, 6, 6, 3, 3])
    expect(body.data?.score?.parts).toMatchObject([
      { name: 'process', of: 50 },
      { name: 'result', points: review?.result.reduce((sum, { points }) => sum + points, 0) },
      { name: 'reasoning', points: null, of: 20 },
    ])
    expect(body.data?.debrief?.questions.map(({ name }) => name)).toEqual([
      'plan',
      'course',
      'next',
    ])
  })

  it('[PRC-038] has at most its cap in percent, on its card, the board and the list of practices', async () => {
    const scene = await Given.open(testApp)
    const given = await scene.give({ idSign: 'market-first-shop', dueAt: scene.inHours(24) })
    const shop = await scene.begun(given)
    // The account is restricted on the last day. The result of the shop does not matter here.
    const { state } = await readKept(testApp, shop)
    const account = { ...(state as { account: object }).account, state: 'restricted' }
    await testApp.database.pool.query(
      'update practice_snapshots set state = state || $1 where run_id = $2',
      [{ account }, testApp.app.deps.signs.open('practiceRun', shop.sign)],
    )
    await testApp.ask(practice.submitRun, { sign: shop.sign }, scene.student)
    const { run: kept } = await readKept(testApp, shop)
    expect(kept.cap).toBe(59)
    const { data } = (await testApp.ask(practice.practiceRun, { sign: shop.sign }, scene.student))
      .body
    expect(data?.score?.cap).toBe(59)
    await testApp.db
      .update(practiceRuns)
      .set({ points: 80, pointsOf: 80 })
      .where(eq(practiceRuns.id, kept.id))
    const list = await testApp.ask(practice.practiceList, { kind: 'marketplace' }, scene.student)
    expect(list.body.data?.[0]).toMatchObject({ idSign: 'market-first-shop', score: 59 })
  })
})
