import { Text } from '@mantine/core'
import { schools, type SchoolRow } from '@titian/contract'
import { ask, byContract, callKey, useForm } from '@titian/site'
import { toast } from '@titian/ui'
import { useTranslation } from 'react-i18next'
import { ActDialog } from '../../../parts/act-dialog.tsx'
import { ReasonField } from '../../../parts/reason-field.tsx'

interface SuspensionDialogProps {
  school: SchoolRow
  onClose: () => void
}

/** OPS-020: suspends a school with a reason. */
function SuspendDialog({ school: { sign, title }, onClose }: SuspensionDialogProps) {
  const { t } = useTranslation('schools')
  const inputOf = ({ reason }: { reason: string }) => ({ sign, reason })
  const { form, submit, busy, failure } = useForm({
    initialValues: { reason: '' },
    problemsOf: byContract(schools.suspendSchool.input, { inputOf }),
    send: (values) => ask(schools.suspendSchool, inputOf(values)),
    refresh: [callKey(schools.listSchools)],
    onDone: () => {
      toast.success(t('suspension.suspended'))
      onClose()
    },
  })
  return (
    <ActDialog
      opened
      onClose={onClose}
      title={t('suspension.suspendOf', { name: title })}
      confirmLabel={t('suspension.suspend')}
      danger
      busy={busy}
      failure={failure}
      onSubmit={submit}
    >
      <Text>{t('suspension.effect')}</Text>
      <ReasonField
        {...form.getInputProps('reason')}
        label={t('suspension.reason')}
        hint={t('suspension.reasonHint')}
      />
    </ActDialog>
  )
}

/** OPS-021: opens a suspended school again. */
function ResumeDialog({ school: { sign, title, suspension }, onClose }: SuspensionDialogProps) {
  const { t } = useTranslation('schools')
  const { submit, busy, failure } = useForm({
    initialValues: {},
    send: () => ask(schools.resumeSchool, { sign }),
    refresh: [callKey(schools.listSchools)],
    onDone: () => {
      toast.success(t('suspension.resumed'))
      onClose()
    },
  })
  return (
    <ActDialog
      opened
      onClose={onClose}
      title={t('suspension.resumeOf', { name: title })}
      confirmLabel={t('suspension.resume')}
      busy={busy}
      failure={failure}
      onSubmit={submit}
    >
      <Text>{t('suspension.resumeEffect')}</Text>
      {suspension ? <Text>{t('suspension.because', { reason: suspension.reason })}</Text> : null}
    </ActDialog>
  )
}

export function SuspensionDialog(props: SuspensionDialogProps) {
  return props.school.suspension ? <ResumeDialog {...props} /> : <SuspendDialog {...props} />
}
