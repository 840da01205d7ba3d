import { randomUUID } from 'node:crypto'
import { type AnyCall, type InputOf, orders } from '@titian/contract'
import { sql } from 'drizzle-orm'
import fc from 'fast-check'
import { Till } from '../modules/orders/factories.ts'
import type { MadeCourse } from '../modules/study/factories.ts'
import type { Person, TestApp } from './test-app.ts'

const acts = [
  'pay',
  'payQuietly',
  'payOther',
  'payLate',
  'fail',
  'failAfter',
  'resend',
  'backwards',
  'dispute',
  'dispute',
  'disputeWon',
  'disputeLost',
  'silence',
  'speak',
] as const
const jobs = ['handleNotices', 'closeDue', 'askProvider', 'giveBack'] as const

/**
 * The position of an order, counted from the newest one, because most steps concern the newest
 * order.
 */
const place = fc.constantFrom(0, 0, 0, 0, 1, 1, 2, 3)

const step = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constant('create' as const),
      payType: fc.constantFrom(1 as const, 1 as const, 4 as const, 4 as const, 2 as const),
      withCode: fc.boolean(),
    }),
  },
  { weight: 8, arbitrary: fc.record({ do: fc.constant('open' as const), order: place }) },
  {
    weight: 12,
    arbitrary: fc.record({
      do: fc.constant('play' as const),
      page: place,
      act: fc.constantFrom(...acts),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      do: fc.constant('wait' as const),
      seconds: fc.constantFrom(60, 600, 1800, 90_000),
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({ do: fc.constant('job' as const), job: fc.constantFrom(...jobs) }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('cancel' as const), order: place }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('redeem' as const), code: fc.nat(3) }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('coins' as const), order: place }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('askRefund' as const), order: place }) },
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constant('decide' as const),
      order: place,
      amount: fc.constantFrom(null, 1, 20, 60),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant('refund' as const),
      order: place,
      amount: fc.constantFrom(5, 30),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant('held' as const),
      order: place,
      action: fc.constantFrom('accept' as const, 'giveBack' as const),
    }),
  },
  // The process crashes after it stored the provider's notice, and before it applied it.
  { weight: 2, arbitrary: fc.record({ do: fc.constant('crash' as const), page: place }) },
)
type Step = typeof step extends fc.Arbitrary<infer One> ? One : never

/** A sequence of groups; the steps of a group run in parallel. */
const story = fc.array(fc.array(step, { minLength: 1, maxLength: 2 }), {
  minLength: 16,
  maxLength: 40,
})

/** One buyer, one course, and the random events of their order. */
class Story {
  private readonly till: Till
  private readonly course: MadeCourse
  private readonly code: string
  /** Activation codes: a single-use code of the course, and codes of coins. */
  private readonly codes: readonly string[]
  private readonly signs: string[] = []
  private readonly pages: string[] = []

  private constructor(till: Till, course: MadeCourse, code: string, codes: readonly string[]) {
    this.till = till
    this.codes = codes
    this.course = course
    this.code = code
  }

  static async begin(testApp: TestApp): Promise<Story> {
    const till = await Till.open(testApp)
    await till.give(2000)
    const code = `R-${randomUUID().slice(0, 8)}`.toUpperCase()
    const fields = {
      discountsCode: code,
      kind: 'percent' as const,
      value: 25,
      limit: 2,
      perUser: 2,
    }
    await testApp.ask(orders.saveDiscountCode, fields, till.staff)
    const course = await till.course()
    const ofCourse = await till.codes({ courseSigns: [course.sign], quantity: 2 })
    const ofCoins = await till.codes({ coins: 900, quantity: 2 })
    return new Story(till, course, code, [...ofCourse.codes, ...ofCoins.codes])
  }

  private at(list: readonly string[], index: number): string | undefined {
    return list.at(-1 - (index % Math.max(1, list.length)))
  }

