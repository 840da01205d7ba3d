import { Button, Modal, Stack, TextInput } from '@mantine/core'
import { accounts, identities, isStudentNumber, type StudentInfo } from '@titian/contract'
import { ask, callKey, FormError, useForm } from '@titian/site'
import { toast } from '@titian/ui'
import { useTranslation } from 'react-i18next'
import { DraftNote } from '../parts/draft-note.tsx'

interface StudentInfoDialogProps {
  info: StudentInfo
  onClose: () => void
}

const places = ['university', 'department', 'major', 'class'] as const
const fields = ['studentId', ...places] as const

/** ACC-186: requests a change of the student's data, which staff of the school must approve. */
export function StudentInfoDialog({ info, onClose }: StudentInfoDialogProps) {
  const { t } = useTranslation('accounts')
  const { studentId, university, department, major, class: group } = info
  const { form, submit, busy, failure, isRestored, discard } = useForm({
    initialValues: { studentId, university, department, major, class: group },
    problemsOf: (values) => ({
      studentId: isStudentNumber(values.studentId) ? null : t('profile.student.numberRule'),
    }),
    draft: { owner: 'person', name: 'studentInfo', fields },
    send: (values) => ask(identities.submitStudentAudit, values),
    refresh: [callKey(identities.studentAuditInfo), callKey(accounts.loginInfo)],
    onDone: () => {
      toast.success(t('profile.student.sent'))
      onClose()
    },
  })
  return (
    <Modal opened onClose={onClose} title={t('profile.student.title')} size={444}>
      <form onSubmit={submit} noValidate>
        <Stack>
          <p className="meta">{t('profile.student.how')}</p>
          <DraftNote {...{ isRestored, discard }} />
          <TextInput
            {...form.getInputProps('studentId')}
            name="studentId"
            label={t('profile.student.studentId')}
            maxLength={20}
            data-autofocus
          />
          {places.map((name) => (
            <TextInput
              key={name}
              {...form.getInputProps(name)}
              name={name}
              label={t(`profile.student.${name}`)}
              maxLength={100}
            />
          ))}
          <FormError error={failure} />
          <Button type="submit" mr="auto" loading={busy}>
            {t('profile.student.send')}
          </Button>
        </Stack>
      </form>
    </Modal>
  )
}
