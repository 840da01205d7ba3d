import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openTestApp, type TestApp } from '../../../testing/test-app.ts'
import { endBooks } from './actions.ts'

let testApp: TestApp

beforeAll(async () => {
  testApp = await openTestApp({ env: { BOOKS_YEARS: '8' } })
})
afterAll(() => testApp.close())

async function order(userId: number, no: string) {
  const now = testApp.clock.now().toISOString()
  await testApp.db.execute(sql`
    insert into orders (school_id, order_no, key, request_hash, user_id, state, pay_type, email, payer, currency,
      currency_symbol, list_minor, subtotal_minor, received_minor, refund_days, created_at, expires_at, paid_at)
    values (${testApp.schoolId}, ${no}, gen_random_uuid(), '', ${userId}, 'paid', 1, 'li@home.example', 'Li', 'MYR',
      'RM', 100, 100, 100, 7, ${now}, ${now}, ${now})`)
}

async function close(userId: number) {
  const now = testApp.clock.now().toISOString()
  await testApp.db.execute(sql`
    insert into account_closings (school_id, user_id, requested_at, ends_at, shut_at, closed_at)
    values (${testApp.schoolId}, ${userId}, ${now}, ${now}, ${now}, ${now})`)
}

const books = async () =>
  (
    await testApp.db.execute<{ no: string; email: string; payer: string; received: number }>(
      sql`select order_no as no, email, payer, received_minor as received from orders order by order_no`,
    )
  ).rows
const whole = (no: string) => ({ no, email: 'li@home.example', payer: 'Li', received: 100 })
const day = 24 * 60 * 60

it('[ACC-325] erases the buyer once the order and the closed account are older than the setting', async () => {
  const [closed, open] = [await testApp.person(), await testApp.person()]
  await order(closed.userId, 'A-early')
  await order(open.userId, 'B-open')
  testApp.clock.pass(300 * day)
  await order(closed.userId, 'C-late')
  await close(closed.userId)
  const run = () => endBooks(testApp.app.services, testApp.clock)
  const all = ['A-early', 'B-open', 'C-late'].map(whole)
  testApp.clock.pass(8 * 365 * day)
  await run()
  expect(await books()).toEqual(all)
  testApp.clock.pass(3 * day)
  testApp.clock.isReliable = false
  await run()
  expect(await books()).toEqual(all)
  testApp.clock.isReliable = true
  await run()
  const ended = (no: string) => ({ no, email: '', payer: '', received: 100 })
  expect(await books()).toEqual([ended('A-early'), whole('B-open'), ended('C-late')])
  await run()
  expect(await books()).toHaveLength(3)
})
