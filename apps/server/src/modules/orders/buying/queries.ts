import { hiddenOrders, type Texts } from '@titian/contract'
import {
  and,
  desc,
  eq,
  gte,
  inArray,
  isNotNull,
  isNull,
  lte,
  not,
  or,
  sql,
  type SQL,
} from 'drizzle-orm'
import type { Db } from '../../../platform/database/database.ts'
import { found } from '../../../platform/refusal.ts'
import { users } from '../../accounts/index.ts'
import { courses, lessonCount, likePattern, trainingIdOf } from '../../courses/index.ts'
import { isRefundOpen } from '../queries.ts'
import type { OrderState } from '../rules.ts'
import { orderLines, type OrderRow, orders } from '../tables.ts'

export async function findByKey(
  db: Db,
  { schoolId, userId, key }: { schoolId: number; userId: number; key: string },
): Promise<OrderRow | undefined> {
  const [row] = await db
    .select()
    .from(orders)
    .where(and(eq(orders.schoolId, schoolId), eq(orders.userId, userId), eq(orders.key, key)))
  return row
}

export async function insertOrder(
  tx: Db,
  values: typeof orders.$inferInsert,
  line: { courseId: number; titles: Texts; titleSearch: string },
): Promise<OrderRow> {
  const [made] = await tx.insert(orders).values(values).returning()
  const order = found(made)
  await tx.insert(orderLines).values({
    schoolId: order.schoolId,
    orderId: order.id,
    userId: order.userId,
    listMinor: order.listMinor,
    discountMinor: order.discountMinor,
    paidMinor: order.subtotalMinor,
    ...line,
  })
  return order
}

/** Returns the e-mail address of the person's last order. */
export async function lastEmail(db: Db, schoolId: number, userId: number): Promise<string> {
  const [row] = await db
    .select({ email: orders.email })
    .from(orders)
    .where(and(eq(orders.schoolId, schoolId), eq(orders.userId, userId)))
    .orderBy(desc(orders.id))
    .limit(1)
  return row?.email ?? ''
}

export async function countLessons(db: Db, schoolId: number, courseId: number): Promise<number> {
  const [row] = await db
    .select({ lessons: lessonCount })
    .from(courses)
    .where(and(eq(courses.schoolId, schoolId), eq(courses.id, courseId)))
  return row?.lessons ?? 0
}

export async function getBuyerName(db: Db, schoolId: number, userId: number): Promise<string> {
  const [row] = await db
    .select({ name: users.name })
    .from(users)
    .where(and(eq(users.schoolId, schoolId), eq(users.id, userId)))
  return found(row).name
}

export interface OrderFilter {
  startTime?: string | undefined
  endTime?: string | undefined
  orderType: number
  payType: number
}

/** ORD-009: the stored states behind each filter. */
const statesOf: Record<number, OrderState[]> = {
  1: ['unpaid', 'closing'],
  2: ['paid', 'partly_refunded'],
  3: ['closed'],
  4: ['refunded'],
}

export function filtered({ startTime, endTime, orderType, payType }: OrderFilter): SQL | undefined {
  const states = statesOf[orderType]
  return and(
    states && inArray(orders.state, states),
    payType === 0 ? undefined : sql`${orders.payType} = ${payType}`,
    startTime === undefined ? undefined : gte(orders.createdAt, new Date(startTime)),
    endTime === undefined ? undefined : lte(orders.createdAt, new Date(endTime)),
  )
}

const isTitled = ({ schoolId, userId }: { schoolId: number; userId: number }, title: string) =>
  sql`${orders.id} in (select l.order_id from order_lines l
    where l.school_id = ${schoolId} and l.user_id = ${userId} and l.title_search like ${likePattern(title)})`

/** ORD-109: the SQL form of the policy's `mayBeHidden`. */
const mayBeHidden = sql<boolean>`(${orders.state} not in ('unpaid', 'closing') and not ${orders.disputed}
  and not ${orders.moneyReview} and not ${isRefundOpen})`

export function ofBuyer(
  { schoolId, userId }: { schoolId: number; userId: number },
  { title, ...filter }: OrderFilter & { title: string },
): SQL | undefined {
  return and(
    eq(orders.schoolId, schoolId),
    eq(orders.userId, userId),
    filter.orderType === hiddenOrders
      ? and(isNotNull(orders.hiddenAt), mayBeHidden)
      : or(isNull(orders.hiddenAt), not(mayBeHidden)),
    filtered(filter),
    title === '' ? undefined : isTitled({ schoolId, userId }, title),
  )
}

/** Returns the training that is taught by a course; null for other courses. */
export async function findTraining(
  db: Db,
  { id, schoolId, training }: { id: number; schoolId: number; training: boolean },
): Promise<number | null> {
  if (!training) return null
  const [row] = await db
    .select({ trainingId: trainingIdOf })
    .from(courses)
    .where(and(eq(courses.schoolId, schoolId), eq(courses.id, id)))
  return row?.trainingId ?? null
}
