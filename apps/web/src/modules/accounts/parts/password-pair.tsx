import type { FieldOf } from '@titian/site'
import { useTranslation } from 'react-i18next'
import { NewPassword } from './new-password.tsx'

interface PasswordPairProps {
  label: string
  fieldOf: FieldOf<'password' | 'again'>
}

/** ACC-111 to ACC-113: the fields for a new password and for repeating it. */
export function PasswordPair({ label, fieldOf }: PasswordPairProps) {
  const { t } = useTranslation('accounts')
  return (
    <>
      <NewPassword {...fieldOf('password')} rule name="newPassword" label={label} />
      <NewPassword {...fieldOf('again')} name="passwordAgain" label={t('password.again')} />
    </>
  )
}
