import type { HealthDay, MarketState } from '../state.ts'

const emptyHealth = (day: number): HealthDay => ({
  day,
  orders: 0,
  defects: 0,
  ownOrders: 0,
  cancelled: 0,
  shipped: 0,
  due: 0,
  late: 0,
  tracked: 0,
  delivered: 0,
  onTime: 0,
})

type Count = Partial<Omit<HealthDay, 'day'>>

/** Adds to today's numbers for account health. */
export function countOn({ account, day }: MarketState, more: Count): void {
  const { rows } = account
  const last = rows.at(-1)
  const row = last?.day === day ? last : emptyHealth(day)
  const next = {
    day,
    orders: row.orders + (more.orders ?? 0),
    defects: row.defects + (more.defects ?? 0),
    ownOrders: row.ownOrders + (more.ownOrders ?? 0),
    cancelled: row.cancelled + (more.cancelled ?? 0),
    shipped: row.shipped + (more.shipped ?? 0),
    due: row.due + (more.due ?? 0),
    late: row.late + (more.late ?? 0),
    tracked: row.tracked + (more.tracked ?? 0),
    delivered: row.delivered + (more.delivered ?? 0),
    onTime: row.onTime + (more.onTime ?? 0),
  }
  if (row === last) rows[rows.length - 1] = next
  else rows.push(next)
}
