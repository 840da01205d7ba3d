import type { FieldOf } from '@titian/site'
import { useTranslation } from 'react-i18next'
import { NewPassword } from './new-password.tsx'

interface PasswordPairProps {
  label: string
  fieldOf: FieldOf<'password' | 'again'>
}

/** ACC-111 to ACC-113: a new password, and the same once more. */
export function PasswordPair({ label, fieldOf }: PasswordPairProps) {
  const { t } = useTranslation('accounts')
  return (
    <>
      <NewPassword {...fieldOf('password')} rule name="newPassword" label={label} />
      <NewPassword {...fieldOf('again')} name="passwordAgain" label={t('password.again')} />
    </>
  )
}
