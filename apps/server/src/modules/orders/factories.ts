import { randomUUID } from 'node:crypto'
import { type InputOf, orders } from '@titian/contract'
import { sql } from 'drizzle-orm'
import type { Person, TestApp } from '../../testing/test-app.ts'
import { markProved } from '../accounts/factories.ts'
import { Classroom, type MadeCourse } from '../study/factories.ts'
import { orderJobs } from './jobs.ts'

type Form = InputOf<typeof orders.createCourseOrder>

/** The buttons of the sandbox provider. */
type Act =
  | 'pay'
  | 'payQuietly'
  | 'payOther'
  | 'payLate'
  | 'fail'
  | 'failAfter'
  | 'resend'
  | 'backwards'
  | 'dispute'
  | 'disputeWon'
  | 'disputeLost'
  | 'silence'
  | 'speak'

/** A school that sells courses, with a buyer and two staff members. */
export class Till {
  readonly testApp: TestApp
  readonly classroom: Classroom
  readonly staff: Person
  readonly otherStaff: Person

  private constructor(testApp: TestApp, classroom: Classroom, staff: Person, otherStaff: Person) {
    this.testApp = testApp
    this.classroom = classroom
    this.staff = staff
    this.otherStaff = otherStaff
  }

  static async open(testApp: TestApp): Promise<Till> {
    const classroom = await Classroom.open(testApp)
    const staff = () => testApp.person('schoolAdmin,normal')
    const till = new Till(testApp, classroom, await staff(), await staff())
    await markProved(testApp, [till.staff, till.otherStaff])
    return till
  }

  /** Advances the clock; sessions and proofs of staff are renewed. */
  async wait(seconds: number): Promise<void> {
    this.testApp.clock.pass(seconds)
    const by = sql`make_interval(secs => ${seconds})`
    await this.testApp.db.execute(
      sql`update sessions set expires_at = expires_at + ${by}, last_seen_at = last_seen_at + ${by}, proved_at = proved_at + ${by}`,
    )
  }

  get buyer(): Person {
    return this.classroom.student
  }

  /** Lists the kinds of the buyer's notices, oldest first. */
  async listNotices(): Promise<string[]> {
    const { rows } = await this.testApp.db.execute<{ words: string }>(
      sql`select words from messages where user_id = ${this.buyer.userId} order by id`,
    )
    return rows.map(({ words }) => words)
  }

  course(priceMinor = 4800): Promise<MadeCourse> {
    return this.classroom.course({ priceMinor })
  }

  form(course: MadeCourse, more: Partial<Form> = {}): Form {
    return {
      courseIdSign: course.sign,
      payType: 1,
      email: 'buyer@example.com',
      key: randomUUID(),
      ...more,
    }
  }

  create(course: MadeCourse, more: Partial<Form> = {}, by = this.buyer) {
    return this.testApp.ask(orders.createCourseOrder, this.form(course, more), by)
  }

  /** Creates an order, which must succeed, and returns its sealed id. */
  async order(course: MadeCourse, more: Partial<Form> = {}, by = this.buyer): Promise<string> {
    const { body } = await this.create(course, more, by)
    if (!body.data) throw new Error(JSON.stringify(body))
    return body.data.sign
  }

  /** Opens the provider's page and returns its address. */
  async open(sign: string, by = this.buyer): Promise<string> {
    const { body } = await this.testApp.ask(orders.toOrderPay, { sign }, by)
    if (!body.data) throw new Error(JSON.stringify(body))
    return body.data.payUrl
  }

  async play(payUrl: string, act: Act, host = 'localhost'): Promise<number> {
    const { statusCode } = await this.testApp.app.http.inject({
      method: 'POST',
      url: payUrl,
      headers: { host, 'content-type': 'application/json' },
      payload: JSON.stringify({ act }),
    })
    return statusCode
  }

  /** Creates an order and pays it online. */
  async bought(course: MadeCourse, more: Partial<Form> = {}, by = this.buyer): Promise<string> {
    const sign = await this.order(course, more, by)
    await this.play(await this.open(sign, by), 'pay')
    return sign
  }

