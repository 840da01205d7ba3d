import type { MarketTask } from '@titian/contract'
import { useFormats } from '@titian/site'
import { useTranslation } from 'react-i18next'
import { shopMoney } from './shop-money.ts'
import { useProductName } from './use-product-name.ts'

/** Returns a function that names a task of the day with its deadline. */
export function useTaskText() {
  const { t } = useTranslation('marketplace')
  const { number } = useFormats()
  const productOf = useProductName()
  return ({ code, step, product, ref, dueDay, count }: MarketTask, day: number) => {
    const values = {
      product: product === null ? '' : productOf(product),
      number: ref === null ? '' : number(ref),
      count: count ?? 0,
      money: shopMoney(count ?? 0),
    }
    const dueName = dueDay === null ? '' : dueDay < day ? 'over' : dueDay === day ? 'now' : 'later'
    return {
      title: t([`task.${code}`, `taskOf.${step}`], values),
      due: dueName ? t(`today.due.${dueName}`, { day: dueDay }) : t('today.due.open'),
      isLate: dueDay !== null && dueDay <= day,
    }
  }
}
