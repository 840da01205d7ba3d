import { useErpContent } from '@titian/site/erp-content'
import { useTranslation } from 'react-i18next'
import { type Fact, FactGrid } from '../../../../parts/fact-grid.tsx'
import { kindForms } from './kind-form.ts'
import { useFormScene } from './scene.ts'
import { totalsOf } from './values.ts'

const homeRate = 10_000

/** Converts cents of another currency to those of the company, rounded half up. */
export const homeOf = (amount: number, rate: number): number =>
  Math.floor((amount * rate * 2 + homeRate) / (2 * homeRate))

/**
 * Net, tax and total of the typed lines. A document in dollars also has the total in the company's
 * currency.
 */
export function Totals() {
  const { t } = useTranslation('erp-documents')
  const { amount } = useErpContent()
  const { origin, made } = useFormScene()
  const { view, kind, source } = origin
  if (!kindForms[kind].isTaxed) return null
  const { lines, partner } = made.form.values
  const { net, tax, total } = totalsOf(lines, view.taxPermille)
  const buyer = view.partners.find(({ code }) => code === partner)
  const currency = buyer?.currency ?? source?.currency ?? 'home'
  const facts: Fact[] = [
    { name: t('totals.net'), value: amount(net, currency) },
    { name: t('totals.tax', { percent: view.taxPermille / 10 }), value: amount(tax, currency) },
    { name: t('totals.total'), value: amount(total, currency) },
  ]
  if (currency === 'usd')
    facts.push({ name: t('totals.home'), value: amount(homeOf(total, view.rate)) })
  return (
    <div aria-live="polite">
      <FactGrid facts={facts} />
    </div>
  )
}
