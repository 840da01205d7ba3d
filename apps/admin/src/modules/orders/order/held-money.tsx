import { Button, Group } from '@mantine/core'
import { orders, type StaffOrder } from '@titian/contract'
import { moneyText } from '@titian/site'
import { ProofField } from '@titian/site/staff'
import { Note } from '@titian/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ActDialog } from '../../../parts/act-dialog.tsx'
import { ReasonField } from './decision-fields.tsx'
import { useOrderForm } from './use-order-form.ts'

type Action = 'accept' | 'giveBack'

interface DialogProps {
  order: StaffOrder
  action: Action
  onClose: () => void
}

function Dialog({ order, action, onClose }: DialogProps) {
  const { t } = useTranslation('orders')
  const { form, submit, busy, failure, proofField } = useOrderForm(orders.decideHeld, {
    initialValues: { reason: '' },
    inputOf: ({ reason }) => ({ sign: order.idSign, action, reason }),
    done: t(`held.done.${action}`),
    onDone: onClose,
  })
  return (
    <ActDialog
      opened
      onClose={onClose}
      title={t(`held.title.${action}`)}
      confirmLabel={t(`held.${action}`)}
      busy={busy}
      failure={failure}
      onSubmit={submit}
    >
      <p className="muted">{t(`held.text.${action}`)}</p>
      <ReasonField {...form.getInputProps('reason')} />
      <ProofField {...proofField} />
    </ActDialog>
  )
}

/** ORD-063: money that matches no order, about which staff must decide. */
export function HeldMoney({ order }: { order: StaffOrder }) {
  const { t } = useTranslation('orders')
  const [action, setAction] = useState<Action | null>(null)
  if (order.held <= 0) return null
  const acts = (
    <Group gap="sm">
      <Button onClick={() => setAction('accept')}>{t('held.accept')}</Button>
      <Button variant="default" onClick={() => setAction('giveBack')}>
        {t('held.giveBack')}
      </Button>
    </Group>
  )
  return (
    <>
      <Note tone="danger" action={acts}>
        {t('held.says', {
          amount: moneyText(order.currencySymbol, order.held),
          due: moneyText(order.currencySymbol, order.subtotal),
        })}
      </Note>
      {action ? <Dialog {...{ order, action }} onClose={() => setAction(null)} /> : null}
    </>
  )
}
