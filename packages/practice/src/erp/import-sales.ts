import type { ErpCommand, Written } from './commands/types.ts'
import { limits } from './names.ts'

/** The sales of a product on one day in a run of the virtual marketplace. */
export interface SalesRow {
  day: number
  item: string
  units: number
  /** Cents per unit. */
  price: number
}

interface Target {
  /** The current day of the ERP run, on which everything is booked: nothing is back-dated. */
  day: number
  partner: string
  card?: string | null
}

type WriteOrder = Extract<ErpCommand, { type: 'write' }> & Written

/**
 * PRC-049: makes sales orders from the sales of a marketplace, one for each day with sales, in the
 * order of days. An order has one line for each item. A day needs further orders if an item was
 * sold at two prices, or if it has more items than an order has lines.
 */
export function salesOrdersOf(rows: readonly SalesRow[], target: Target): WriteOrder[] {
  const days = [...new Set(rows.map(({ day }) => day))].toSorted((one, other) => one - other)
  return days.flatMap((day) =>
    ordersOf(rows.filter((row) => row.day === day && row.units > 0)).map((lines) => ({
      type: 'write' as const,
      day: target.day,
      kind: 'salesOrder' as const,
      card: target.card ?? null,
      partner: target.partner,
      lines,
      submit: true,
    })),
  )
}

type Line = Pick<SalesRow, 'item' | 'units' | 'price'>

/** Units of one item at one price, split into quantities that a line can hold. */
function summed(rows: readonly SalesRow[]): Line[] {
  const lines = new Map<string, Line>()
  for (const { item, units, price } of rows) {
    const key = `${price} ${item}`
    lines.set(key, { item, price, units: (lines.get(key)?.units ?? 0) + units })
  }
  return [...lines.values()].flatMap(({ item, units, price }) => {
    const pieces = Math.ceil(units / limits.units)
    return Array.from({ length: pieces }, (_, piece) => ({
      item,
      price,
      units: Math.min(limits.units, units - piece * limits.units),
    }))
  })
}

function ordersOf(rows: readonly SalesRow[]): Line[][] {
  const orders: Line[][] = []
  for (const line of summed(rows)) {
    const free = orders.find(
      (order) => order.length < limits.lines && order.every(({ item }) => item !== line.item),
    )
    if (free) free.push(line)
    else orders.push([line])
  }
  return orders
}
