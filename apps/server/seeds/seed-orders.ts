import { randomUUID } from 'node:crypto'
import { pickText, type Texts } from '@titian/contract'
import { and, eq, gt, sql } from 'drizzle-orm'
import { users } from '../src/modules/accounts/index.ts'
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
import { found } from '../src/platform/refusal.ts'
import type { SeedContext } from './seed-context.ts'

const day = 24 * 60 * 60
/** Seconds between order and payment. */
const payingSeconds = 240

type OrderState = (typeof orders.$inferInsert)['state']

interface Plan {
  student: string
  course: string
  state: OrderState
  daysAgo: number
  /** A further event of the order. */
  further?: 'refundAsked' | 'held' | 'refunded'
}

/** The demo student has an order of each kind. Two orders of other people wait for staff. */
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
  email: string
  currency: string
  currencySymbol: string
}

const isPaid = (state: OrderState) =>
  state === 'paid' || state === 'refunded' || state === 'partly_refunded'

interface Sale {
  sold: Sold
  buyer: Buyer
  number: number
  state: OrderState
  at: Date
  isHeld?: boolean
}

interface PaidSale extends Sale {
  orderId: number
}

function orderRow({ sold, buyer, number, state, at, isHeld = false }: Sale) {
  const { schoolId, priceMinor } = sold
  const paidAt = isPaid(state) ? secondsAfter(at, payingSeconds) : null
  const stamp = at.toISOString().slice(2, 10).replaceAll('-', '')
  return {
    schoolId,
    ...buyer,
    orderNo: `${stamp}D${1_000_000 + number}`,
    key: randomUUID(),
    requestHash: 'demo',
    state,
    moneyReview: isHeld,
    payType: 1 as const,
    listMinor: priceMinor,
    subtotalMinor: priceMinor,
    receivedMinor: paidAt ? priceMinor : 0,
    refundedMinor: state === 'refunded' ? priceMinor : 0,
    refundDays: 7,
    createdAt: at,
    expiresAt: secondsAfter(at, 1800),
    paidAt,
    closedAt: state === 'closed' ? secondsAfter(at, 1800) : null,
  }
}

function eventsOf({ sold: { schoolId, priceMinor }, state, at, orderId }: PaidSale) {
  const event = { schoolId, orderId, amountMinor: priceMinor }
  return [
    { ...event, at, what: 'created' },
    { ...event, at: secondsAfter(at, 60), what: 'payStarted' },
    ...(isPaid(state) ? [{ ...event, at: secondsAfter(at, payingSeconds), what: 'received' }] : []),
    ...(state === 'closed'
      ? [{ ...event, amountMinor: null, at: secondsAfter(at, 1800), what: 'closed' }]
      : []),
  ]
}

/** Inserts the orders with their lines and events. */
async function insertOrders({ db }: SeedContext, sales: readonly Sale[]): Promise<PaidSale[]> {
  const rows = sales.map(orderRow)
  const made = await db.insert(orders).values(rows).returning({ id: orders.id })
  const placed = sales.map((sale, index) => ({ ...sale, orderId: made[index]?.id ?? 0 }))
  await db.insert(orderLines).values(
    placed.map(({ sold, buyer, orderId, state }) => ({
      schoolId: sold.schoolId,
      orderId,
      userId: buyer.userId,
      courseId: sold.id,
      titles: sold.names,
      titleSearch: sold.nameSearch,
      listMinor: sold.priceMinor,
      paidMinor: sold.priceMinor,
      live: state === 'paid',
    })),
  )
  await db.insert(orderEvents).values(placed.flatMap(eventsOf))
  return placed
}

const receivedOf = ({ sold, isHeld }: PaidSale) => sold.priceMinor + (isHeld ? 100 : 0)

