import { appendFileSync } from 'node:fs'

/**
 * `npm run faults` runs at full length; `npm test` and `npm run test:long` run the same code with
 * small numbers.
 */
export const isFull = process.env.FAULTS === 'full'
const isLong = process.env.TEST_LENGTH === 'long'
/**
 * True in `npm run test:long` and `npm run faults`, which include tests that repeat a shorter one with
 * another fault.
 */
export const isTriedAtLength = isFull || isLong
const isEmbedded = !process.env.DATABASE_URL

export function howOften(full: number, short: number, long = short): number {
  if (isFull) return full
  return isLong ? long : short
}

/**
 * In `npm test` the embedded database repeats a fault fewer times, because only its storage
 * differs.
 */
export const fewerEmbedded = (few: number, short: number) => (isEmbedded ? few : short)

/**
 * Tests that do not depend on the database run once. FAULTS_ONCE names the run that includes them
 * if two runs are parallel, so that both take equally long. Without FAULTS_ONCE this is the run
 * without PostgreSQL.
 */
export const isTriedHere = process.env.FAULTS_ONCE
  ? process.env.FAULTS_ONCE === 'here'
  : !process.env.DATABASE_URL
export const timeLimit = isFull ? 7_200_000 : 300_000

export interface Figures {
  /** The page of docs/proof that shows the figures; by default that of exams. */
  page?: 'operations'
  kills: number
  acknowledged: number
  /** The number of acknowledged writes that are missing. */
  lost: number
  /** The number of stored writes that differ from what was sent. */
  wrong: number
  /** Milliseconds from each kill until the server responded again. */
  restarts: number[]
  /** Additional text for these figures. */
  note?: string
}

const middle = (sorted: number[]) => sorted[Math.floor(sorted.length / 2)] ?? 0

/** Prints the figures of one test and stores them for the summary of `npm run faults`. */
export function printFigures(trial: string, { restarts, note = '', ...counts }: Figures) {
  const sorted = restarts.toSorted((one, other) => one - other).map(Math.round)
  const row = { trial, ...counts, restartP50: middle(sorted), restartMax: sorted.at(-1) ?? 0, note }
  console.log(JSON.stringify(row))
  if (process.env.FAULT_FIGURES)
    appendFileSync(process.env.FAULT_FIGURES, `${JSON.stringify(row)}\n`)
}
