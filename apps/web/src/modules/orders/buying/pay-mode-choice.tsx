import { Radio, Stack } from '@mantine/core'
import { payType, type OrderOffer } from '@titian/contract'
import { moneyText, useFormats, type FormOf } from '@titian/site'
import { Note } from '@titian/ui'
import { useTranslation } from 'react-i18next'
import type { OrderValues } from './use-order-form.ts'
import type { PayMode } from './pay-modes.ts'

interface PayModeChoiceProps {
  form: FormOf<OrderValues>
  offer: OrderOffer
  payModes: readonly PayMode[]
  chosen: PayMode
  subtotal: number
}

/** The payment methods that are available, each with its amount. */
export function PayModeChoice({ form, offer, payModes, chosen, subtotal }: PayModeChoiceProps) {
  const { t } = useTranslation('orders')
  const { number, list } = useFormats()
  const { balance, methods, currencySymbol } = offer
  const money = (amount: number) => moneyText(currencySymbol, amount)
  if (subtotal === 0) return <Note tone="ok">{t('buy.nothingToPay')}</Note>
  if (payModes.length === 0)
    return (
      <Note tone="warn" live>
        {t('buy.noWay', { count: balance, formatted: number(balance) })}
      </Note>
    )
  const hints: Record<PayMode, string> = {
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
      onChange={(mode) => form.setFieldValue('way', mode)}
    >
      <Stack gap="sm" mt="xs">
        {payModes.map((mode) => (
          <Radio
            key={mode}
            value={String(mode)}
            label={t(`payType.${mode}`)}
            description={hints[mode]}
          />
        ))}
      </Stack>
    </Radio.Group>
  )
}
