import { useForm } from '@mantine/form'
import { accounts } from '@titian/contract'
import { focusFirstError } from '@titian/site'
import { useTranslation } from 'react-i18next'
import { ActDialog } from '../../../parts/act-dialog.tsx'
import type { PersonActProps } from './act-props.ts'
import styles from './people.module.css'
import { ReasonField } from './reason-field.tsx'
import { isReason } from './person-rules.ts'
import { usePersonAct } from './use-person-act.ts'

/** ACC-241: from here on this window belongs to the student site, until the acting is stopped there. */
export function SimulateDialog({ person, opened, onClose }: PersonActProps) {
  const { t } = useTranslation('people')
  const form = useForm<{ reason: string } & Record<string, unknown>>({
    initialValues: { reason: '' },
    validate: { reason: (text) => (isReason(text) ? null : t('reasonMissing')) },
  })
  const { failure, busy, send } = usePersonAct(accounts.startSimulation, {
    form,
    // Asked again now, these calls would be answered to the student.
    refresh: [],
    onDone: () => location.assign('/home'),
  })
  return (
    <ActDialog
      opened={opened}
      onClose={onClose}
      title={t('simulateTitle', { name: person.name })}
      confirmLabel={t('simulateStart')}
      busy={busy}
      failure={failure}
      onSubmit={form.onSubmit(
        ({ reason }) => send({ sign: person.sign, reason }),
        focusFirstError(form),
      )}
    >
      <ul className={styles['rules']}>
        <li>{t('simulateSee')}</li>
        <li>{t('simulateNot')}</li>
        <li>{t('simulateLog')}</li>
        <li>{t('simulateEnd')}</li>
      </ul>
      <ReasonField {...form.getInputProps('reason')} />
    </ActDialog>
  )
}
