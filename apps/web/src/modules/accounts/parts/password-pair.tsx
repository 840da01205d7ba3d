import { useTranslation } from 'react-i18next'
import { NewPassword } from './new-password.tsx'

type Name = 'password' | 'again'

interface PasswordPairProps {
  label: string
  values: Record<Name, string>
  errors: Partial<Record<Name, string>>
  onChange: (name: Name, value: string) => void
  place: (name: Name) => (element: HTMLInputElement | null) => void
}

/** ACC-111 to ACC-113: a new password, and the same once more. */
export function PasswordPair({ label, values, errors, onChange, place }: PasswordPairProps) {
  const { t } = useTranslation('accounts')
  return (
    <>
      <NewPassword
        ref={place('password')}
        rule
        name="newPassword"
        label={label}
        value={values.password}
        onChange={(password) => onChange('password', password)}
        error={errors.password}
      />
      <NewPassword
        ref={place('again')}
        name="passwordAgain"
        label={t('password.again')}
        value={values.again}
        onChange={(again) => onChange('again', again)}
        error={errors.again}
      />
    </>
  )
}
