import { appendFileSync } from 'node:fs'
import type { MoneyCounts } from '../../../apps/server/src/testing/random-orders.ts'

interface MoneyFigures extends MoneyCounts {
  stories: number
  kills: number
  /** Acknowledged to a buyer but missing. */
  lost: number
  /** Number of inconsistencies in the books. */
  violations: number
}

/**
 * Prints the figures of one test and stores them for the proof of orders, which `npm run faults`
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
