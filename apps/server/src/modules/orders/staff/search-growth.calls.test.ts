import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { makeManyStudents } from '../../../testing/many-students.ts'
import { lookedAt, type Plan, plansOf } from '../../../testing/plans.ts'
import { openTestApp, type TestApp } from '../../../testing/test-app.ts'
import { listBatches } from '../codes/batches/queries.ts'
import { listCredits } from '../coins/queries.ts'
import { listOrders } from './queries.ts'

let testApp: TestApp

const people = 4000
const codes = 4000
const orders = 200
const window = { page: 1, size: 20 }

beforeAll(async () => {
  testApp = await openTestApp()
  const { schoolId, db } = testApp
  const { userId } = await testApp.person('schoolAdmin,normal')
  await makeManyStudents(testApp, people)
  await db.execute(sql`
    insert into code_batches (school_id, key, request_hash, name, quantity, created_by, created_at)
    values (${schoolId}::bigint, gen_random_uuid(), 'x', 'Autumn', ${codes}, ${userId}::bigint, now())`)
  await db.execute(sql`
    insert into activation_codes (school_id, batch_id, code_hash, last_four, state)
    select b.school_id, b.id, 'made-' || n, 'ABCD', 'issued' from code_batches b, generate_series(1, ${codes}) n`)
  await db.execute(sql`
    insert into coin_credits (school_id, user_id, amount, reason, state, key, requested_by, requested_at)
    select school_id, id, 10, 'Helped others.', 'waiting', gen_random_uuid(), ${userId}::bigint, now() from users where mobile like '18%'`)
  await db.execute(sql`
    insert into orders (school_id, user_id, order_no, key, request_hash, state, pay_type, email, currency, currency_symbol, list_minor,
      subtotal_minor, refund_days, created_at, expires_at)
    select school_id, id, 'N' || id, gen_random_uuid(), '', 'unpaid', 1, 'buyer' || id || '@example.com', 'MYR', 'RM', 4800, 4800, 7, now(), now()
    from users where mobile like '18%' order by id limit ${orders}`)
  await db.execute('analyze users, orders, code_batches, activation_codes, coin_credits')
})
afterAll(() => testApp.close())

async function nodesOf(ask: () => Promise<unknown>): Promise<Plan[]> {
  return (await plansOf(testApp.database.pool, ask)).flat()
}

it('[FRM-394] searches the orders of a school by a name through the few matching people', async () => {
  const { db, schoolId } = testApp
  const filter = { text: 'student 3999', waiting: 0, orderType: 0, payType: 0 } as const
  const nodes = await nodesOf(() => listOrders(db, schoolId, filter, window))
  expect(lookedAt(nodes)).toBeLessThan(orders * 5)
})

it('[FRM-394] counts redeemed and revoked codes of a batch without reading the others', async () => {
  const { db, schoolId } = testApp
  expect(lookedAt(await nodesOf(() => listBatches(db, schoolId, '', window)))).toBeLessThan(100)
  await db.execute(
    sql`update activation_codes set state = 'revoked', revoked_at = now() where code_hash like 'made-1__'`,
  )
  const { rows } = await listBatches(db, schoolId, '', window)
  expect(rows.map(({ redeemed, revoked }) => [redeemed, revoked])).toEqual([[0, 100]])
})

it('[FRM-394] lists coin credits and joins the names of one page only', async () => {
  const { db, schoolId } = testApp
  const nodes = await nodesOf(() => listCredits(db, schoolId, undefined, window))
  expect(lookedAt(nodes)).toBeLessThan(people * 2.5)
  expect(await listCredits(db, schoolId, 'waiting', window)).toMatchObject({ total: people })
})
