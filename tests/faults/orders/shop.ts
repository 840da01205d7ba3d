import { Till } from '../../../apps/server/src/modules/orders/factories.ts'
import { countMoney, reconcileBooks } from '../../../apps/server/src/testing/random-orders.ts'
import { openTestApp, TestClock, type TestApp } from '../../../apps/server/src/testing/test-app.ts'
import type { EmptyPlace } from '../../support/database.ts'
import type { AcknowledgedOrders, Buyer } from './buyer-at-work.ts'

/** Creates buyers with coins, and courses that each of them may buy. */
export async function stockShop(
  testApp: TestApp,
  { buyers, courses }: { buyers: number; courses: number },
): Promise<Buyer[]> {
  const till = await Till.open(testApp)
  const shelf: string[] = []
  for (let number = 0; number < courses; number += 1) shelf.push((await till.course()).sign)
  const list: Buyer[] = []
  for (let number = 0; number < buyers; number += 1) {
    const person = await testApp.person()
    await till.give(900, person)
    list.push({ person, courses: shelf })
  }
  return list
}

/** Lets the jobs finish their open work, and compares the acknowledged orders with the bookings. */
export async function compareOrders(place: EmptyPlace, acknowledged: AcknowledgedOrders[]) {
  const testApp = await openTestApp({ clock: new TestClock(new Date()), keep: place })
  try {
    const till = await Till.open(testApp)
    // Sends all notices of payments again, as a provider does with notices that were not processed.
    for (const page of acknowledged.flatMap(({ pages }) => [...pages]))
      await till.play(page, 'resend')
    const violations = await reconcileBooks(
      till,
      acknowledged.flatMap(({ pages }) => [...pages]),
    )
    const { rows } = await testApp.db.execute<{ id: string; paid: boolean }>(
      'select id, paid_at is not null as paid from orders',
    )
    const stored = new Map(rows.map(({ id, paid }) => [Number(id), paid]))
    const of = (sign: string) => stored.get(testApp.app.deps.signs.open('order', sign) ?? 0)
    const lost = acknowledged.flatMap(({ made, paid }) => [
      ...[...made].filter((sign) => of(sign) === undefined),
      ...[...paid].filter((sign) => of(sign) !== true),
    ])
    return { lost, violations, money: await countMoney(testApp) }
  } finally {
    await testApp.close()
  }
}
