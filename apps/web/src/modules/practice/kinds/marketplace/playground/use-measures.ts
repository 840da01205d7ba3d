import { useFormats } from '@titian/site'
import { useTranslation } from 'react-i18next'
import { type DayFigures, type Measure, measures } from './model/figures.ts'
import { money } from './money.ts'

/** The measures of a run with their names, and how a number of each is written. */
export function useMeasures() {
  const { t } = useTranslation('playground')
  const { number } = useFormats()
  const write: Record<Measure, (value: number) => string> = {
    sales: money,
    profit: money,
    stock: (value) => number(Math.round(value)),
    rating: (value) => number(Math.round(value) / 100),
  }
  return measures.map((name) => ({
    name,
    title: t(`measure.${name}`),
    textOf: write[name],
    of: (day: DayFigures) => day[name],
    cell: (day: DayFigures | undefined) => {
      const value = day?.[name] ?? null
      return value === null ? '–' : write[name](value)
    },
  }))
}
