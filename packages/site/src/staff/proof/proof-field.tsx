import { useTranslation } from 'react-i18next'
import { SecretField } from '../../account/secret-field.tsx'
import type { FieldProps } from '../../forms/use-form.ts'

interface ProofFieldProps {
  isAsked: boolean
  input: FieldProps
}

/**
 * The field for the password of the signed-in user, after the server has asked for the password.
 */
export function ProofField({ isAsked, input }: ProofFieldProps) {
  const { t } = useTranslation('staff')
  if (!isAsked) return null
  return (
    <SecretField
      {...input}
      label={t('proof.password')}
      description={t('proof.hint')}
      autoComplete="current-password"
      required
    />
  )
}
