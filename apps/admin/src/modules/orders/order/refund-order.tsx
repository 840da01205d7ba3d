import { Button } from '@mantine/core'
import { orders, type StaffOrder } from '@titian/contract'
import { moneyText } from '@titian/site'
import { numberOf } from '@titian/site/number-of'
import { ProofField } from '@titian/site/staff'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ActDialog } from '../../../parts/act-dialog.tsx'
import { AmountField, ReasonField } from './decision-fields.tsx'
import { type AmountValues, useOrderForm } from './use-order-form.ts'

interface RefundOrderProps {
  order: StaffOrder
  refundable: number
}

function Dialog({ order, refundable, onClose }: RefundOrderProps & { onClose: () => void }) {
  const { t } = useTranslation('orders')
  // One idempotency key for each dialog, so that a second click does not refund twice.
  const [key] = useState(() => crypto.randomUUID())
  const { form, submit, busy, failure, proofField } = useOrderForm<
    typeof orders.refundOrder,
    AmountValues
  >(orders.refundOrder, {
    initialValues: { amount: refundable, reason: '' },
    inputOf: ({ amount, reason }) => ({
      sign: order.idSign,
      amount: numberOf(amount),
      reason,
      key,
    }),
    done: t('refund.granted'),
    onDone: onClose,
  })
  const most = moneyText(order.currencySymbol, refundable)
  return (
    <ActDialog
      opened
      onClose={onClose}
      title={t('refund.byStaffTitle')}
      confirmLabel={t('refund.byStaff')}
      danger
      busy={busy}
      failure={failure}
      onSubmit={submit}
    >
      <p className="muted">{t('refund.byStaffText', { most })}</p>
      <AmountField {...form.getInputProps('amount')} prefix={order.currencySymbol} />
      <ReasonField {...form.getInputProps('reason')} />
      <ProofField {...proofField} />
    </ActDialog>
  )
}

/** Refunds an order without a request of the buyer. */
export function RefundOrder({ order, refundable }: RefundOrderProps) {
  const { t } = useTranslation('orders')
  const [opened, setOpened] = useState(false)
  if (refundable <= 0) return null
  return (
    <>
      <Button variant="default" onClick={() => setOpened(true)}>
        {t('refund.byStaff')}
      </Button>
      {opened ? <Dialog {...{ order, refundable }} onClose={() => setOpened(false)} /> : null}
    </>
  )
}
