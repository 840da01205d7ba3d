import { Button, Group, Textarea } from '@mantine/core'
import { orders, type Refund } from '@titian/contract'
import { moneyText } from '@titian/site'
import { numberOf } from '@titian/site/number-of'
import { ProofField } from '@titian/site/staff'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ActDialog } from '../../../parts/act-dialog.tsx'
import { AmountField } from './decision-fields.tsx'
import { type AmountValues, useOrderForm } from './use-order-form.ts'

interface DecideProps {
  refund: Refund
  symbol: string
}

function GrantDialog({ refund, symbol, onClose }: DecideProps & { onClose: () => void }) {
  const { t } = useTranslation('orders')
  const { form, submit, busy, failure, proofField } = useOrderForm<
    typeof orders.decideRefund,
    AmountValues
  >(orders.decideRefund, {
    initialValues: { amount: refund.amount, reason: '' },
    inputOf: ({ amount, reason }) => ({
      sign: refund.sign,
      action: 'grant',
      amount: numberOf(amount),
      reason,
    }),
    done: t('refund.granted'),
    onDone: onClose,
  })
  return (
    <ActDialog
      opened
      onClose={onClose}
      title={t('refund.grantTitle')}
      confirmLabel={t('refund.grant')}
      busy={busy}
      failure={failure}
      onSubmit={submit}
    >
      <p className="muted">{t('refund.grantText', { amount: moneyText(symbol, refund.amount) })}</p>
      <AmountField {...form.getInputProps('amount')} prefix={symbol} />
      <Textarea
        {...form.getInputProps('reason')}
        label={t('refund.note')}
        description={t('refund.noteHint')}
        maxLength={500}
      />
      <ProofField {...proofField} />
    </ActDialog>
  )
}

function RefuseDialog({ refund, onClose }: { refund: Refund; onClose: () => void }) {
  const { t } = useTranslation('orders')
  const { form, submit, busy, failure } = useOrderForm(orders.decideRefund, {
    initialValues: { reason: '' },
    inputOf: ({ reason }) => ({ sign: refund.sign, action: 'refuse' as const, reason }),
    done: t('refund.refused'),
    onDone: onClose,
  })
  return (
    <ActDialog
      opened
      onClose={onClose}
      title={t('refund.refuseTitle')}
      confirmLabel={t('refund.refuse')}
      danger
      busy={busy}
      failure={failure}
      onSubmit={(event) => {
        const isGiven = form.values.reason.trim().length >= 3
        if (isGiven) return submit(event)
        event?.preventDefault()
        form.setFieldError('reason', t('refund.short'))
      }}
    >
      <Textarea
        {...form.getInputProps('reason')}
        label={t('refund.why')}
        description={t('refund.whyHint')}
        maxLength={500}
        required
      />
    </ActDialog>
  )
}

/** ORD-117: a retry also pays money back, so it asks for the password. */
function RetryDialog({ refund, symbol, onClose }: DecideProps & { onClose: () => void }) {
  const { t } = useTranslation('orders')
  const { submit, busy, failure, proofField } = useOrderForm(orders.decideRefund, {
    initialValues: {},
    inputOf: () => ({ sign: refund.sign, action: 'retry' as const }),
    done: t('refund.retried'),
    onDone: onClose,
  })
  return (
    <ActDialog
      opened
      onClose={onClose}
      title={t('refund.retryTitle')}
      confirmLabel={t('refund.retry')}
      busy={busy}
      failure={failure}
      onSubmit={submit}
    >
      <p className="muted">{t('refund.retryText', { amount: moneyText(symbol, refund.amount) })}</p>
      <ProofField {...proofField} />
    </ActDialog>
  )
}

/** ORD-039, ORD-069: the actions of staff on a refund in its state. */
export function DecideRefund({ refund, symbol }: DecideProps) {
  const { t } = useTranslation('orders')
  const [open, setOpen] = useState<'grant' | 'refuse' | 'retry' | null>(null)
  const close = () => setOpen(null)
  if (refund.state === 'failed')
    return (
      <>
        <Button variant="default" onClick={() => setOpen('retry')}>
          {t('refund.retry')}
        </Button>
        {open === 'retry' ? <RetryDialog {...{ refund, symbol }} onClose={close} /> : null}
      </>
    )
  if (refund.state !== 'requested') return null
  return (
    <Group gap="sm">
      <Button onClick={() => setOpen('grant')}>{t('refund.grant')}</Button>
      <Button variant="default" onClick={() => setOpen('refuse')}>
        {t('refund.refuse')}
      </Button>
      {open === 'grant' ? <GrantDialog {...{ refund, symbol }} onClose={close} /> : null}
      {open === 'refuse' ? <RefuseDialog refund={refund} onClose={close} /> : null}
    </Group>
  )
}
