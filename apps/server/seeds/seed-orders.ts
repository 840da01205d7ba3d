import { randomUUID } from 'node:crypto'
import { pickText, type Texts } from '@titian/contract'
import { and, eq, gt, sql } from 'drizzle-orm'
import { courses, enrol } from '../src/modules/courses/index.ts'
import {
  book,
  coinCredits,
  creditEntry,
  discountCodes,
  entitlements,
  orderEvents,
  orderLines,
  orders,
  paymentAttempts,
  paymentSettings,
  refunds,
} from '../src/modules/orders/index.ts'
import { secondsAfter } from '../src/platform/clock.ts'
import type { SeedContext } from './seed-context.ts'

const day = 24 * 60 * 60

type OrderState = (typeof orders.$inferInsert)['state']

interface Plan {
  student: string
  course: string
  state: OrderState
  daysAgo: number
  /** What happened besides. */
  further?: 'refundAsked' | 'held' | 'refunded'
}

/** The person to sign in as has an order of each kind; two of others wait for the staff. */
const plans: Plan[] = [
  { student: 'student-1', course: 'child-first-aid', state: 'closed', daysAgo: 21 },
  {
    student: 'student-1',
    course: 'heritage-walk',
    state: 'refunded',
    daysAgo: 15,
    further: 'refunded',
  },
  { student: 'student-1', course: 'business-malay', state: 'paid', daysAgo: 3 },
  {
    student: 'student-2',
    course: 'hotel-english',
    state: 'paid',
    daysAgo: 2,
    further: 'refundAsked',
  },
  {
    student: 'student-3',
    course: 'child-observation',
    state: 'closed',
    daysAgo: 1,
    further: 'held',
  },
]

interface Sold {
  id: number
  schoolId: number
  names: Texts
  nameSearch: string
  priceMinor: number
}

interface Buyer {
  userId: number
  currency: string
  currencySymbol: string
}

const isPaid = (state: OrderState) =>
  state === 'paid' || state === 'refunded' || state === 'partly_refunded'

/** The order and its line, with what happened to it so far. */
async function insertOrder(
  { db }: SeedContext,
  sold: Sold,
  { userId, ...money }: Buyer,
  { number, state, at, isHeld }: { number: number; state: OrderState; at: Date; isHeld: boolean },
): Promise<number> {
  const { schoolId, priceMinor } = sold
  const paidAt = isPaid(state) ? secondsAfter(at, 240) : null
  const closedAt = state === 'closed' ? secondsAfter(at, 1800) : null
  const stamp = at.toISOString().slice(2, 10).replaceAll('-', '')
  const [made] = await db
    .insert(orders)
    .values({
      schoolId,
      userId,
      ...money,
      orderNo: `${stamp}D${1_000_000 + number}`,
      key: randomUUID(),
      requestHash: 'demo',
      state,
      moneyReview: isHeld,
      payType: 1,
      email: 'aisyah@example.com',
      listMinor: priceMinor,
      subtotalMinor: priceMinor,
      receivedMinor: paidAt ? priceMinor : 0,
      refundedMinor: state === 'refunded' ? priceMinor : 0,
      refundDays: 7,
      createdAt: at,
      expiresAt: secondsAfter(at, 1800),
      paidAt,
      closedAt,
    })
    .returning({ id: orders.id })
  const orderId = made?.id ?? 0
  await db.insert(orderLines).values({
    schoolId,
    orderId,
    userId,
    courseId: sold.id,
    titles: sold.names,
    titleSearch: sold.nameSearch,
    listMinor: priceMinor,
    paidMinor: priceMinor,
    live: state === 'paid',
  })
  const event = { schoolId, orderId, amountMinor: priceMinor }
  await db
    .insert(orderEvents)
    .values([
      { ...event, at, what: 'created' },
      { ...event, at: secondsAfter(at, 60), what: 'payStarted' },
      ...(paidAt ? [{ ...event, at: paidAt, what: 'received' }] : []),
      ...(closedAt ? [{ ...event, amountMinor: null, at: closedAt, what: 'closed' }] : []),
    ])
  return orderId
}

