import { appendFileSync } from 'node:fs'
import type { MoneyCounts } from '../../../apps/server/src/testing/random-orders.ts'

interface MoneyFigures extends MoneyCounts {
  stories: number
  kills: number
  /** The number of orders that were acknowledged to a buyer but are missing. */
  lost: number
  /** The number of inconsistencies in the bookings. */
  violations: number
}

/**
 * Prints the figures of one test, and stores them for docs/proof/orders.md, which `npm run faults`
 * writes.
 */
export function printMoney(trial: string, figures: MoneyFigures) {
  const { stories, kills, orders, payments, refunds, disputes, replays, lost, violations } = figures
  const row = {
    page: 'orders',
    cells: [trial, stories, kills, orders, payments, refunds, disputes, replays, lost, violations],
  }
  console.log(JSON.stringify(row))
  if (process.env.FAULT_FIGURES)
    appendFileSync(process.env.FAULT_FIGURES, `${JSON.stringify(row)}\n`)
}
