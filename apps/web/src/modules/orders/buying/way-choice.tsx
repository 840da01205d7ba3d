import { Radio, Stack } from '@mantine/core'
import { payType, type OrderOffer } from '@titian/contract'
import { moneyText, useFormats, type FormOf } from '@titian/site'
import { Note } from '@titian/ui'
import { useTranslation } from 'react-i18next'
import type { OrderValues } from './use-order-form.ts'
import type { Way } from './ways.ts'

interface WayChoiceProps {
  form: FormOf<OrderValues>
  offer: OrderOffer
  ways: readonly Way[]
  chosen: Way
  subtotal: number
}

/** The ways to pay that are open now, each with what it would take. */
export function WayChoice({ form, offer, ways, chosen, subtotal }: WayChoiceProps) {
  const { t } = useTranslation('orders')
  const { number, list } = useFormats()
  const { balance, methods, currencySymbol } = offer
  const money = (amount: number) => moneyText(currencySymbol, amount)
  if (subtotal === 0) return <Note tone="ok">{t('buy.nothingToPay')}</Note>
  if (ways.length === 0)
    return (
      <Note tone="warn" live>
        {t('buy.noWay', { count: balance, formatted: number(balance) })}
      </Note>
    )
  const hints: Record<Way, string> = {
    [payType.online]: list(methods.map((method) => t(`method.${method}`))),
    [payType.coins]: t('buy.coinsAll', { formatted: number(balance), count: balance }),
    [payType.coinsAndOnline]: t('buy.coinsPart', {
      count: balance,
      formatted: number(balance),
      part: money(balance / 100),
      rest: money(subtotal - balance / 100),
    }),
  }
  return (
    <Radio.Group
      label={t('buy.way')}
      value={String(chosen)}
      onChange={(way) => form.setFieldValue('way', way)}
    >
      <Stack gap="sm" mt="xs">
        {ways.map((way) => (
          <Radio
            key={way}
            value={String(way)}
            label={t(`payType.${way}`)}
            description={hints[way]}
          />
        ))}
      </Stack>
    </Radio.Group>
  )
}
