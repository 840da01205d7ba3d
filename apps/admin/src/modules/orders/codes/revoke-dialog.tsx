import { orders, type DataOf, type InputOf } from '@titian/contract'
import { ask, byContract, callKey, useForm } from '@titian/site'
import { toast } from '@titian/ui'
import { useTranslation } from 'react-i18next'
import { ActDialog } from '../../../parts/act-dialog.tsx'
import { ReasonField } from '../order/decision-fields.tsx'

type Input = InputOf<typeof orders.revokeCodes>

/** The codes by sealed id, or all codes of the filter that no one has redeemed. */
export type RevokedCodes = { codeSigns: string[] } | { filter: NonNullable<Input['filter']> }

interface RevokeDialogProps {
  sign: string
  which: RevokedCodes
  /** How many codes will be revoked. */
  count: number
  onClose: () => void
  onRevoked?: () => void
}

/** ORD-093: revokes codes that no one has redeemed. */
export function RevokeDialog({ sign, which, count, onClose, onRevoked }: RevokeDialogProps) {
  const { t } = useTranslation('orders')
  const inputOf = ({ reason }: { reason: string }) => ({ sign, ...which, reason })
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
      title={t('filter' in which ? 'batch.revokeFoundTitle' : 'batch.revokeTitle', { count })}
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
