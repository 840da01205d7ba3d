import type { MoneyReport } from '@titian/contract'

/** The key of the text that states what a plot shows, with its numbers. */
export interface Finding {
  key: string
  values?: Record<string, number | string>
}

const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0)

export const totalsOf = ({ days }: Pick<MoneyReport, 'days'>) => ({
  taken: sum(days.map(({ taken }) => taken)),
  refunded: sum(days.map(({ refunded }) => refunded)),
})

/** The payments and refunds of the days. */
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

/** The course with the highest income, and its share. */
export function coursesFinding({ courses }: Pick<MoneyReport, 'courses'>): Finding {
  const total = sum(courses.map(({ amount }) => amount))
  const best = courses.toSorted((a, b) => b.amount - a.amount)[0]
  if (!best || total <= 0) return { key: 'report.courses.none' }
  return {
    key: 'report.courses.finding',
    values: { name: best.name, percent: Math.round((best.amount / total) * 100) },
  }
}

/** The payment method with the highest income, and its share. */
export function methodsFinding({ methods }: Pick<MoneyReport, 'methods'>): Finding {
  const total = sum(methods.map(({ amount }) => amount))
  const best = methods.toSorted((a, b) => b.amount - a.amount)[0]
  if (!best || total <= 0) return { key: 'report.methods.none' }
  return {
    key: `report.methods.most${best.payType}`,
    values: { percent: Math.round((best.amount / total) * 100) },
  }
}
