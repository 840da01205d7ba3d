import { people } from '@titian/contract'
import { toast } from '@titian/ui'
import { useTranslation } from 'react-i18next'
import { ActDialog } from '../../../parts/act-dialog.tsx'
import type { PersonActProps } from './act-props.ts'
import { ReasonField } from './reason-field.tsx'
import { usePersonForm } from './use-person-form.ts'

/**
 * Decision 0006: turns off two-step verification for a person who has lost the authenticator app
 * and the recovery codes.
 */
export function TwoStepDialog({ person: { sign, name }, onClose }: PersonActProps) {
  const { t } = useTranslation('people')
  const { form, submit, busy, failure } = usePersonForm(people.removePersonTwoStep, {
    initialValues: { reason: '' },
    inputOf: ({ reason }) => ({ sign, reason }),
    onDone: () => {
      onClose()
      toast.success(t('twoStepRemoved'))
    },
  })
  return (
    <ActDialog
      opened
      onClose={onClose}
      title={t('twoStepTitle', { name })}
      confirmLabel={t('act.removeTwoStep')}
      danger
      busy={busy}
      failure={failure}
      onSubmit={submit}
    >
      <p className="muted">{t('twoStepText')}</p>
      <ReasonField {...form.getInputProps('reason')} />
    </ActDialog>
  )
}
