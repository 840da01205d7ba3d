import { Text } from '@mantine/core'
import { useFormats } from '@titian/site'
import { useTranslation } from 'react-i18next'
import type { DayTotal } from './figures.ts'
import { moneyChange, shopMoney } from './shop-money.ts'

/** The result of a day: units, sales and profit. */
export function DayEffect({ total }: { total: DayTotal | undefined }) {
  const { t } = useTranslation('marketplace')
  const { number } = useFormats()
  if (!total) return null
  const { units, sales, cost, out } = total
  return (
    <Text component="p" fz="sm" c="var(--text-2)" className="num">
      {t('effect.day', {
        count: units,
        units: number(units),
        sales: shopMoney(sales),
        profit: moneyChange(sales - cost),
      })}
      {out.length > 0 ? ` ${t('effect.out')}` : ''}
    </Text>
  )
}
