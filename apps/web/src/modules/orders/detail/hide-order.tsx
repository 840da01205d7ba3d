import { ActionIcon, Button } from '@mantine/core'
import { IconEye, IconEyeOff } from '@tabler/icons-react'
import { orders, type Order } from '@titian/contract'
import { ask, ServerRefusal, useExplain, useSubmit } from '@titian/site'
import { toast } from '@titian/ui'
import { useTranslation } from 'react-i18next'
import { useOrderChanged } from '../paying/use-order-changed.ts'

interface HideOrderProps {
  order: Order
  /** Shows only an icon, in a row of the list. */
  small?: true
}

/** Hides the order or shows it again, and updates the list at once. */
function useHiding({ idSign, may }: Order) {
  const { t } = useTranslation('orders')
  const explain = useExplain()
  const changed = useOrderChanged()
  const { attempt, busy } = useSubmit()
  const turn = () =>
    attempt({
      act: async () => {
        await ask(may.show ? orders.showOrder : orders.deleteOrder, { sign: idSign })
        await changed()
        toast.success(t(may.show ? 'hiding.shown' : 'hiding.hidden'))
      },
      onFailed: async (error) => {
        await changed()
        if (!(error instanceof ServerRefusal)) return false
        toast.failure(explain(error))
        return true
      },
    })
  return { turn: () => void turn(), busy }
}

/**
 * ORD-108: hides an order from the list or shows it again. Nothing is lost, so no confirmation is
 * needed.
 */
export function HideOrder({ order, small }: HideOrderProps) {
  const { t } = useTranslation('orders')
  const { turn, busy } = useHiding(order)
  const { show, remove } = order.may
  if (!show && !remove) return null
  const Picture = show ? IconEye : IconEyeOff
  if (!small)
    return (
      <Button
        variant="default"
        leftSection={<Picture size={18} aria-hidden />}
        loading={busy}
        onClick={turn}
      >
        {t(show ? 'hiding.show' : 'hiding.hide')}
      </Button>
    )
  return (
    <ActionIcon
      variant="subtle"
      color="gray"
      size={44}
      title={t(show ? 'hiding.show' : 'hiding.hide')}
      aria-label={t(show ? 'hiding.showOf' : 'hiding.hideOf', { number: order.orderNo })}
      loading={busy}
      onClick={turn}
    >
      <Picture size={20} aria-hidden />
    </ActionIcon>
  )
}
