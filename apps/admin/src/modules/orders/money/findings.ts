import type { MoneyReport } from '@titian/contract'

/** Which text says what a plot shows, and the numbers in it. */
export interface Finding {
  key: string
  values?: Record<string, number | string>
}

const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0)

export const totalsOf = ({ days }: Pick<MoneyReport, 'days'>) => ({
  taken: sum(days.map(({ taken }) => taken)),
  refunded: sum(days.map(({ refunded }) => refunded)),
})

/** What came in, and what was given back of it. */
export function daysFinding(
  report: Pick<MoneyReport, 'days'>,
  money: (amount: number) => string,
  isOwn = false,
): Finding {
  const { taken, refunded } = totalsOf(report)
  const count = report.days.length
  const says = isOwn ? 'report.ownDays' : 'report.days'
  if (taken === 0 && refunded === 0) return { key: `${says}.none`, values: { count } }
  const values = { count, taken: money(taken), refunded: money(refunded) }
  return { key: refunded > 0 ? `${says}.both` : `${says}.taken`, values }
}

/** The course that brought most, and its share. */
export function coursesFinding({ courses }: Pick<MoneyReport, 'courses'>): Finding {
  const total = sum(courses.map(({ amount }) => amount))
  const best = courses.toSorted((a, b) => b.amount - a.amount)[0]
  if (!best || total <= 0) return { key: 'report.courses.none' }
  return {
    key: 'report.courses.finding',
    values: { name: best.name, percent: Math.round((best.amount / total) * 100) },
  }
}

/** The way that brought most, and its share. */
export function methodsFinding({ methods }: Pick<MoneyReport, 'methods'>): Finding {
  const total = sum(methods.map(({ amount }) => amount))
  const best = methods.toSorted((a, b) => b.amount - a.amount)[0]
  if (!best || total <= 0) return { key: 'report.methods.none' }
  return {
    key: `report.methods.most${best.payType}`,
    values: { percent: Math.round((best.amount / total) * 100) },
  }
}
