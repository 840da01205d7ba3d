import { Stack } from '@mantine/core'
import { accounts } from '@titian/contract'
import { impersonationStart } from '@titian/site'
import { useTranslation } from 'react-i18next'
import { ActDialog } from '../../../parts/act-dialog.tsx'
import type { PersonActProps } from './act-props.ts'
import { ReasonField } from './reason-field.tsx'
import { usePersonForm } from './use-person-form.ts'

/** ACC-241: opens the student site in this window; a button on that site ends the impersonation. */
export function ImpersonateDialog({ person, onClose }: PersonActProps) {
  const { t } = useTranslation('people')
  const { form, submit, busy, failure } = usePersonForm(accounts.startImpersonation, {
    initialValues: { reason: '' },
    inputOf: ({ reason }) => ({ sign: person.sign, reason }),
    // Reloading these queries now would send them as the student.
    refresh: [],
    onDone: () => {
      impersonationStart.keep(person.sign)
      location.assign('/home')
    },
  })
  return (
    <ActDialog
      opened
      onClose={onClose}
      title={t('impersonateTitle', { name: person.name })}
      confirmLabel={t('impersonateStart')}
      busy={busy}
      failure={failure}
      onSubmit={submit}
    >
      <Stack component="ul" gap="xs" ps={20} fz="sm" style={{ listStyle: 'disc' }}>
        <li>{t('impersonateSee')}</li>
        <li>{t('impersonateNot')}</li>
        <li>{t('impersonateLog')}</li>
        <li>{t('impersonateEnd')}</li>
      </Stack>
      <ReasonField {...form.getInputProps('reason')} />
    </ActDialog>
  )
}