  private async refundSign(sign: string): Promise<string | undefined> {
    return (await this.till.detail(sign)).refund?.sign
  }

  private async create(payType: 1 | 2 | 4, withCode: boolean) {
    const more = { payType, ...(withCode && { discountsCode: this.code }) }
    const form = this.till.form(this.course, more)
    const { body } = await this.ask(orders.createCourseOrder, form, this.till.buyer)
    if (body.data) this.signs.push(body.data.sign)
  }

  private async crash(page: number) {
    const reference = this.at(this.pages, page)?.split('/').at(-1)
    if (reference === undefined) return
    const { db, clock } = this.till.testApp
    // Stores the sandbox provider's notices as new ones; stored ones are unchanged.
    await db.execute(sql`
      insert into provider_events (provider, event_id, raw, notice, received_at)
      select 'sandbox', n.id, n.body, (n.body::jsonb - 'id') || jsonb_build_object('eventId', n.id), ${clock.now().toISOString()}::timestamptz
      from sandbox_notices n where n.reference = ${reference} on conflict do nothing`)
  }

  /** A refusal is a valid result; a server error fails the test. */
  private async ask<C extends AnyCall>(call: C, input: InputOf<C>, by: Person) {
    const answered = await this.till.testApp.ask(call, input, by)
    if (answered.status >= 500) throw new Error(`${call.path} failed`)
    return answered
  }

  async take(one: Step): Promise<void> {
    const { till } = this
    const { buyer, staff } = till
    if (one.do === 'create') return this.create(one.payType, one.withCode)
    if (one.do === 'wait') return till.wait(one.seconds)
    if (one.do === 'job') return till.run(one.job)
    if (one.do === 'crash') return this.crash(one.page)
    if (one.do === 'play') {
      const url = this.at(this.pages, one.page)
      if (url !== undefined && (await till.play(url, one.act)) >= 500)
        throw new Error(`${one.act} failed`)
      return
    }
    if (one.do === 'redeem') {
      const activationCode = this.codes[one.code] ?? ''
      await this.ask(orders.redeemActivationCode, { activationCode }, buyer)
      return
    }
    const sign = this.at(this.signs, one.order)
    if (sign === undefined) return
    const reason = 'By chance.'
    if (one.do === 'open') {
      const { body } = await this.ask(orders.toOrderPay, { sign }, buyer)
      if (body.data) this.pages.push(body.data.payUrl)
    } else if (one.do === 'cancel') await this.ask(orders.cancelOrder, { sign }, buyer)
    else if (one.do === 'coins') await this.ask(orders.balancePay, { sign }, buyer)
    else if (one.do === 'askRefund') await this.ask(orders.requestRefund, { sign, reason }, buyer)
    else if (one.do === 'refund') {
      const { amount } = one
      await this.ask(orders.refundOrder, { sign, amount, reason, key: randomUUID() }, staff)
    } else if (one.do === 'held')
      await this.ask(orders.decideHeld, { sign, action: one.action, reason }, staff)
    else {
      const refund = await this.refundSign(sign)
      if (refund === undefined) return
      const decision = { sign: refund, amount: one.amount, action: 'grant' as const }
      await this.ask(orders.decideRefund, decision, staff)
      await this.ask(orders.decideRefund, { ...decision, action: 'retry' }, staff)
    }
  }

  faults(): Promise<string[]> {
    return this.till.faults()
  }

  reconcile(): Promise<string[]> {
    return reconcileBooks(this.till, this.pages)
  }
}

