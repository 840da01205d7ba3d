import type { SupplyChainScenario } from './scenario.ts'
import { type BySeat, bySeat, customerOf, type Seat, supplierOf } from './seats.ts'
import type { Desk, WeekRow } from './state.ts'

export interface Order {
  quantity: number
  by: NonNullable<WeekRow['orderedBy']>
}

/** The seats before the first week: every pipeline contains the usual demand. */
export function firstDesks(scenario: SupplyChainScenario, usual: number): BySeat<Desk> {
  const { orderDelay, shippingDelay, productionDelay, startStock } = scenario
  return bySeat((seat) => {
    const supplier = supplierOf(seat)
    const goods = supplier ? shippingDelay : productionDelay
    return {
      playedBy: scenario.seats[seat],
      stock: startStock,
      backlog: 0,
      inTransit: Array<number>(goods).fill(usual),
      orderQueue: Array<number>(customerOf(seat) ? orderDelay : 0).fill(usual),
      onOrder: usual * (supplier ? orderDelay + shippingDelay : productionDelay),
      rows: [],
    }
  })
}

/**
 * Opens the week of one desk: it receives goods and the order, ships, and books the costs
 * (PRC-052).
 */
function openDesk(desk: Desk, week: number, asked: number, scenario: SupplyChainScenario): Desk {
  const [received = 0, ...inTransit] = desk.inTransit
  const available = desk.stock + received
  const shipped = Math.min(available, asked + desk.backlog)
  const stock = available - shipped
  const backlog = desk.backlog + asked - shipped
  const row: WeekRow = {
    week,
    received,
    asked,
    shipped,
    onTime: Math.max(0, shipped - desk.backlog),
    stock,
    backlog,
    cost: stock * scenario.holding + backlog * scenario.backlog,
    ordered: null,
    orderedBy: null,
  }
  return {
    ...desk,
    stock,
    backlog,
    inTransit,
    orderQueue: desk.orderQueue.slice(1),
    onOrder: desk.onOrder - received,
    rows: [...desk.rows, row],
  }
}

/**
 * Opens the week at all desks. All seats act at the same time, so a shipment of this week does not
 * arrive in this week.
 */
export function openWeek(
  desks: BySeat<Desk>,
  week: number,
  demand: number,
  scenario: SupplyChainScenario,
): BySeat<Desk> {
  const opened = bySeat((seat) =>
    openDesk(desks[seat], week, desks[seat].orderQueue[0] ?? demand, scenario),
  )
  const shippedTo = (seat: Seat): number[] => {
    const supplier = supplierOf(seat)
    return supplier ? [opened[supplier].rows.at(-1)?.shipped ?? 0] : []
  }
  return bySeat((seat) => ({
    ...opened[seat],
    inTransit: [...opened[seat].inTransit, ...shippedTo(seat)],
  }))
}

function place({ rows, ...desk }: Desk, { quantity, by }: Order): Desk {
  return {
    ...desk,
    onOrder: desk.onOrder + quantity,
    rows: rows.map((row, index) =>
      index === rows.length - 1 ? { ...row, ordered: quantity, orderedBy: by } : row,
    ),
  }
}

/** Sends each seat's order to its supplier; the factory's order goes into production. */
export function closeWeek(desks: BySeat<Desk>, orders: BySeat<Order>): BySeat<Desk> {
  return bySeat((seat) => {
    const desk = place(desks[seat], orders[seat])
    const customer = customerOf(seat)
    return {
      ...desk,
      inTransit: supplierOf(seat) ? desk.inTransit : [...desk.inTransit, orders[seat].quantity],
      orderQueue: customer ? [...desk.orderQueue, orders[customer].quantity] : [],
    }
  })
}
