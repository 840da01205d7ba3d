import { useFormats } from '@titian/site'
import { useTranslation } from 'react-i18next'
import { type Entry, typeOf } from './model/run.ts'
import { useContent } from '@titian/site/market-content'
import { shopMoney as money } from '../parts/shop-money.ts'

/** Fields whose values are cents. */
const cents = ['price', 'bid', 'budget', 'breakEven', 'landedCost']
/** The fields to show for a decision, in order. */
const shown = [
  'product',
  'supplier',
  'niche',
  'price',
  'coupon',
  'budget',
  'keyword',
  'bid',
  'units',
  'way',
]

/** Returns a function that describes a decision with its numbers. */
export function useDecisionText() {
  const { t } = useTranslation('playground')
  const { number } = useFormats()
  const content = useContent()
  const write = (name: string, value: string | number) => {
    if (typeof value === 'string') {
      if (name === 'product' || name === 'niche') return content.name('niche', value)
      if (name === 'way') return t(`order.${value}`)
      return name === 'supplier' ? content.name('supplier', value) : value
    }
    if (cents.includes(name)) return money(value)
    return name === 'coupon' ? `${value}%` : number(value)
  }
  return (entry: Entry) => {
    const { command } = entry
    const facts = shown.flatMap((name) => {
      const value = command[name]
      const isText = (typeof value === 'string' && value !== '') || typeof value === 'number'
      return isText ? [write(name, value)] : []
    })
    return [t(`type.${typeOf(entry)}`), ...facts].join(' · ')
  }
}
