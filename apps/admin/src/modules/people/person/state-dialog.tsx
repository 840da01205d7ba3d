import { useForm } from '@mantine/form'
import { people } from '@titian/contract'
import { focusFirstError } from '@titian/site'
import { toast } from '@titian/ui'
import { useTranslation } from 'react-i18next'
import { ActDialog } from '../../../parts/act-dialog.tsx'
import type { PersonActProps } from './act-props.ts'
import { ReasonField } from './reason-field.tsx'
import { isReason } from './person-rules.ts'
import { usePersonAct } from './use-person-act.ts'

/** ACC-189: a disabled account is signed out everywhere and cannot sign in again. */
export function StateDialog({ person, opened, onClose }: PersonActProps) {
  const { t } = useTranslation('people')
  const { sign, name, disabled } = person
  const form = useForm<{ reason: string } & Record<string, unknown>>({
    initialValues: { reason: '' },
    validate: { reason: (text) => (isReason(text) ? null : t('reasonMissing')) },
  })
  const { failure, busy, send } = usePersonAct(people.changePersonState, {
    form,
    onDone: () => {
      onClose()
      toast.success(t(disabled ? 'enabledDone' : 'disabledDone'))
    },
  })
  return (
    <ActDialog
      opened={opened}
      onClose={onClose}
      title={t(disabled ? 'enableTitle' : 'disableTitle', { name })}
      confirmLabel={t(disabled ? 'enable' : 'disable')}
      danger={!disabled}
      busy={busy}
      failure={failure}
      onSubmit={form.onSubmit(
        ({ reason }) => send({ sign, disabled: !disabled, reason }),
        focusFirstError(form),
      )}
    >
      <p className="muted">{t(disabled ? 'enableText' : 'disableText')}</p>
      <ReasonField {...form.getInputProps('reason')} />
    </ActDialog>
  )
}
