import { Button, Checkbox, Group, NativeSelect, Stack, TextInput } from '@mantine/core'
import type { MarketProduct, MarketView } from '@titian/contract'
import { useFormats } from '@titian/site'
import { Columns, Note, Surface, toast } from '@titian/ui'
import { type FormEvent, useDeferredValue, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Command, Market } from './model/market.ts'
import {
  commandsOf,
  type Offer,
  offerFields,
  offerLimits,
  offerOf,
  orderOf,
  qualities,
  wholeOf,
  wrongFields,
} from './model/offer.ts'
import { decideSelf, type Run } from './model/run.ts'
import { whatIf } from './model/what-if.ts'
import { useContent } from '@titian/site/market-content'
import { shopMoney as money } from '../parts/shop-money.ts'
import { WhatIf } from './what-if-table.tsx'

interface CockpitProps {
  market: Market
  run: Run
  view: MarketView
  onRun: (run: Run) => void
}

interface ProductProps extends Omit<CockpitProps, 'view'> {
  product: MarketProduct
}

const aheadDays = 7

function useDecide({ market, run, onRun }: ProductProps) {
  const { t } = useTranslation('playground')
  const { list } = useFormats()
  return (commands: readonly Command[]) => {
    const { run: next, refused } = decideSelf(market, run, commands)
    if (refused.length > 0)
      toast.failure(t('refused', { list: list(refused.map(({ type }) => t(`type.${type}`))) }))
    onRun(next)
    return refused.length < commands.length
  }
}

/** Price, coupon, listing, bids and budget, and what a change would bring. */
function OfferForm(props: ProductProps) {
  const { market, run, product } = props
  const { t } = useTranslation('playground')
  const decide = useDecide(props)
  const [offer, setOffer] = useState(() => offerOf(product))
  const wrong = wrongFields(offer)
  const commands = useMemo(
    () => (wrong.length > 0 ? [] : commandsOf(market, run.scenario, product, offer)),
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the errors follow from the offer
    [market, run, product, offer],
  )
  const asked = useDeferredValue(commands)
  const answer = useMemo(() => whatIf(market, run, asked, aheadDays), [market, run, asked])
  const change = (field: keyof Offer, text: string) => setOffer({ ...offer, [field]: text })
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const [first] = wrong
    if (first !== undefined)
      return event.currentTarget.querySelector<HTMLElement>(`[name="${first}"]`)?.focus()
    return void (decide(commands) && setOffer({ ...offer, quality: '' }))
  }
  const textOf = (field: 'price' | 'bid' | 'budget' | 'coupon', value: number) =>
    field === 'coupon' ? `${value}%` : money(value)
  return (
    <form onSubmit={send} noValidate>
      <Stack gap="sm">
        <Columns widths={2} from="sm" gap="sm">
          {offerFields.map((field) => {
            const { least, most } = offerLimits[field]
            const limits = { least: textOf(field, least), most: textOf(field, most) }
            return (
              <TextInput
                key={field}
                name={field}
                label={t(`offer.${field}`)}
                inputMode="decimal"
                autoComplete="off"
                error={wrong.includes(field) ? t('offer.limits', limits) : undefined}
                value={offer[field]}
                onChange={(event) => change(field, event.currentTarget.value)}
              />
            )
          })}
          <NativeSelect
            name="quality"
            label={t('offer.quality')}
            value={offer.quality}
            onChange={(event) => change('quality', event.currentTarget.value)}
            data={[
              { value: '', label: t('quality.same') },
              ...qualities.map((one) => ({ value: one, label: t(`quality.${one}`) })),
            ]}
          />
        </Columns>
        <WhatIf answer={answer} isChanged={asked.length > 0} />
        <Group>
          <Button type="submit" disabled={wrong.length === 0 && commands.length === 0}>
            {t('offer.apply')}
          </Button>
        </Group>
      </Stack>
    </form>
  )
}

/** Orders goods by sea or air; the number of cartons is computed. */
function OrderForm(props: ProductProps) {
  const { product } = props
  const { t } = useTranslation('playground')
  const decide = useDecide(props)
  const [units, setUnits] = useState('')
  const [way, setWay] = useState<'sea' | 'air'>('sea')
  const [isWrong, setIsWrong] = useState(false)
  const { least, most } = offerLimits.units
  const supplier = product.suppliers.find(({ code }) => code === product.supplier)
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const value = wholeOf(units, least, most)
    setIsWrong(value === null)
    if (value !== null && decide([orderOf(product, value, way)])) setUnits('')
  }
  return (
    <form onSubmit={send} noValidate>
      <Group align="end" gap="sm">
        <TextInput
          name="units"
          label={t('order.units')}
          inputMode="numeric"
          autoComplete="off"
          error={isWrong ? t('order.limits', { least, most }) : undefined}
          value={units}
          onChange={(event) => setUnits(event.currentTarget.value)}
        />
        <NativeSelect
          label={t('order.way')}
          value={way}
          onChange={(event) => setWay(event.currentTarget.value === 'air' ? 'air' : 'sea')}
          data={(['sea', 'air'] as const).map((one) => ({
            value: one,
            label: supplier
              ? t(`order.${one}Days`, {
                  count: one === 'sea' ? supplier.seaDays : supplier.airDays,
                })
              : t(`order.${one}`),
          }))}
        />
        <Button type="submit" variant="default" disabled={supplier === undefined}>
          {t('order.send')}
        </Button>
      </Group>
    </form>
  )
}

/** PRC-041: the decisions of the person. The assistant does all other daily work. */
export function Cockpit({ market, run, view, onRun }: CockpitProps) {
  const { t } = useTranslation('playground')
  const content = useContent()
  const { products } = view
  const [code, setCode] = useState('')
  const product = products.find((one) => one.product === code) ?? products[0]
  const isOnSale = product !== undefined && product.listing !== null && product.price > 0
  const parts = isOnSale && { market, run, onRun, product }
  return (
    <Surface gap="md">
      <h2>{t('cockpit')}</h2>
      <Checkbox
        label={t('assistant')}
        description={t('assistantHint')}
        checked={run.hasAssistant}
        onChange={(event) => onRun({ ...run, hasAssistant: event.currentTarget.checked })}
      />
      {products.length > 1 ? (
        <NativeSelect
          label={t('product')}
          value={product?.product ?? ''}
          onChange={(event) => setCode(event.currentTarget.value)}
          data={products.map((one) => ({
            value: one.product,
            label: content.name('niche', one.product),
          }))}
        />
      ) : null}
      {parts ? (
        <>
          {/* With this key, the form starts again for each day and decision. */}
          <OfferForm
            key={`${run.key} ${run.days} ${product.product} ${run.log.length}`}
            {...parts}
          />
          <OrderForm {...parts} />
        </>
      ) : (
        <Note>{t('noProduct')}</Note>
      )}
    </Surface>
  )
}