/** What the provider did with it; held money is one ringgit too much. */
async function insertAttempt(
  { db, now }: SeedContext,
  { schoolId, names, priceMinor }: Sold,
  { orderId, at, isHeld }: { orderId: number; at: Date; isHeld: boolean },
): Promise<number> {
  const receivedMinor = isHeld ? priceMinor + 100 : priceMinor
  const [made] = await db
    .insert(paymentAttempts)
    .values({
      schoolId,
      orderId,
      provider: 'sandbox',
      reference: `demo_${orderId}`,
      request: {
        attempt: `demo-${orderId}`,
        schoolId,
        orderNo: `demo-${orderId}`,
        title: pickText(names, 'en', 'en'),
        email: 'aisyah@example.com',
        amountMinor: priceMinor,
        currency: 'MYR',
        methods: ['card'],
        createdAt: at.toISOString(),
        expiresAt: at.toISOString(),
        returnUrl: '/',
        language: 'en',
      },
      state: isHeld ? 'held' : 'captured',
      amountMinor: priceMinor,
      currency: 'MYR',
      receivedMinor,
      receivedCurrency: 'MYR',
      receivedAt: secondsAfter(at, 240),
      createdAt: at,
    })
    .returning({ id: paymentAttempts.id })
  const attemptId = made?.id ?? 0
  const request = JSON.stringify({
    currency: 'MYR',
    amountMinor: priceMinor,
    orderNo: `demo-${orderId}`,
  })
  // The played provider has it in its books too, so that it can be given back.
  await db.execute(sql`
    insert into sandbox_payments (reference, attempt, request, state, paid_minor, expires_at)
    values (${`demo_${orderId}`}, ${`demo-${orderId}`}, ${request}::jsonb, 'paid', ${receivedMinor}, ${now.toISOString()}::timestamptz)`)
  return attemptId
}

async function insertRefund(
  { db, now }: SeedContext,
  { schoolId, priceMinor }: Sold,
  of: { orderId: number; attemptId: number; userId: number; staffId: number; isDone: boolean },
): Promise<void> {
  const { orderId, attemptId, userId, staffId, isDone } = of
  const at = secondsAfter(now, isDone ? -13 * day : -day)
  const reason = isDone ? 'I booked the wrong course.' : 'The times do not suit me any more.'
  await db.insert(refunds).values({
    schoolId,
    orderId,
    attemptId: isDone ? attemptId : null,
    kind: 'asked',
    state: isDone ? 'refunded' : 'requested',
    amountMinor: priceMinor,
    currency: 'MYR',
    reason,
    key: 'asked 1',
    createdBy: userId,
    createdAt: at,
    ...(isDone && { decidedBy: staffId, decidedAt: at, settledAt: at }),
  })
  const event = { schoolId, orderId, at, amountMinor: priceMinor }
  await db.insert(orderEvents).values([
    { ...event, what: 'refundAsked', byId: userId, note: reason },
    ...(isDone
      ? [
          { ...event, what: 'refundGranted', byId: staffId },
          { ...event, what: 'refunded' },
        ]
      : []),
  ])
}

async function give(
  { db }: SeedContext,
  { schoolId, id: courseId }: Sold,
  { userId, orderId, at }: { userId: number; orderId: number; at: Date },
  isEnded: boolean,
) {
  await db.insert(entitlements).values({
    schoolId,
    userId,
    courseId,
    source: `order ${orderId}`,
    orderId,
    createdAt: at,
    endedAt: isEnded ? secondsAfter(at, 2 * day) : null,
  })
  if (!isEnded) await enrol(db, { schoolId, userId, courseId }, at)
}

interface Place {
  schoolId: number
  staffId: number
  money: Pick<Buyer, 'currency' | 'currencySymbol'>
}

