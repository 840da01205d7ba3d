import { Button } from '@mantine/core'
import { orders, type Order } from '@titian/contract'
import { useAct } from '@titian/site'
import { ConfirmDialog, toast } from '@titian/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useOrderChanged } from '../paying/use-order-changed.ts'

/** ORD-057: cancels an unpaid order and returns its coins. */
export function CancelOrder({ order }: { order: Order }) {
  const { t } = useTranslation('orders')
  const [opened, setOpened] = useState(false)
  const changed = useOrderChanged()
  const cancel = useAct(orders.cancelOrder, {
    onDone: async () => {
      await changed()
      toast.success(t('cancelled'))
    },
    onRefusal: () => {
      void changed()
      return false
    },
  })
  if (!order.may.cancel) return null
  return (
    <>
      <Button variant="default" onClick={() => setOpened(true)}>
        {t('cancel')}
      </Button>
      <ConfirmDialog
        opened={opened}
        onClose={() => setOpened(false)}
        title={t('cancelTitle')}
        text={t('cancelText', { title: order.title })}
        confirmLabel={t('cancel')}
        cancelLabel={t('keep')}
        danger
        onConfirm={async () => void (await cancel.mutateAsync({ sign: order.idSign }))}
      />
    </>
  )
}