  async detail(sign: string, by = this.buyer) {
    const { body } = await this.testApp.ask(orders.orderDetail, { sign }, by)
    if (!body.data) throw new Error(JSON.stringify(body))
    return body.data
  }

  async seen(sign: string) {
    const { body } = await this.testApp.ask(orders.staffOrder, { sign }, this.staff)
    if (!body.data) throw new Error(JSON.stringify(body))
    return body.data
  }

  async run(name: 'handleNotices' | 'closeDue' | 'askProvider' | 'giveBack' | 'proveCoins') {
    const { services } = this.testApp.app
    const job = orderJobs(services, this.testApp.clock).find((one) => one.name === `orders.${name}`)
    await job?.run({})
  }

  async give(amount: number, to = this.buyer): Promise<void> {
    const userSign = this.testApp.seal('user', to.userId)
    const wanted = { userSign, amount, reason: 'For the test.', key: randomUUID() }
    const { body } = await this.testApp.ask(orders.creditCoins, wanted, this.staff)
    if (body.data?.state !== 'approved') throw new Error(JSON.stringify(body))
  }

  /** Creates and downloads a batch of codes. */
  async codes(
    more: Partial<InputOf<typeof orders.makeCodeBatch>>,
    by = this.staff,
  ): Promise<{ sign: string; codes: string[] }> {
    const form = { name: 'Batch', quantity: 1, key: randomUUID(), ...more }
    const made = await this.testApp.ask(orders.makeCodeBatch, form, by)
    if (!made.body.data) throw new Error(JSON.stringify(made.body))
    const { sign } = made.body.data
    const { body } = await this.testApp.ask(orders.downloadCodes, { sign, format: 'csv' }, by)
    if (!body.data) throw new Error(JSON.stringify(body))
    return { sign, codes: body.data.codes }
  }

  redeem(
    activationCode: string,
    by = this.buyer,
    more: Partial<InputOf<typeof orders.redeemActivationCode>> = {},
  ) {
    return this.testApp.ask(orders.redeemActivationCode, { activationCode, ...more }, by)
  }

  async balance(of = this.buyer): Promise<number | undefined> {
    return (await this.testApp.ask(orders.virtualBalance, {}, of)).body.data?.balance
  }

  async has({ courseId }: MadeCourse, person = this.buyer): Promise<boolean> {
    const { rows } = await this.testApp.db.execute(
      sql`select 1 from enrolments where course_id = ${courseId} and user_id = ${person.userId}`,
    )
    return rows.length > 0
  }

  /** Returns the errors in the school's books (design/money.md 4.2); empty if there are none. */
  async faults(): Promise<string[]> {
    const { rows } = await this.testApp.db.execute<{ fault: string }>(booksFaults)
    return rows.map(({ fault }) => fault)
  }
}

