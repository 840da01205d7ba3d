import { type InputOf, orders } from '@titian/contract'
import { byContract } from '@titian/site'
import type { PageWord } from '@titian/site/staff'

export type Span = Pick<InputOf<typeof orders.moneyReport>, 'own'> & { days: number }

export const spans = [7, 30, 90, 366] as const
export const usualSpan = 30

export interface SpanWords extends PageWord {
  days?: string | undefined
  from?: string | undefined
  to?: string | undefined
}

/**
 * ORD-115: reads the days from the address. With `days=own`, the address names a first and a last
 * day; otherwise `days` is a number of last days.
 */
export function readSpan({ days, from, to }: SpanWords): Span {
  const own = days === 'own' ? { own: { from: from ?? '', to: to ?? '' } } : {}
  return { days: spans.find((one) => String(one) === days) ?? usualSpan, ...own }
}

const problemsOf = byContract<Span>(orders.moneyReport.input)

/** Returns the error of the first or the last day, or undefined. */
export function spanProblem(span: Span): { from?: string; to?: string } | undefined {
  const problems: Readonly<Record<string, string | undefined>> = problemsOf(span)
  const { 'own.from': from, 'own.to': to } = problems
  return from || to ? { ...(from && { from }), ...(to && { to }) } : undefined
}
