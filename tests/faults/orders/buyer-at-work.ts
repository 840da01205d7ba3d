import { randomUUID } from 'node:crypto'
import { type AnyCall, type DataOf, type InputOf, orders } from '@titian/contract'
import type { Person } from '../../../apps/server/src/testing/test-app.ts'
import type { RunningServer } from '../../support/server.ts'
import { pause } from '../class-at-work.ts'

/** The acknowledged orders of one buyer. */
export interface AcknowledgedOrders {
  /** Created orders, by sealed id. */
  made: Set<string>
  /** Orders acknowledged as paid. */
  paid: Set<string>
  pages: Set<string>
}

export const noneAcknowledged = (): AcknowledgedOrders => ({
  made: new Set(),
  paid: new Set(),
  pages: new Set(),
})

export interface Buyer {
  person: Person
  /** The sealed ids of the courses. A buyer buys each course once. */
  courses: readonly string[]
}

const acts = ['pay', 'pay', 'pay', 'payQuietly', 'payOther', 'fail'] as const
const later = ['resend', 'backwards', 'dispute', 'disputeWon', 'disputeLost'] as const
const any = <One>(list: readonly One[]): One => list[Math.floor(Math.random() * list.length)] as One

/**
 * Returns the data of one call, or undefined if it was refused. Throws if there was no response.
 */
async function ask<C extends AnyCall>(
  origin: string,
  call: C,
  input: InputOf<C>,
  { token }: Person,
): Promise<DataOf<C> | undefined> {
  const response = await fetch(`${origin}/api/v1${call.path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', language: 'en', cookie: `token=${token}` },
    body: JSON.stringify(input),
  })
  if (response.status >= 500) throw new Error(`${call.path}: ${response.status}`)
  const body = (await response.json()) as { data: DataOf<C> | null }
  return body.data ?? undefined
}

const press = (origin: string, page: string, act: string) =>
  fetch(`${origin}${page}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ act }),
  })

/** Repeats a request until the server responds, as the buyer's page does. */
async function untilAnswered<Data>(
  isOver: () => boolean,
  run: () => Promise<Data>,
): Promise<Data | undefined> {
  while (!isOver()) {
    try {
      return await run()
    } catch {
      await pause(20)
    }
  }
  return undefined
}

/**
 * Buys one course after another with random payment methods. Repeats a request while the server is
 * down. `between` are milliseconds before the next course.
 */
export async function buyUntil(
  { origin }: Pick<RunningServer, 'origin'>,
  { person, courses }: Buyer,
  acknowledged: AcknowledgedOrders,
  isOver: () => boolean,
  between = 0,
) {
  const again = <Data>(run: () => Promise<Data>) => untilAnswered(isOver, run)
  for (const courseIdSign of courses) {
    if (isOver()) return
    if (between > 0) await pause(between)
    const payType = any([1, 1, 4] as const)
    // All repetitions of an order have the same key. So a second order is not created if only the
    // response was lost.
    const form = { courseIdSign, payType, email: 'buyer@example.com', key: randomUUID() }
    const made = await again(() => ask(origin, orders.createCourseOrder, form, person))
    if (!made) continue
    const { sign } = made
    acknowledged.made.add(sign)
    const opened = await again(() => ask(origin, orders.toOrderPay, { sign }, person))
    if (opened) {
      const page = opened.payUrl
      acknowledged.pages.add(page)
      await again(() => press(origin, page, any(acts)))
      if (Math.random() < 0.4) await again(() => press(origin, page, any(later)))
    }
    const detail = await again(() => ask(origin, orders.orderDetail, { sign }, person))
    if (detail?.status === 2) acknowledged.paid.add(sign)
    if (detail?.may.refund && Math.random() < 0.2)
      await again(() => ask(origin, orders.requestRefund, { sign, reason: 'By chance.' }, person))
  }
}