function attemptRow(sale: PaidSale): typeof paymentAttempts.$inferInsert {
  const { sold, buyer, orderId, at, isHeld } = sale
  const { schoolId, names, priceMinor } = sold
  return {
    schoolId,
    orderId,
    provider: 'sandbox',
    reference: `demo_${orderId}`,
    request: {
      attempt: `demo-${orderId}`,
      schoolId,
      orderNo: `demo-${orderId}`,
      title: pickText(names, 'en', 'en'),
      email: buyer.email,
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
    receivedMinor: receivedOf(sale),
    receivedCurrency: 'MYR',
    receivedAt: secondsAfter(at, payingSeconds),
    createdAt: at,
  }
}

/**
 * Inserts the payments at the provider; held money is one ringgit too much. Returns the ids of the
 * attempts.
 */
async function insertAttempts({ db, now }: SeedContext, sales: PaidSale[]): Promise<number[]> {
  const made = await db
    .insert(paymentAttempts)
    .values(sales.map(attemptRow))
    .returning({ id: paymentAttempts.id })
  // Adds the payments to the sandbox provider's books too, so that they can be refunded.
  const books = sales.map((sale) => ({
    order: sale.orderId,
    paid: receivedOf(sale),
    request: {
      currency: 'MYR',
      amountMinor: sale.sold.priceMinor,
      orderNo: `demo-${sale.orderId}`,
    },
  }))
  await db.execute(sql`
    insert into sandbox_payments (reference, attempt, request, state, paid_minor, expires_at)
    select 'demo_' || b."order", 'demo-' || b."order", b.request, 'paid', b.paid, ${now.toISOString()}::timestamptz
    from jsonb_to_recordset(${JSON.stringify(books)}::jsonb) as b("order" bigint, paid int, request jsonb)`)
  return made.map(({ id }) => id)
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

/** Grants the paid courses from the time of the payment. */
async function give({ db }: SeedContext, sales: readonly PaidSale[]) {
  await db.insert(entitlements).values(
    sales.map(({ sold: { schoolId, id: courseId }, buyer: { userId }, orderId, at, state }) => ({
      schoolId,
      userId,
      courseId,
      source: `order ${orderId}`,
      orderId,
      createdAt: secondsAfter(at, payingSeconds),
      endedAt: state === 'refunded' ? secondsAfter(at, 2 * day) : null,
    })),
  )
}

interface Place {
  key: string
  schoolId: number
  staffId: number
  money: Pick<Buyer, 'currency' | 'currencySymbol'>
}

/** Returns the buyers. Students pay with the e-mail address of the school. */
async function buyersOf({ db }: SeedContext, { key, schoolId, money }: Place) {
  const rows = await db
    .select({ userId: users.id, card: users.studentCard })
    .from(users)
    .where(eq(users.schoolId, schoolId))
  return new Map(
    rows.map(({ userId, card }): [number, Buyer] => [
      userId,
      {
        userId,
        ...money,
        email: `${(card ?? String(userId)).toLowerCase()}@students.${key}.example`,
      },
    ]),
  )
}

interface Shop {
  buyers: Map<number, Buyer>
  sold: Map<number, Sold>
}

function saleOf(
  { buyers, sold }: Shop,
  ids: { userId: number | undefined; courseId: number | undefined },
  rest: Omit<Sale, 'sold' | 'buyer'>,
): Sale {
  const [buyer, course] = [buyers.get(ids.userId ?? 0), sold.get(ids.courseId ?? 0)]
  if (!buyer || !course) throw new Error('The demo orders name what is not for sale, or nobody.')
  return { ...rest, sold: course, buyer }
}

async function seedPlan(
  context: SeedContext,
  { staffId }: Place,
  shop: Shop,
  plan: Plan,
  number: number,
) {
  const { db, now, courseIds, userIds } = context
  const ids = {
    userId: userIds.get(`teratai/${plan.student}`),
    courseId: courseIds.get(`teratai/${plan.course}`),
  }
  const at = secondsAfter(now, -plan.daysAgo * day)
  const isHeld = plan.further === 'held'
  const [made] = await insertOrders(context, [
    saleOf(shop, ids, { number, state: plan.state, at, isHeld }),
  ])
  const sale = found(made)
  if (!isPaid(plan.state) && !isHeld) return
  const [attemptId = 0] = await insertAttempts(context, [sale])
  const { sold, orderId } = sale
  const { userId } = sale.buyer
  if (isHeld) {
    const held = { schoolId: sold.schoolId, orderId, what: 'held' }
    const amountMinor = receivedOf(sale)
    await db
      .insert(orderEvents)
      .values({ ...held, at: secondsAfter(at, payingSeconds), amountMinor })
    return
  }
  const isDone = plan.further === 'refunded'
  await give(context, [sale])
  if (!isDone)
    await enrol(
      db,
      { schoolId: sold.schoolId, userId, courseId: sold.id },
      secondsAfter(at, payingSeconds),
    )
  if (plan.further)
    await insertRefund(context, sold, { orderId, attemptId, userId, staffId, isDone })
}

/**
 * Inserts the paid orders of students who have joined a paid course, except those who joined by a
 * teacher's link, so that the school has takings.
 */
async function seedBought(context: SeedContext, { schoolId }: Place, shop: Shop, from: number) {
  const { rows } = await context.db.execute<{
    user_id: string
    course_id: string
    joined_at: string
  }>(sql`
    select e.user_id, e.course_id, e.joined_at from enrolments e join courses c on c.id = e.course_id
    where e.school_id = ${schoolId} and c.price_minor > 0 and c.audit_status = 2
      and not exists (select 1 from order_lines l join orders o on o.id = l.order_id
        where l.user_id = e.user_id and l.course_id = e.course_id and o.state = 'paid')
      and not exists (select 1 from share_link_uses u join share_links s on s.id = u.link_id
        where u.user_id = e.user_id and s.course_id = e.course_id)
    order by e.joined_at, e.id`)
  const sales = rows.map((row, index) =>
    saleOf(
      shop,
      { userId: Number(row.user_id), courseId: Number(row.course_id) },
      {
        number: from + index,
        state: 'paid',
        at: secondsAfter(new Date(row.joined_at), -payingSeconds),
      },
    ),
  )
  if (sales.length === 0) return
  const placed = await insertOrders(context, sales)
  await insertAttempts(context, placed)
  await give(context, placed)
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

function placeOf({ schoolIds, userIds }: SeedContext, key: string): Place {
  return {
    key,
    schoolId: schoolIds.get(key) ?? 0,
    staffId: userIds.get(`${key}/school-admin`) ?? 0,
    money: { currency: 'MYR', currencySymbol: 'RM' },
  }
}

async function shopOf(context: SeedContext, place: Place): Promise<Shop> {
  const forSale = await context.db
    .select()
    .from(courses)
    .where(and(eq(courses.schoolId, place.schoolId), gt(courses.priceMinor, 0)))
  return {
    buyers: await buyersOf(context, place),
    sold: new Map(forSale.map((course) => [course.id, course])),
  }
}

/** Inserts the payment settings and orders of the demo schools. */
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
  const place = placeOf(context, 'teratai')
  const shop = await shopOf(context, place)
  for (const [index, plan] of plans.entries()) await seedPlan(context, place, shop, plan, index + 1)
  await seedBought(context, place, shop, plans.length + 1)
  await seedCoins(context, place)
  const second = placeOf(context, 'kopi')
  await seedBought(context, second, await shopOf(context, second), 1)
}
