import { people } from '@titian/contract'
import { toast } from '@titian/ui'
import { useTranslation } from 'react-i18next'
import { ActDialog } from '../../../parts/act-dialog.tsx'
import type { PersonActProps } from './act-props.ts'
import { ReasonField } from './reason-field.tsx'
import { usePersonForm } from './use-person-form.ts'

/** ACC-189: a disabled account is signed out everywhere and cannot sign in again. */
export function StateDialog({ person, onClose }: PersonActProps) {
  const { t } = useTranslation('people')
  const { sign, name, disabled } = person
  const { form, submit, busy, failure } = usePersonForm(people.changePersonState, {
    initialValues: { reason: '' },
    inputOf: ({ reason }) => ({ sign, disabled: !disabled, reason }),
    onDone: () => {
      onClose()
      toast.success(t(disabled ? 'enabledDone' : 'disabledDone'))
    },
  })
  return (
    <ActDialog
      opened
      onClose={onClose}
      title={t(disabled ? 'enableTitle' : 'disableTitle', { name })}
      confirmLabel={t(disabled ? 'enable' : 'disable')}
      danger={!disabled}
      busy={busy}
      failure={failure}
      onSubmit={submit}
    >
      <p className="muted">{t(disabled ? 'enableText' : 'disableText')}</p>
      <ReasonField {...form.getInputProps('reason')} />
    </ActDialog>
  )
}
