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

/** ORD-115: the days of the address; one's own as soon as it names the first or the last. */
export function readSpan({ days, from, to }: SpanWords): Span {
  const own = days === 'own' ? { own: { from: from ?? '', to: to ?? '' } } : {}
  return { days: spans.find((one) => String(one) === days) ?? usualSpan, ...own }
}

const problemsOf = byContract<Span>(orders.moneyReport.input)

/** What is wrong with the last day, or with the first one. */
export function spanProblem(span: Span): { from?: string; to?: string } | undefined {
  const problems: Readonly<Record<string, string | undefined>> = problemsOf(span)
  const { 'own.from': from, 'own.to': to } = problems
  return from || to ? { ...(from && { from }), ...(to && { to }) } : undefined
}
