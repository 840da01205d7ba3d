import { orders, type DataOf } from '@titian/contract'
import { ask, byContract, callKey, useForm } from '@titian/site'
import { toast } from '@titian/ui'
import { useTranslation } from 'react-i18next'
import { ActDialog } from '../../../parts/act-dialog.tsx'
import { ReasonField } from '../order/decision-fields.tsx'

interface RevokeDialogProps {
  sign: string
  /** None: all that nobody has redeemed. */
  codeSigns: string[]
  onClose: () => void
  onRevoked?: () => void
}

/** ORD-093: takes back codes that nobody has redeemed. */
export function RevokeDialog({ sign, codeSigns, onClose, onRevoked }: RevokeDialogProps) {
  const { t } = useTranslation('orders')
  const inputOf = ({ reason }: { reason: string }) => ({ sign, codeSigns, reason })
  const { form, submit, busy, failure } = useForm<
    { reason: string },
    DataOf<typeof orders.revokeCodes>
  >({
    initialValues: { reason: '' },
    problemsOf: byContract(orders.revokeCodes.input, { inputOf }),
    refresh: [orders.getCodeBatch, orders.listBatchCodes, orders.listCodeBatches].map((call) =>
      callKey(call),
    ),
    send: (values) => ask(orders.revokeCodes, inputOf(values)),
    onDone: ({ revoked }) => {
      onClose()
      onRevoked?.()
      toast.success(t('batch.revoked', { count: revoked }))
    },
  })
  return (
    <ActDialog
      opened
      onClose={onClose}
      title={t('batch.revokeTitle')}
      confirmLabel={t('batch.revoke')}
      danger
      busy={busy}
      failure={failure}
      onSubmit={submit}
    >
      <p className="muted">{t('batch.revokeText')}</p>
      <ReasonField {...form.getInputProps('reason')} />
    </ActDialog>
  )
}
