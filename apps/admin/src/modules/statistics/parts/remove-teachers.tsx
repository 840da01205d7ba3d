import { Box } from '@mantine/core'
import { people, type SchoolTeacher, statistics } from '@titian/contract'
import { ask, byContract, callKey, useForm } from '@titian/site'
import { toast } from '@titian/ui'
import { useTranslation } from 'react-i18next'
import { ActDialog } from '../../../parts/act-dialog.tsx'
import { ReasonField } from '../../../parts/reason-field.tsx'

interface RemoveTeachersProps {
  teachers: readonly SchoolTeacher[]
  onDone: () => void
  onClose: () => void
}

const mostNamed = 10
const refresh = [statistics.schoolTeacherList, people.listPeople, people.listAuditLog].map(callKey)

/** TCH-074, TCH-075: removes teachers, after showing their names and asking for the reason. */
export function RemoveTeachers({ teachers, onDone, onClose }: RemoveTeachersProps) {
  const { t } = useTranslation('statistics')
  const studentList = teachers.map(({ idSign }) => idSign)
  const inputOf = ({ reason }: { reason: string }) => ({ studentList, reason })
  const { form, submit, busy, failure } = useForm<{ reason: string }, { removed: number }>({
    initialValues: { reason: '' },
    problemsOf: byContract(statistics.deleteTeacher.input, { inputOf }),
    refresh,
    send: (values) => ask(statistics.deleteTeacher, inputOf(values)),
    onDone: ({ removed }) => {
      toast.success(t('teachers.removed', { count: removed }))
      onDone()
      onClose()
    },
  })
  const more = teachers.length - mostNamed
  return (
    <ActDialog
      opened
      onClose={onClose}
      title={t('teachers.removeTitle', { count: teachers.length })}
      confirmLabel={t('teachers.removeConfirm')}
      danger
      busy={busy}
      failure={failure}
      onSubmit={submit}
    >
      <p className="muted">{t('teachers.removeText')}</p>
      <Box component="ul" m={0} pl="lg">
        {teachers.slice(0, mostNamed).map(({ idSign, name }) => (
          <li key={idSign}>{name}</li>
        ))}
        {more > 0 ? <li>{t('teachers.more', { count: more })}</li> : null}
      </Box>
      <ReasonField
        {...form.getInputProps('reason')}
        label={t('teachers.reason')}
        hint={t('teachers.reasonHint')}
      />
    </ActDialog>
  )
}