/** Returns the rows on which money and access depend, as a comparable text. */
async function booksOf({ testApp }: Till): Promise<string> {
  const { rows } = await testApp.db.execute<{ books: unknown }>(sql`
    select json_build_object(
      'orders', (select json_agg(json_build_array(id, state, coins, received_minor, refunded_minor, money_review) order by id) from orders),
      'attempts', (select json_agg(json_build_array(id, state, received_minor) order by id) from payment_attempts),
      'refunds', (select json_agg(json_build_array(id, state, amount_minor) order by id) from refunds),
      'disputes', (select json_agg(json_build_array(id, state) order by id) from disputes),
      'access', (select json_agg(json_build_array(id, ended_at) order by id) from entitlements),
      'postings', (select count(*) from ledger_postings)) as books`)
  return JSON.stringify(rows[0]?.books)
}

/**
 * Lets the provider respond again and runs all jobs; afterwards no open item may remain.
 * @param pages of the provider
 */
export async function reconcileBooks(till: Till, pages: readonly string[]): Promise<string[]> {
  const pressAll = async (act: 'speak' | 'resend' | 'backwards') => {
    for (const url of pages) await till.play(url, act)
  }
  await pressAll('speak')
  for (let round = 0; round < 3; round += 1) {
    // From its second day an open payment is queried about once a day (ORD-065).
    await till.wait(25 * 3600)
    for (const job of jobs) await till.run(job)
  }
  const before = await booksOf(till)
  await pressAll('resend')
  await pressAll('backwards')
  for (const job of jobs) await till.run(job)
  const again = (await booksOf(till)) === before ? [] : ['replaying changed the books']
  const { rows } = await till.testApp.db.execute<{ fault: string }>(leftOver)
  return [...(await till.faults()), ...again, ...rows.map(({ fault }) => fault)]
}

export interface MoneyCounts {
  orders: number
  /** Number of received payments. */
  payments: number
  refunds: number
  disputes: number
  /** Number of repeated notices. */
  replays: number
}

export async function countMoney({ db }: TestApp): Promise<MoneyCounts> {
  const { rows } = await db.execute<Record<keyof MoneyCounts, number>>(sql`
    select (select count(*) from orders)::int as orders,
      (select count(*) from payment_attempts where received_at is not null)::int as payments,
      (select count(*) from refunds where state = 'refunded')::int as refunds,
      (select count(*) from disputes)::int as disputes,
      (select coalesce(sum(sent - 1), 0) from sandbox_notices where sent > 1)::int as replays`)
  const [row] = rows
  if (!row) throw new Error('Counts are one row.')
  return row
}

/** Rows that must not remain once the provider has reported everything. */
const leftOver = sql`
  select 'event ' || id || ' was never handled' as fault from provider_events where handled_at is null
  union all
  select 'order ' || id || ' is still ' || state from orders where state in ('unpaid', 'closing')
  union all
  select 'attempt ' || id || ' is still ' || state from payment_attempts where state in ('created', 'pending')
  union all
  select 'the provider has other money than the books say: ' || p.total || ' and ' || b.total
  from (select coalesce(sum(paid_minor - case when state in ('disputed', 'taken') then disputed_minor else 0 end), 0)
      - (select coalesce(sum(amount_minor), 0) from sandbox_refunds) as total from sandbox_payments) p,
    (select coalesce(sum(received_minor), 0) - (
      select coalesce(sum(amount_minor - coins), 0) from refunds where state = 'refunded')
      - (select coalesce(sum(amount_minor), 0) from disputes where state = 'open') as total from payment_attempts) b
  where p.total <> b.total`

/** ORD-066: runs random sequences; the books must agree after each step and at the end. */
export async function playStories(testApp: TestApp, runs: number): Promise<void> {
  await fc.assert(
    fc.asyncProperty(story, async (groups) => {
      testApp.clock.pass(5)
      const one = await Story.begin(testApp)
      for (const group of groups) {
        await Promise.all(group.map((each) => one.take(each)))
        const faults = await one.faults()
        if (faults.length > 0) throw new Error(`${JSON.stringify(group)}: ${faults.join('; ')}`)
      }
      const left = await one.reconcile()
      if (left.length > 0) throw new Error(left.join('; '))
    }),
    { numRuns: runs, endOnFailure: true },
  )
}
