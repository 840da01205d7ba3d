import { randomUUID } from 'node:crypto'
import { accounts, orders } from '@titian/contract'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Person, TestApp } from '../../../testing/test-app.ts'
import { openTestApp } from '../../../testing/test-app.ts'
import { anotherSession, makeMember, password } from '../../accounts/factories.ts'
import type { MadeCourse } from '../../study/factories.ts'
import { Till } from '../factories.ts'
import { refunds } from '../tables.ts'

let testApp: TestApp
let till: Till
let course: MadeCourse
let clerk: Person

beforeAll(async () => {
  testApp = await openTestApp()
})
afterAll(() => testApp?.close())
beforeEach(async () => {
  testApp.clock.pass(5)
  till = await Till.open(testApp)
  course = await till.course()
  clerk = await makeMember(testApp, { roles: 'schoolAdmin,normal' })
})

const refund = (sign: string, by = clerk, key = randomUUID()) =>
  testApp.ask(orders.refundOrder, { sign, amount: 5, reason: 'For trouble.', key }, by)
const confirm = (given = password, by = clerk) =>
  testApp.ask(accounts.confirmOwner, { password: `plain:${given}` }, by)
const requested = async (sign: string) => {
  const reason = 'Not what I needed.'
  const { body } = await testApp.ask(orders.requestRefund, { sign, reason }, till.buyer)
  return body.data?.refund?.sign ?? ''
}
const decide = (sign: string, action: 'grant' | 'refuse' | 'retry') =>
  testApp.ask(orders.decideRefund, { sign, action, reason: 'As agreed.' }, clerk)
const isNeeded = {
  code: -2,
  extend: { reason: 'proofNeeded', fields: { password: expect.any(String) } },
}

describe('refunds by staff', () => {
  it('[ORD-117] need a password within the last ten minutes, and otherwise change nothing', async () => {
    const sign = await till.bought(course)
    const key = randomUUID()
    expect((await refund(sign, clerk, key)).body).toMatchObject(isNeeded)
    expect((await till.seen(sign)).refunds).toEqual([])
    const { body } = await confirm()
    expect(body.data?.until).toBe(new Date(testApp.clock.now().getTime() + 600_000).toISOString())
    expect((await refund(sign, clerk, key)).body.data).toMatchObject({ amount: 5 })
    expect((await refund(sign, clerk, key)).body.ok).toBe(true)
    expect((await till.seen(sign)).refunds).toHaveLength(1)
    testApp.clock.pass(599)
    expect((await refund(sign)).body.ok).toBe(true)
    testApp.clock.pass(1)
    expect((await refund(sign)).body).toMatchObject(isNeeded)
    expect((await till.detail(sign)).refunded).toBe(10)
    expect(await till.faults()).toEqual([])
  })

  it('[ORD-117] need it to approve or retry a request, but not to refuse one', async () => {
    const first = await requested(await till.bought(course))
    expect((await decide(first, 'grant')).body).toMatchObject(isNeeded)
    const id = testApp.app.deps.signs.open('refund', first) ?? 0
    const stateOf = async () =>
      (await testApp.db.select().from(refunds).where(eq(refunds.id, id)))[0]?.state
    expect(await stateOf()).toBe('requested')
    expect((await decide(first, 'refuse')).body.data).toMatchObject({ state: 'refused' })
    await testApp.db.update(refunds).set({ state: 'failed' }).where(eq(refunds.id, id))
    expect((await decide(first, 'retry')).body).toMatchObject(isNeeded)
    expect(await stateOf()).toBe('failed')
    await confirm()
    const second = await requested(await till.bought(await till.course()))
    expect((await decide(second, 'grant')).body.data).toMatchObject({ state: 'refunded' })
  })

  it('[ORD-117] need it to return held money, but not to accept it', async () => {
    const held = async () => {
      const sign = await till.order(await till.course())
      await till.play(await till.open(sign), 'payOther')
      return sign
    }
    const decideHeld = (sign: string, action: 'accept' | 'giveBack') =>
      testApp.ask(orders.decideHeld, { sign, action, reason: 'As agreed.' }, clerk)
    const sign = await held()
    expect((await decideHeld(sign, 'giveBack')).body).toMatchObject(isNeeded)
    expect((await till.seen(sign)).order.held).toBeGreaterThan(0)
    expect((await decideHeld(sign, 'accept')).body.ok).toBe(true)
    await confirm()
    expect((await decideHeld(await held(), 'giveBack')).body.ok).toBe(true)
    expect(await till.faults()).toEqual([])
  })
})

describe('the proof of staff', () => {
  it('[ACC-326] is valid in its own session only, and the log records it and wrong passwords', async () => {
    const sign = await till.bought(course)
    const token = await anotherSession(testApp, clerk)
    expect((await confirm('Titian2025')).body.code).toBe(-212)
    expect((await refund(sign)).body).toMatchObject(isNeeded)
    expect((await confirm()).body.ok).toBe(true)
    expect((await refund(sign, { ...clerk, token })).body).toMatchObject(isNeeded)
    expect((await refund(sign)).body.ok).toBe(true)
    const { rows } = await testApp.db.execute<{ action: string }>(
      sql`select action from audit_entries where actor_id = ${clerk.userId} and action like 'proof.%' order by id`,
    )
    expect(rows.map(({ action }) => action)).toEqual(['proof.failed', 'proof.given'])
    expect((await testApp.ask(accounts.confirmOwner, {}, clerk)).body).toMatchObject({
      code: -2,
      extend: { reason: 'proofMissing' },
    })
  })

  it('[ACC-326] is refused after ten wrong passwords, even with the right one', async () => {
    for (let wrong = 0; wrong < 10; wrong++) await confirm('Titian2025')
    expect((await confirm()).body).toMatchObject({ extend: { reason: 'loginLocked' } })
  })

  it('[ACC-326] does not exist for students', async () => {
    expect((await confirm(password, till.buyer)).body.code).toBe(-6)
  })
})
