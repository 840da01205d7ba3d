import { Button } from '@mantine/core'
import { FormError } from '@titian/site'
import { ConfirmDialog } from '@titian/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { usePress } from '../parts/press.tsx'

/** Cancels an order after a confirmation, because it affects the account health. */
export function CancelOrder({ order }: { order: number }) {
  const { t } = useTranslation('market-steps')
  const [asks, setAsks] = useState(false)
  const { press, isWaiting, failure } = usePress()
  const number = t('orders.number', { number: order })
  return (
    <>
      <Button
        size="xs"
        variant="subtle"
        color="red"
        aria-label={`${t('orders.cancel')} ${number}`}
        disabled={isWaiting}
        onClick={() => setAsks(true)}
      >
        {t('orders.cancel')}
      </Button>
      <FormError error={failure} />
      <ConfirmDialog
        opened={asks}
        onClose={() => setAsks(false)}
        title={t('orders.cancelTitle', { order: number })}
        text={t('orders.cancelText')}
        confirmLabel={t('orders.cancelYes')}
        cancelLabel={t('orders.keep')}
        danger
        onConfirm={async () => {
          await press({ type: 'cancelOrder', order }, t('orders.cancelled', { order: number }))
        }}
      />
    </>
  )
}
