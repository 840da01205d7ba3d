import { Button, Group } from '@mantine/core'
import { orders, type CoinCredit } from '@titian/contract'
import { ask, byContract, callKey, useForm, useFormats } from '@titian/site'
import { toast } from '@titian/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ActDialog } from '../../../parts/act-dialog.tsx'
import { ReasonField } from '../order/decision-fields.tsx'

type Action = 'approve' | 'refuse'

interface DialogProps {
  credit: CoinCredit
  action: Action
  onClose: () => void
}

/**
 * ORD-106: shows the person, the amount and the reason of the request, and asks for the reason of
 * the decision.
 */
function DecideDialog({ credit, action, onClose }: DialogProps) {
  const { t } = useTranslation('orders')
  const { number } = useFormats()
  const inputOf = ({ reason }: { reason: string }) => ({ sign: credit.sign, action, reason })
  const { form, submit, busy, failure } = useForm<{ reason: string }, CoinCredit>({
    initialValues: { reason: '' },
    problemsOf: byContract(orders.decideCoinCredit.input, { inputOf }),
    refresh: [callKey(orders.listCoinCredits)],
    send: (values) => ask(orders.decideCoinCredit, inputOf(values)),
    onDone: ({ state }) => {
      onClose()
      toast.success(t(state === 'approved' ? 'credit.approved' : 'credit.refused'))
    },
  })
  const values = { name: credit.name || '--', amount: number(credit.amount) }
  return (
    <ActDialog
      opened
      onClose={onClose}
      title={t(`credit.title${action === 'approve' ? 'Approve' : 'Refuse'}`, values)}
      confirmLabel={t(`credit.${action}`)}
      danger={action === 'refuse'}
      busy={busy}
      failure={failure}
      onSubmit={submit}
    >
      <p className="muted">
        {t('credit.requestText', { name: credit.requestedBy, reason: credit.reason })}
      </p>
      {action === 'approve' ? <p className="muted">{t('credit.approveText')}</p> : null}
      <ReasonField {...form.getInputProps('reason')} />
    </ActDialog>
  )
}

export function DecideCredit({ credit }: { credit: CoinCredit }) {
  const { t } = useTranslation('orders')
  const { number } = useFormats()
  const [action, setAction] = useState<Action | null>(null)
  if (!credit.may.decide)
    return credit.state === 'waiting' ? <span className="meta">{t('credit.second')}</span> : null
  const values = { name: credit.name || '--', amount: number(credit.amount) }
  return (
    <Group gap="sm" justify="flex-end" wrap="nowrap">
      <Button
        size="sm"
        aria-label={t('credit.approveOf', values)}
        onClick={() => setAction('approve')}
      >
        {t('credit.approve')}
      </Button>
      <Button
        size="sm"
        variant="default"
        aria-label={t('credit.refuseOf', values)}
        onClick={() => setAction('refuse')}
      >
        {t('credit.refuse')}
      </Button>
      {action ? <DecideDialog {...{ credit, action }} onClose={() => setAction(null)} /> : null}
    </Group>
  )
}
