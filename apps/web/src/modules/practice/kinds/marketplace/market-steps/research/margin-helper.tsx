import { SimpleGrid } from '@mantine/core'
import { marketLimits } from '@titian/contract'
import { useFormats } from '@titian/site'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { shopMoney } from '../../parts/shop-money.ts'
import { centsText, readCents } from '../parts/amounts.ts'
import { cents, type FieldRule, problemOf } from '../parts/field-rules.ts'
import { AmountField, ChoiceField, MoneyField } from '../parts/fields.tsx'
import { Panel } from '../parts/panel.tsx'
import { useStep } from '../parts/step-context.ts'
import { useContent } from '@titian/site/market-content'

const lines = ['price', 'cost', 'fulfilment'] as const
type Field = (typeof lines)[number] | 'fee'

/** A price of 0 has no margin. The fee is a percentage with two decimal places. */
const ruleOf: Readonly<Record<Field, FieldRule>> = {
  price: cents(1, marketLimits.price),
  cost: cents(0, marketLimits.price),
  fulfilment: cents(0, marketLimits.price),
  fee: cents(0, 10_000),
}

/** Subtracts cost and fees from a price. This is computed in the browser, and nothing is sent. */
export function MarginHelper() {
  const { t } = useTranslation('market-steps')
  const { percent } = useFormats()
  const { name } = useContent()
  const { view } = useStep()
  const [typed, setTyped] = useState<Readonly<Record<string, string>>>({})
  const problem = (field: Field) =>
    problemOf(typed[field] ?? '', ruleOf[field], (key, words) =>
      t(field === 'fee' ? 'wrong.percent' : (key as never), words),
    )
  const type = (field: Field) => ({
    name: `margin.${field}`,
    value: typed[field] ?? '',
    // An untouched field shows no error.
    error: typed[field] === undefined ? null : problem(field),
    onChange: (event: { currentTarget: { value: string } }) => {
      const { value } = event.currentTarget
      setTyped((before) => ({ ...before, [field]: value }))
    },
  })
  const fill = (code: string) => {
    const niche = view.niches.find((one) => one.code === code)
    const cost = niche?.report?.usualCost
    setTyped({
      niche: code,
      ...(niche && { price: centsText(niche.medianPrice) }),
      ...(niche?.fees && {
        fulfilment: centsText(niche.fees.fulfilment),
        fee: String(niche.fees.referralPermille / 10),
      }),
      ...(cost === undefined ? {} : { cost: centsText(cost) }),
    })
  }
  const [price, cost, fulfilment] = lines.map((line) => readCents(typed[line] ?? ''))
  const fee = readCents(typed['fee'] ?? '')
  const isRight = [...lines, 'fee' as const].every((field) => problem(field) === null)
  const known = isRight && price != null && cost != null && fulfilment != null && fee !== null
  const left = known ? price - cost - fulfilment - Math.round((price * fee) / 10_000) : 0
  return (
    <Panel title={t('margin.title')} lead={t('margin.lead')}>
      <ChoiceField
        name="margin.niche"
        label={t('margin.niche')}
        first={t('margin.own')}
        options={view.niches.map(({ code }) => ({ value: code, label: name('niche', code) }))}
        value={typed['niche'] ?? ''}
        onChange={(event) => fill(event.currentTarget.value)}
      />
      <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="sm">
        {lines.map((line) => (
          <MoneyField key={line} label={t(`margin.${line}`)} {...type(line)} />
        ))}
        <AmountField decimal label={t('margin.fee')} {...type('fee')} />
      </SimpleGrid>
      <p className="num" aria-live="polite">
        {known
          ? t('margin.result', { amount: shopMoney(left), percent: percent(left / price) })
          : t('margin.fill')}
      </p>
    </Panel>
  )
}
