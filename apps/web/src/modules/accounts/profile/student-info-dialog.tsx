import { Button, Modal, TextInput } from '@mantine/core'
import { accounts, identities, isStudentNumber, type StudentInfo } from '@titian/contract'
import { callKey, FormError, useAct } from '@titian/site'
import { toast } from '@titian/ui'
import { useState, type SubmitEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { useFields } from '../forms/use-fields.ts'
import { DraftNote } from '../parts/draft-note.tsx'
import styles from './profile.module.css'

interface StudentInfoDialogProps {
  info: StudentInfo
  onClose: () => void
}

const places = ['university', 'department', 'major', 'class'] as const
const order = ['studentId', ...places] as const

/** ACC-186: hands the data in; it counts once the staff of the school approve it. */
export function StudentInfoDialog({ info, onClose }: StudentInfoDialogProps) {
  const { t } = useTranslation('accounts')
  const { studentId, university, department, major, class: group } = info
  const form = useFields(
    { studentId, university, department, major, class: group },
    { owner: 'person', name: 'studentInfo', fields: order },
  )
  const { values, errors, set, place, fail } = form
  const [trouble, setTrouble] = useState<unknown>(null)
  const submitInfo = useAct(identities.submitStudentAudit, {
    refresh: [callKey(identities.studentAuditInfo), callKey(accounts.loginInfo)],
    onDone: () => {
      form.forgetDraft()
      toast.success(t('profile.student.sent'))
      onClose()
    },
    onRefusal: (refusal) => {
      if (!fail(refusal.fields, order)) setTrouble(refusal)
    },
  })
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    const isRight = isStudentNumber(values.studentId)
    if (fail({ studentId: isRight ? undefined : t('profile.student.numberRule') }, order)) return
    submitInfo.mutate(values)
  }
  return (
    <Modal opened onClose={onClose} title={t('profile.student.title')} size={444}>
      <form className={styles['form']} onSubmit={submit} noValidate>
        <p className="meta">{t('profile.student.how')}</p>
        <DraftNote form={form} />
        <TextInput
          ref={place('studentId')}
          name="studentId"
          label={t('profile.student.studentId')}
          maxLength={20}
          value={values.studentId}
          onChange={(event) => set('studentId', event.currentTarget.value)}
          error={errors.studentId}
          data-autofocus
        />
        {places.map((name) => (
          <TextInput
            key={name}
            ref={place(name)}
            name={name}
            label={t(`profile.student.${name}`)}
            maxLength={100}
            value={values[name]}
            onChange={(event) => set(name, event.currentTarget.value)}
            error={errors[name]}
          />
        ))}
        <FormError error={trouble} />
        <Button type="submit" loading={submitInfo.isPending}>
          {t('profile.student.send')}
        </Button>
      </form>
    </Modal>
  )
}
