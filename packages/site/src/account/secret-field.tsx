import { PasswordField, type PasswordFieldProps } from '@titian/ui'
import { useTranslation } from 'react-i18next'

/** A password field with the site's texts for its visibility button. */
export function SecretField(props: Omit<PasswordFieldProps, 'showLabel' | 'hideLabel'>) {
  const { t } = useTranslation('account')
  return <PasswordField {...props} showLabel={t('password.show')} hideLabel={t('password.hide')} />
}
