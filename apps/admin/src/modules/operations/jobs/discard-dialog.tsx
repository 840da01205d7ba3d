import { Text } from '@mantine/core'
import { type FailedJob, jobKindText, operations } from '@titian/contract'
import { ask, byContract, callKey, useForm, useLanguage } from '@titian/site'
import { toast } from '@titian/ui'
import { useTranslation } from 'react-i18next'
import { ActDialog } from '../../../parts/act-dialog.tsx'
import { ReasonField } from '../../../parts/reason-field.tsx'

/** OPS-029: removes a failed job with a reason. */
export function DiscardDialog({ job, onClose }: { job: FailedJob; onClose: () => void }) {
  const { t } = useTranslation('operations')
  const language = useLanguage()
  const inputOf = ({ reason }: { reason: string }) => ({ kind: job.kind, id: job.id, reason })
  const { form, submit, busy, failure } = useForm({
    initialValues: { reason: '' },
    problemsOf: byContract(operations.discardJob.input, { inputOf }),
    send: (values) => ask(operations.discardJob, inputOf(values)),
    refresh: [callKey(operations.findFailedJobs), callKey(operations.jobQueues)],
    onDone: () => {
      toast.success(t('jobs.discarded'))
      onClose()
    },
  })
  return (
    <ActDialog
      opened
      onClose={onClose}
      title={t('jobs.discardOf', { kind: jobKindText(job.kind, language) })}
      confirmLabel={t('jobs.discard')}
      danger
      busy={busy}
      failure={failure}
      onSubmit={submit}
    >
      <Text>{t('jobs.discardText')}</Text>
      <ReasonField
        {...form.getInputProps('reason')}
        label={t('jobs.reason')}
        hint={t('jobs.reasonHint')}
      />
    </ActDialog>
  )
}
