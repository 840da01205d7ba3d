import { SimpleGrid } from '@mantine/core'
import { useFormats } from '@titian/site'

import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { shopMoney } from '../../parts/shop-money.ts'
import { centsText, readCents } from '../parts/amounts.ts'
import { AmountField, ChoiceField, MoneyField } from '../parts/fields.tsx'
import { Panel } from '../parts/panel.tsx'
import { useStep } from '../parts/step-context.ts'
import { useContent } from '@titian/site/market-content'

const lines = ['price', 'cost', 'fulfilment'] as const

/** Subtracts cost and fees from a price in the browser; nothing is sent. */
export function MarginHelper() {
  const { t } = useTranslation('market-steps')
  const { percent } = useFormats()
  const { name } = useContent()
  const { view } = useStep()
  const [typed, setTyped] = useState<Readonly<Record<string, string>>>({})
  const type = (field: string) => ({
    name: `margin.${field}`,
    value: typed[field] ?? '',
    onChange: (event: { currentTarget: { value: string } }) => {
      const { value } = event.currentTarget
      setTyped((before) => ({ ...before, [field]: value }))
    },
  })
  const fill = (code: string) => {
    const niche = view.niches.find((one) => one.code === code)
    setTyped({
      niche: code,
      price: centsText(niche?.medianPrice ?? null),
      cost: centsText(niche?.report?.usualCost ?? null),
      fulfilment: centsText(niche?.fees?.fulfilment ?? null),
      fee: niche?.fees ? String(niche.fees.referralPermille / 10) : '',
    })
  }
  const [price, cost, fulfilment] = lines.map((line) => readCents(typed[line] ?? ''))
  const fee = readCents(typed['fee'] ?? '')
  const known = price != null && price > 0 && cost != null && fulfilment != null && fee !== null
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
        {known && price > 0
          ? t('margin.result', { amount: shopMoney(left), percent: percent(left / price) })
          : t('margin.fill')}
      </p>
    </Panel>
  )
}
