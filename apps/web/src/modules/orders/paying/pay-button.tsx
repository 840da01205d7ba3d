import { Button, type ButtonProps } from '@mantine/core'
import { payType, type Order } from '@titian/contract'
import { useFormats } from '@titian/site'
import { useTranslation } from 'react-i18next'
import { usePayment } from './use-payment.ts'

/** ORD-112: pays an open order with one click, by the method chosen when it was created. */
export function PayButton({ order, size }: { order: Order; size?: ButtonProps['size'] }) {
  const { t } = useTranslation('orders')
  const { number } = useFormats()
  const { pay, busy } = usePayment()
  if (!order.may.pay) return null
  const { coins, idSign, orderNo } = order
  return (
    <Button {...(size && { size })} loading={busy} onClick={() => void pay(idSign, orderNo)}>
      {order.payType === payType.coins
        ? t('payCoins', { count: coins, formatted: number(coins) })
        : t('pay')}
    </Button>
  )
}