/** The invariants of decision 0034, each as a query for violations. */
const booksFaults = sql`
  select 'entry ' || entry_id || ' does not balance' as fault from ledger_postings group by entry_id having sum(amount) <> 0
  union all
  select 'account ' || a.id || ' is not the sum of its postings' from ledger_accounts a
    where a.balance <> (select coalesce(sum(p.amount), 0) from ledger_postings p where p.account_id = a.id)
  union all
  select 'two orders of user ' || user_id || ' stand for course ' || course_id from order_lines
    where live group by user_id, course_id having count(*) > 1
  union all
  select 'order ' || o.id || ' is ' || o.state || ' and its access is not' from orders o
    where (o.state in ('paid', 'partly_refunded') and not o.disputed) <> exists (
      select 1 from entitlements e where e.order_id = o.id and e.ended_at is null)
  union all
  select 'order ' || o.id || ' is ' || o.state || ' and the course is not there' from orders o
    join order_lines l on l.order_id = o.id
    where o.state in ('paid', 'partly_refunded') and not o.disputed and not exists (
      select 1 from enrolments e where e.user_id = o.user_id and e.course_id = l.course_id)
  union all
  select 'order ' || o.id || ' shows other money than was received' from orders o
    where o.received_minor <> (
      select coalesce(sum(a.received_minor), 0) from payment_attempts a where a.order_id = o.id and a.state = 'captured')
  union all
  select 'order ' || o.id || ' does not add up' from orders o
    where o.paid_at is not null and not o.money_review and o.coins + o.received_minor <> o.subtotal_minor
      and not exists (select 1 from order_events e where e.order_id = o.id and e.what = 'heldAccepted')
  union all
  select 'order ' || o.id || ' gave back more than it got' from orders o
    where (select coalesce(sum(f.amount_minor), 0) from refunds f
      where f.order_id = o.id and f.kind in ('asked', 'staff', 'dispute') and f.state in ('granted', 'failed', 'refunded'))
      > o.coins + o.received_minor and o.paid_at is not null
  union all
  select 'refunds of order ' || o.id || ' are not its sum' from orders o
    where o.refunded_minor <> (select coalesce(sum(f.amount_minor), 0) from refunds f
      where f.order_id = o.id and f.kind in ('asked', 'staff', 'dispute') and f.state = 'refunded')
  union all
  select 'attempt ' || a.id || ' is ' || a.state || ' without its refund' from payment_attempts a
    where a.state in ('refunding', 'refunded') and not exists (
      select 1 from refunds f where f.attempt_id = a.id and f.amount_minor = a.received_minor
        and (f.state = 'refunded') = (a.state = 'refunded'))
  union all
  select 'order ' || o.id || ' is marked as disputed and is not' from orders o
    where o.disputed <> exists (select 1 from disputes d join payment_attempts a on a.id = d.attempt_id
      where d.order_id = o.id and d.state = 'open' and a.state = 'captured')
  union all
  select 'attempt ' || a.id || ' holds money that nobody sees' from payment_attempts a join orders o on o.id = a.order_id
    where a.state = 'held' and not o.money_review
  union all
  select 'provider gave back other money for ' || p.reference from sandbox_payments p
    where (select coalesce(sum(r.amount_minor), 0) from sandbox_refunds r where r.reference = p.reference)
      + case when p.state = 'taken' then p.disputed_minor else 0 end > p.paid_minor
  union all
  select 'coins held for orders of user ' || a.user_id || ' are not theirs' from ledger_accounts a
    where a.kind = 'hold' and a.balance <> (
      select coalesce(sum(o.coins), 0) from orders o where o.user_id = a.user_id and o.state in ('unpaid', 'closing'))
  union all
  select 'code ' || c.id || ' counts wrongly' from discount_codes c
    where c.used <> (select count(*) from discount_uses u where u.code_id = c.id and u.state <> 'released')
      or c.used > c.most_uses
  union all
  select 'use ' || u.id || ' is ' || u.state || ' of an order that is ' || o.state from discount_uses u join orders o on o.id = u.order_id
    where (u.state = 'reserved' and o.state not in ('unpaid', 'closing')) or (u.state = 'consumed' and o.paid_at is null)
  union all
  select 'code ' || a.id || ' is ' || a.state || ' and gave something else' from activation_codes a
    join code_batches b on b.id = a.batch_id
    where (a.state = 'redeemed') <> (exists (select 1 from entitlements e where e.code_id = a.id and e.user_id = a.redeemed_by)
      or exists (select 1 from ledger_entries l join ledger_postings p on p.entry_id = l.id
        join ledger_accounts c on c.id = p.account_id
        where l.school_id = a.school_id and l.key = 'code ' || a.id and c.user_id = a.redeemed_by and p.amount = b.coins))
  union all
  select 'user ' || a.redeemed_by || ' used more codes of batch ' || b.id || ' than one may' from activation_codes a
    join code_batches b on b.id = a.batch_id
    where a.state = 'redeemed' group by a.redeemed_by, b.id having count(*) > b.per_user
  union all
  select 'code ' || e.code_id || ' lets user ' || e.user_id || ' in, who is not in course ' || e.course_id from entitlements e
    where e.code_id is not null and e.ended_at is null and not exists (
      select 1 from enrolments n where n.user_id = e.user_id and n.course_id = e.course_id)`
