import { Stack } from '@mantine/core'
import { exams, type RecordAllowance, type StudentTime } from '@titian/contract'
import { ask, byContract, callKey, FormError, useForm } from '@titian/site'
import { FormDialog } from '@titian/site/staff'
import { toast } from '@titian/ui'
import { useTranslation } from 'react-i18next'
import { TimeAct } from './time-act.tsx'
import { useAmountWords } from './use-amount-words.ts'

export interface Ending {
  student: StudentTime
  allowance: RecordAllowance
}

interface EndTimeProps {
  examinationId: string
  ending: Ending
  onClose: () => void
}

/** EXM-170: ends an allowance with a reason, so that the usual limits apply again. */
export function EndTimeDialog({ examinationId, ending, onClose }: EndTimeProps) {
  const { t } = useTranslation(['exams', 'site'])
  const words = useAmountWords()
  const { student, allowance } = ending
  const inputOf = ({ reason }: { reason: string }) => ({
    examinationId,
    allowanceId: allowance.allowanceId,
    reason,
  })
  const { form, submit, busy, failure } = useForm({
    initialValues: { reason: '' },
    problemsOf: byContract(exams.removeAllowance.input, { inputOf }),
    send: (values) => ask(exams.removeAllowance, inputOf(values)),
    refresh: [callKey(exams.listAllowances), callKey(exams.listExaminationChanges)],
    onDone: () => {
      toast.success(t('times.ended'))
      onClose()
    },
  })
  const scope = allowance.standing ? 'times.endStanding' : 'times.endOne'
  return (
    <FormDialog opened onClose={onClose} title={t('times.endTitle', { name: student.userName })}>
      <form onSubmit={submit} noValidate>
        <Stack>
          <FormError error={failure} />
          <p>{t(scope, { has: words(allowance) })}</p>
          <TimeAct
            reason={form.getInputProps('reason')}
            isFirst
            confirmLabel={t('times.end')}
            busy={busy}
            onCancel={onClose}
          />
        </Stack>
      </form>
    </FormDialog>
  )
}
