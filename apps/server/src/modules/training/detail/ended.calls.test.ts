import { orders, progress, sharing, study, training } from '@titian/contract'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openTestApp, type TestApp } from '../../../testing/test-app.ts'
import { Till } from '../../orders/factories.ts'
import { activationCodes } from '../../orders/tables.ts'
import { shareLinks } from '../../sharing/tables.ts'
import { joinTraining, type MadeTraining, makeTraining } from '../factories.ts'

let testApp: TestApp
let till: Till
beforeAll(async () => {
  testApp = await openTestApp()
})
afterAll(() => testApp.close())
beforeEach(async () => {
  testApp.clock.pass(5)
  till = await Till.open(testApp)
})

const inDays = (days: number) => new Date(testApp.clock.now().getTime() + days * 86_400_000)
const teacher = () => till.classroom.teacher
const asCourse = ({ courseId, courseSign }: MadeTraining) => ({
  courseId,
  sign: courseSign,
  lessonIds: [],
  lessonSigns: [],
})
const dated = (priceMinor: number, endAt: Date) =>
  makeTraining(testApp, teacher(), { startAt: inDays(-9), endAt, course: { priceMinor } })
const over = (priceMinor = 0) => dated(priceMinor, inDays(-1))
const running = (priceMinor = 0) => dated(priceMinor, inDays(1))
const join = ({ courseSign }: MadeTraining) =>
  testApp.ask(study.joinStudy, { sign: courseSign }, till.buyer)

describe('an ended training', () => {
  it('[TRN-071] cannot be joined by the call of courses either, and the refusal gives the reason', async () => {
    const made = await over()
    expect((await join(made)).body).toMatchObject({
      code: -6,
      msg: 'This training is over.',
      extend: { reason: 'trainEnded' },
    })
    expect(await till.has(asCourse(made))).toBe(false)
    const other = await running()
    expect((await join(other)).body.code).toBe(200)
    expect(await till.has(asCourse(other))).toBe(true)
  })

  it('[TRN-071] can be joined until its exact end', async () => {
    const made = await dated(0, testApp.clock.now())
    expect((await join(made)).body.code).toBe(200)
  })

  it('[TRN-071] accepts a returning former student', async () => {
    const made = await over()
    await joinTraining(testApp, made, till.buyer)
    await testApp.ask(progress.leaveCourse, { sign: made.courseSign }, till.buyer)
    expect(await till.has(asCourse(made))).toBe(false)
    expect((await join(made)).body.code).toBe(200)
    expect(await till.has(asCourse(made))).toBe(true)
  })

  it('[TRN-071] cannot be ordered, and shows no discount', async () => {
    const made = await over(4800)
    const refused = { code: -1, msg: 'This training is over.', extend: { reason: 'trainEnded' } }
    expect((await till.create(asCourse(made))).body).toMatchObject(refused)
    const asked = { discountsCode: 'SPRING', courseIdSign: made.courseSign }
    expect((await testApp.ask(orders.checkDiscountsCode, asked, till.buyer)).body).toMatchObject(
      refused,
    )
    const list = await testApp.ask(orders.orderList, {}, till.buyer)
    expect(list.body.data?.total).toBe(0)
    expect((await till.create(asCourse(await running(4800)))).body.code).toBe(200)
  })

  it('[TRN-071] is not granted by a code: a code for it alone stays unused, another grants the rest', async () => {
    const [made, other] = [await over(4800), await running(4800)]
    const { codes } = await till.codes({ courseSigns: [made.courseSign] })
    const [code = ''] = codes
    expect((await till.redeem(code)).body).toMatchObject({
      code: -1,
      extend: { reason: 'trainEnded' },
    })
    const unused = eq(activationCodes.state, 'issued')
    expect(await testApp.db.$count(activationCodes, unused)).toBe(1)
    expect(await till.has(asCourse(made))).toBe(false)
    const both = await till.codes({ courseSigns: [made.courseSign, other.courseSign] })
    const { body } = await till.redeem(both.codes[0] ?? '')
    expect(body.data?.courses.map(({ sign }) => sign)).toEqual([other.courseSign])
    expect(await till.has(asCourse(other))).toBe(true)
    expect(await till.has(asCourse(made))).toBe(false)
    expect(await till.faults()).toEqual([])
  })

  it('[TRN-071] is not granted by a link', async () => {
    const made = await over(4800)
    const shareCode = 'A'.repeat(22)
    await testApp.db.insert(shareLinks).values({
      schoolId: testApp.schoolId,
      courseId: made.courseId,
      createdBy: teacher().userId,
      code: shareCode,
      way: 1,
      seats: 5,
      createdAt: testApp.clock.now(),
    })
    for (const call of [sharing.activateShareCode, sharing.activateCourse]) {
      const { body } = await testApp.ask(call, { shareCode }, till.buyer)
      expect(body).toMatchObject({ code: -219, extend: { reason: 'shareLinkOver' } })
    }
    expect(await till.has(asCourse(made))).toBe(false)
  })

  it('[TRN-071] [TRN-023] is refused by its own call with the same reason', async () => {
    const made = await over()
    const { body } = await testApp.ask(training.joinTrain, { trainId: made.trainId }, till.buyer)
    expect(body).toMatchObject({ code: -6, extend: { reason: 'trainEnded' } })
  })
})
