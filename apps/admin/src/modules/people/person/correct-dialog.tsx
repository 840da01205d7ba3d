import { TextInput } from '@mantine/core'
import { people } from '@titian/contract'
import { toast } from '@titian/ui'
import { useTranslation } from 'react-i18next'
import { ActDialog } from '../../../parts/act-dialog.tsx'
import type { PersonActProps } from './act-props.ts'
import { ReasonField } from './reason-field.tsx'
import { usePersonForm } from './use-person-form.ts'

type Values = {
  name: string
  studentCard: string
  className: string
  reason: string
}

/** ACC-291: corrects data that was entered wrongly when the account was created. */
export function CorrectDialog({ person, onClose }: PersonActProps) {
  const { t } = useTranslation('people')
  const initialValues: Values = {
    name: person.name,
    studentCard: person.studentCard ?? '',
    className: person.className ?? '',
    reason: '',
  }
  const { form, submit, busy, failure } = usePersonForm(people.correctPerson, {
    initialValues,
    keepsValues: true,
    inputOf: (values) => ({ sign: person.sign, ...values }),
    onDone: () => {
      onClose()
      toast.success(t('correctDone'))
    },
  })
  return (
    <ActDialog
      opened
      onClose={onClose}
      title={t('correctTitle', { name: person.name })}
      confirmLabel={t('correctAct')}
      busy={busy}
      failure={failure}
      onSubmit={submit}
    >
      <TextInput
        {...form.getInputProps('name')}
        label={t('name')}
        maxLength={60}
        autoComplete="off"
        required
      />
      <TextInput
        {...form.getInputProps('studentCard')}
        label={t('card')}
        description={t('correctHint')}
        maxLength={20}
        autoComplete="off"
      />
      <TextInput
        {...form.getInputProps('className')}
        label={t('class')}
        maxLength={100}
        autoComplete="off"
      />
      <ReasonField {...form.getInputProps('reason')} />
    </ActDialog>
  )
}
