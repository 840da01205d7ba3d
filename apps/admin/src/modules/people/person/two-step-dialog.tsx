import { useForm } from '@mantine/form'
import { people } from '@titian/contract'
import { focusFirstError } from '@titian/site'
import { toast } from '@titian/ui'
import { useTranslation } from 'react-i18next'
import { ActDialog } from '../../../parts/act-dialog.tsx'
import type { PersonActProps } from './act-props.ts'
import { isReason } from './person-rules.ts'
import { ReasonField } from './reason-field.tsx'
import { usePersonAct } from './use-person-act.ts'

/** Decision 0006: for somebody who has lost the authenticator app and the recovery codes. */
export function TwoStepDialog({ person: { sign, name }, opened, onClose }: PersonActProps) {
  const { t } = useTranslation('people')
  const form = useForm<{ reason: string } & Record<string, unknown>>({
    initialValues: { reason: '' },
    validate: { reason: (text) => (isReason(text) ? null : t('reasonMissing')) },
  })
  const { failure, busy, send } = usePersonAct(people.removePersonTwoStep, {
    form,
    onDone: () => {
      onClose()
      toast.success(t('twoStepRemoved'))
    },
  })
  return (
    <ActDialog
      opened={opened}
      onClose={onClose}
      title={t('twoStepTitle', { name })}
      confirmLabel={t('act.removeTwoStep')}
      danger
      busy={busy}
      failure={failure}
      onSubmit={form.onSubmit(({ reason }) => send({ sign, reason }), focusFirstError(form))}
    >
      <p className="muted">{t('twoStepText')}</p>
      <ReasonField {...form.getInputProps('reason')} />
    </ActDialog>
  )
}
