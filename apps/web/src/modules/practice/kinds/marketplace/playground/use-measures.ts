import { useFormats } from '@titian/site'
import { useTranslation } from 'react-i18next'
import { type DayFigures, type Measure, measures } from './model/figures.ts'
import { shopMoney as money } from '../parts/shop-money.ts'

/** Returns the measures with their names and formats. */
export function useMeasures() {
  const { t } = useTranslation('playground')
  const { number } = useFormats()
  const write: Record<Measure, (value: number) => string> = {
    sales: money,
    profit: money,
    stock: (value) => number(Math.round(value)),
    rating: (value) => number(Math.round(value) / 100),
  }
  // The axis has space for whole dollars only. The table shows cents.
  const dollars = (cents: number) => money(Math.round(cents / 100) * 100).replace(/\.00$/, '')
  return measures.map((name) => ({
    name,
    title: t(`measure.${name}`),
    onAxis: name === 'sales' || name === 'profit' ? dollars : write[name],
    of: (day: DayFigures) => day[name],
    cell: (day: DayFigures | undefined) => {
      const value = day?.[name] ?? null
      return value === null ? '–' : write[name](value)
    },
  }))
}