async function seedPlan(context: SeedContext, place: Place, plan: Plan, number: number) {
  const { db, now, courseIds, userIds } = context
  const courseId = courseIds.get(`teratai/${plan.course}`)
  const userId = userIds.get(`teratai/${plan.student}`)
  const [sold] = await db
    .select()
    .from(courses)
    .where(and(eq(courses.id, courseId ?? 0), gt(courses.priceMinor, 0)))
  if (!sold || userId === undefined)
    throw new Error(`The demo data name ${plan.course}, which is not for sale.`)
  const at = secondsAfter(now, -plan.daysAgo * day)
  const isHeld = plan.further === 'held'
  const own = { userId, ...place.money }
  const orderId = await insertOrder(context, sold, own, { number, state: plan.state, at, isHeld })
  if (!isPaid(plan.state) && !isHeld) return
  const attemptId = await insertAttempt(context, sold, { orderId, at, isHeld })
  if (isHeld) {
    const held = { schoolId: sold.schoolId, orderId, what: 'held' }
    const amountMinor = sold.priceMinor + 100
    await db.insert(orderEvents).values({ ...held, at: secondsAfter(at, 240), amountMinor })
    return
  }
  const isDone = plan.further === 'refunded'
  await give(context, sold, { userId, orderId, at }, isDone)
  const { staffId } = place
  if (plan.further)
    await insertRefund(context, sold, { orderId, attemptId, userId, staffId, isDone })
}

/** Who takes a course that has a price has bought it: the takings of the last weeks. */
async function seedBought(context: SeedContext, { schoolId, money }: Place, from: number) {
  const { db } = context
  const { rows } = await db.execute<{ user_id: string; course_id: string; joined_at: string }>(sql`
    select e.user_id, e.course_id, e.joined_at from enrolments e join courses c on c.id = e.course_id
    where e.school_id = ${schoolId} and c.price_minor > 0 and c.audit_status = 2
      and not exists (select 1 from order_lines l where l.user_id = e.user_id and l.course_id = e.course_id)
    order by e.joined_at desc limit 60`)
  for (const [index, row] of rows.entries()) {
    const [sold] = await db
      .select()
      .from(courses)
      .where(eq(courses.id, Number(row.course_id)))
    if (!sold) continue
    const userId = Number(row.user_id)
    const at = new Date(row.joined_at)
    const made = { number: from + index, state: 'paid' as const, at, isHeld: false }
    const orderId = await insertOrder(context, sold, { userId, ...money }, made)
    await insertAttempt(context, sold, { orderId, at, isHeld: false })
    await give(context, sold, { userId, orderId, at }, false)
  }
}

async function seedCoins({ db, now, userIds }: SeedContext, { schoolId, staffId }: Place) {
  const userId = userIds.get('teratai/student-1') ?? 0
  const requestedAt = secondsAfter(now, -9 * day)
  const common = { schoolId, requestedBy: staffId, requestedAt }
  const reason = 'First prize of the product photography week'
  const approved = {
    ...common,
    userId,
    amount: 5000,
    reason,
    state: 'approved' as const,
    key: randomUUID(),
    decidedBy: staffId,
    decidedAt: requestedAt,
  }
  const [credit] = await db.insert(coinCredits).values(approved).returning({ id: coinCredits.id })
  await book(db, creditEntry(approved, credit?.id ?? 0, reason), requestedAt)
  await db.insert(coinCredits).values({
    ...common,
    userId: userIds.get('teratai/student-2') ?? userId,
    amount: 25_000,
    reason: 'Scholarship of the alumni',
    state: 'waiting',
    key: randomUUID(),
  })
}

/** How the first demo school sells its courses, and what was bought. */
export async function seedOrders(context: SeedContext): Promise<void> {
  const { db, now, schoolIds, userIds } = context
  const schoolId = schoolIds.get('teratai')
  const staffId = userIds.get('teratai/school-admin')
  if (schoolId === undefined || staffId === undefined) return
  await db.insert(paymentSettings).values({
    schoolId,
    methods: ['card', 'fpx', 'grabpay'],
    invoiceNumber: '201901000123',
    taxLabel: { en: 'Service tax', zh: '服务税', my: 'Cukai perkhidmatan' },
    taxBasis: 800,
  })
  const code = { schoolId, createdAt: secondsAfter(now, -30 * day) }
  await db.insert(discountCodes).values([
    { ...code, code: 'WELCOME10', kind: 'percent', value: 10, capMinor: 1000 },
    { ...code, code: 'TERATAI-5', kind: 'fixed', value: 500, mostUses: 100, leastMinor: 2000 },
  ])
  const money = { currency: 'MYR', currencySymbol: 'RM' }
  const place = { schoolId, staffId, money }
  for (const [index, plan] of plans.entries()) await seedPlan(context, place, plan, index + 1)
  await seedBought(context, place, plans.length + 1)
  await seedCoins(context, place)
}
