import { ActionIcon, Button } from '@mantine/core'
import { IconTrash } from '@tabler/icons-react'
import { orders, type Order } from '@titian/contract'
import { ask, useSubmit } from '@titian/site'
import { ConfirmDialog, toast } from '@titian/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useOrderChanged } from '../paying/use-order-changed.ts'

interface RemoveOrderProps {
  order: Order
  onRemoved?: () => unknown
  /** A picture alone, in a row of the list. */
  small?: true
}

/** ORD-011, ORD-012: takes an order out of the own list; the school keeps its record. */
export function RemoveOrder({ order, onRemoved, small }: RemoveOrderProps) {
  const { t } = useTranslation('orders')
  const [opened, setOpened] = useState(false)
  const changed = useOrderChanged()
  const { attempt } = useSubmit()
  if (!order.may.remove) return null
  const remove = () =>
    attempt({
      act: async () => {
        await ask(orders.deleteOrder, { sign: order.idSign })
        await onRemoved?.()
        await changed()
        toast.success(t('site:toast.deleted'))
      },
      onFailed: async () => {
        await changed()
        toast.failure(t('deleteFailed'))
        return true
      },
    })
  const label = t('removeOf', { number: order.orderNo })
  return (
    <>
      {small ? (
        <ActionIcon
          variant="subtle"
          color="gray"
          size={44}
          aria-label={label}
          onClick={() => setOpened(true)}
        >
          <IconTrash size={20} aria-hidden />
        </ActionIcon>
      ) : (
        <Button variant="default" onClick={() => setOpened(true)}>
          {t('remove')}
        </Button>
      )}
      <ConfirmDialog
        opened={opened}
        onClose={() => setOpened(false)}
        title={t('removeTitle')}
        text={t('removeText', { title: order.title })}
        confirmLabel={t('remove')}
        cancelLabel={t('site:cancel')}
        danger
        onConfirm={remove}
      />
    </>
  )
}
