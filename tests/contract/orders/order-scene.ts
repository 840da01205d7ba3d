import { randomUUID } from 'node:crypto'
import { orders } from '@titian/contract'
import { markProved } from '../../../apps/server/src/modules/accounts/factories.ts'
import { makeCourse, makeTeacher } from '../../../apps/server/src/modules/courses/factories.ts'
import type { TestApp } from '../../../apps/server/src/testing/test-app.ts'
import type { People } from '../people/people-scene.ts'
import { rows } from '../rows.ts'
import { act } from '../sender.ts'

export interface OrderScene {
  /** A course for sale without orders. */
  course: string
  unpaid: string
  paid: { sign: string; orderNo: string }
  /** A refund that the student requested. */
  refund: string
  /** An order with a wrong amount. */
  held: string
  /** A credit that the school's staff requested. */
  credit: string
  discount: { sign: string; code: string }
  /** Two batches of codes: one to download, and one of which the student has redeemed a code. */
  batches: { waiting: string; given: string; code: string; codeSign: string }
}

async function forSale(testApp: TestApp, { teacher }: People, word: string, name: string) {
  const { schoolId, userId } = teacher
  const names = { en: `${word} ${name}` }
  const courseId = await makeCourse(
    testApp.db,
    {
      schoolId,
      authorId: userId,
      names,
      nameSearch: names.en.toLowerCase(),
      priceMinor: 2500,
    },
    testApp.clock.now(),
  )
  await makeTeacher(testApp.db, { schoolId, courseId, userId, master: true })
  return testApp.seal('course', courseId)
}

/** The student orders a new course; `play` is the action on the provider's page. */
async function order(
  testApp: TestApp,
  people: People,
  { word, name, play }: { word: string; name: string; play?: string },
) {
  const { student } = people
  const courseIdSign = await forSale(testApp, people, word, name)
  const form = { courseIdSign, payType: 1 as const, email: `${word}@example.com` }
  const made = await act(testApp, orders.createCourseOrder, { ...form, key: randomUUID() }, student)
  if (play === undefined) return made
  const { payUrl } = await act(testApp, orders.toOrderPay, { sign: made.sign }, student)
  await testApp.app.http.inject({
    method: 'POST',
    url: payUrl,
    headers: { host: student.host, 'content-type': 'application/json' },
    payload: JSON.stringify({ act: play }),
  })
  return made
}

async function codeBatches(testApp: TestApp, people: People, word: string) {
  const { student, schoolAdmin } = people
  const make = async (name: string) => {
    const course = await forSale(testApp, people, word, `by ${name}`)
    const form = {
      name: `${word} ${name}`,
      courseSigns: [course],
      quantity: 3,
      perUser: 3,
      key: randomUUID(),
    }
    return (await act(testApp, orders.makeCodeBatch, form, schoolAdmin)).sign
  }
  const [waiting, given] = [await make('waiting'), await make('given')]
  const form = { sign: given, format: 'csv' as const }
  const { codes } = await act(testApp, orders.downloadCodes, form, schoolAdmin)
  const [used = '', code = ''] = codes
  await act(testApp, orders.redeemActivationCode, { activationCode: used }, student)
  const { list } = await act(testApp, orders.listBatchCodes, { sign: given }, schoolAdmin)
  return { waiting, given, code, codeSign: list[1]?.sign ?? '' }
}

/** Creates the student's orders, and those that wait for staff. */
export async function makeOrders(
  testApp: TestApp,
  people: People,
  word: string,
): Promise<OrderScene> {
  const { student, schoolAdmin, platformAdmin } = people
  await markProved(testApp, [schoolAdmin, platformAdmin])
  const unpaid = await order(testApp, people, { word, name: 'unpaid' })
  const paid = await order(testApp, people, { word, name: 'paid', play: 'pay' })
  const held = await order(testApp, people, { word, name: 'held', play: 'payOther' })
  const asked = await order(testApp, people, { word, name: 'asked', play: 'pay' })
  const reason = `${word} was too long.`
  const { refund } = await act(testApp, orders.requestRefund, { sign: asked.sign, reason }, student)
  const credit = await act(
    testApp,
    orders.creditCoins,
    {
      userSign: testApp.seal('user', student.userId),
      amount: 50_000,
      reason: `${word} prize`,
      key: randomUUID(),
    },
    schoolAdmin,
  )
  const code = `${word}-10`
  const discount = await act(
    testApp,
    orders.saveDiscountCode,
    { discountsCode: code, kind: 'percent', value: 10 },
    schoolAdmin,
  )
  // The clock of these tests advances with each request, so the periods of the orders are longer
  // here.
  await rows(
    testApp,
    "update orders set expires_at = expires_at + interval '10 years', refund_days = 3650 where school_id = $1",
    [student.schoolId],
  )
  await rows(
    testApp,
    "update sessions set proved_at = proved_at + interval '10 years' where school_id = $1",
    [student.schoolId],
  )
  return {
    course: await forSale(testApp, people, word, 'for sale'),
    unpaid: unpaid.sign,
    paid: paid,
    refund: refund?.sign ?? '',
    held: held.sign,
    credit: credit.sign,
    discount: { sign: discount.sign, code },
    batches: await codeBatches(testApp, people, word),
  }
}
