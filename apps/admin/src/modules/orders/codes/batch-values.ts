import type { InputOf, orders } from '@titian/contract'
import { momentOfDay } from '@titian/site'
import { numberOf } from '@titian/site/number-of'

/** Numbers are texts while their fields are empty; days as 2026-03-01. */
export interface BatchValues extends Record<string, unknown> {
  name: string
  kind: 'courses' | 'coins'
  courseSigns: string[]
  coins: number | string
  quantity: number | string
  startTime: string
  endTime: string
  perUser: number | string
  className: string
  asksName: boolean
  asksNumber: boolean
}

export const emptyBatch: BatchValues = {
  name: '',
  kind: 'courses',
  courseSigns: [],
  coins: '',
  quantity: 50,
  startTime: '',
  endTime: '',
  perUser: 1,
  className: '',
  asksName: false,
  asksNumber: false,
}

/**
 * Returns the input of the call. A code gives courses or coins; if it gives courses, the number of
 * coins is ignored, and the other way round.
 */
export function batchInputOf(
  { kind, courseSigns, coins, quantity, startTime, endTime, perUser, ...rest }: BatchValues,
  key: string,
): InputOf<typeof orders.makeCodeBatch> {
  const { name, className, asksName, asksNumber } = rest
  return {
    name,
    className,
    asksName,
    asksNumber,
    courseSigns: kind === 'courses' ? courseSigns : [],
    coins: kind === 'coins' ? numberOf(coins) : 0,
    quantity: numberOf(quantity),
    startTime: momentOfDay(startTime, 'first') ?? null,
    endTime: momentOfDay(endTime, 'last') ?? null,
    perUser: numberOf(perUser),
    key,
  }
}
