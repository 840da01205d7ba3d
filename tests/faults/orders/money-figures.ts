import { appendFileSync } from 'node:fs'
import type { MoneyCounts } from '../../../apps/server/src/testing/random-orders.ts'

interface MoneyFigures extends MoneyCounts {
  stories: number
  kills: number
  /** Told to a buyer and not there afterwards. */
  lost: number
  /** What the books did not agree in. */
  violations: number
}

/** Prints the figures of one trial and leaves them for the proof of the orders, which `npm run faults` writes. */
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
