import { useRouter } from '@tanstack/react-router'
import { orders, payType } from '@titian/contract'
import { ask, ServerRefusal, useExplain, useSubmit } from '@titian/site'
import { toast } from '@titian/ui'
import { useTranslation } from 'react-i18next'
import { orderLinks } from '../../../parts/order-links.ts'
import { useOrderChanged } from './use-order-changed.ts'

/** Opens the payment service. This is an object, so that tests can replace the function. */
export const leaving = { to: (address: string) => window.location.assign(address) }

/** ORD-026 to ORD-028, ORD-050: pays an unpaid order by the method chosen when it was created. */
export function usePayment() {
  const { t } = useTranslation('orders')
  const router = useRouter()
  const explain = useExplain()
  const changed = useOrderChanged()
  const { attempt, busy } = useSubmit()
  const byCoins = async (sign: string, orderNo: string) => {
    if (!(await ask(orders.balancePay, { sign }))) return toast.failure(t('coinsTooFew'))
    await router.navigate({ ...orderLinks.paySucceeds(orderNo), replace: true })
  }
  const pay = (sign: string, orderNo: string) =>
    attempt({
      act: async () => {
        const chosen = await ask(orders.continuePayType, { sign })
        if (chosen.payType === payType.coins) return byCoins(sign, orderNo)
        leaving.to((await ask(orders.toOrderPay, { sign })).payUrl)
      },
      onFailed: async (error) => {
        // The order was paid or closed in another tab, or its time has ended, so its current state
        // is loaded.
        await changed()
        if (!(error instanceof ServerRefusal)) return false
        if (!error.is('personalInfoFirst') && !error.is('signIn')) toast.failure(explain(error))
        return true
      },
    })
  return { pay, busy }
}
