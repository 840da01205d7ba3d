import { drawBetween, type Seed } from '../draw.ts'

export type Unit =
  | 'units'
  | 'unitsPerDay'
  | 'unitsPerYear'
  | 'days'
  | 'weeks'
  | 'cents'
  | 'centsPerUnit'
  | 'centsPerUnitAndYear'
  | 'percent'
  | 'items'
  | 'none'

/** A decimal number as a whole number: `value` 125 with one decimal place is 12.5. */
export interface Amount {
  value: number
  places: number
  unit: Unit
}

/**
 * A number in the text of a problem, or a row of its table. The site has the text for each name.
 */
export interface Given {
  name: string
  amounts: readonly Amount[]
}

/**
 * A step of the worked solution. The site has a sentence for each code, which contains the numbers.
 */
export interface Step {
  code: string
  numbers: Readonly<Record<string, Amount>>
}

/** How the exact result is rounded to the answer; the site has a text for each way. */
export type Rounding = 'none' | 'halfUp' | 'up'

/**
 * How much a student's answer may differ from the right one, in units of its last digit; the site
 * has a text for each code.
 */
export interface Tolerance {
  code: 'exact' | 'lastPlace' | 'onePercent'
  by: number
}

export interface Solved {
  given: Given[]
  answer: Amount
  rounding: Rounding
  tolerance: Tolerance
  steps: Step[]
}

export interface InventoryProblem {
  readonly name: string
  /** The problem with the numbers of this seed, its answer and its solution. */
  make(draw: Numbers): Solved
}

/** Draws the numbers of one problem: from `least` to `most` in steps. */
export type Numbers = (index: number, least: number, most: number, step?: number) => number

export const numbersOf =
  (seed: Seed, name: string): Numbers =>
  (index, least, most, step = 1) => {
    const steps = (most - least) / step
    return (
      least + step * drawBetween({ seed, day: 0, purpose: `inventory ${name}`, index }, 0, steps)
    )
  }

export const amount = (value: number, unit: Unit, places = 0): Amount => ({ value, places, unit })

export const given = (name: string, ...amounts: Amount[]): Given => ({ name, amounts })

export const step = (code: string, numbers: Record<string, Amount>): Step => ({ code, numbers })

export const exact: Tolerance = { code: 'exact', by: 0 }
export const lastPlace: Tolerance = { code: 'lastPlace', by: 1 }

/**
 * A tolerance of one percent, but at least one unit of the last digit, for students who use a table
 * with fewer digits.
 */
export const onePercent = (answer: number): Tolerance => ({
  code: 'onePercent',
  by: Math.max(1, Math.floor(answer / 100)),
})
