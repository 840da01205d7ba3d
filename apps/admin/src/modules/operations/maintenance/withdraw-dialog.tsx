import { Text } from '@mantine/core'
import { type MaintenanceNotice, operations } from '@titian/contract'
import { ask, callKey, useForm } from '@titian/site'
import { toast } from '@titian/ui'
import { useTranslation } from 'react-i18next'
import { ActDialog } from '../../../parts/act-dialog.tsx'

interface WithdrawDialogProps {
  notice: MaintenanceNotice
  onClose: () => void
}

/** OPS-077: withdraws a notice of maintenance. */
export function WithdrawDialog({ notice: { sign }, onClose }: WithdrawDialogProps) {
  const { t } = useTranslation('operations')
  const { submit, busy, failure } = useForm({
    initialValues: {},
    send: () => ask(operations.withdrawMaintenanceNotice, { sign }),
    refresh: [callKey(operations.findMaintenanceNotices)],
    onDone: () => {
      toast.success(t('maintenance.withdrawn'))
      onClose()
    },
  })
  return (
    <ActDialog
      opened
      onClose={onClose}
      title={t('maintenance.withdrawTitle')}
      confirmLabel={t('maintenance.withdraw')}
      danger
      busy={busy}
      failure={failure}
      onSubmit={submit}
    >
      <Text>{t('maintenance.withdrawText')}</Text>
    </ActDialog>
  )
}
