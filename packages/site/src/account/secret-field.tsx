import { PasswordField, type PasswordFieldProps } from '@titian/ui'
import { useTranslation } from 'react-i18next'

/** A password with the words of this site on its eye. */
export function SecretField(props: Omit<PasswordFieldProps, 'showLabel' | 'hideLabel'>) {
  const { t } = useTranslation('account')
  return <PasswordField {...props} showLabel={t('password.show')} hideLabel={t('password.hide')} />
}
