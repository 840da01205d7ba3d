import type { FieldProps } from '@titian/site'
import { PasswordField } from '@titian/ui'
import { useTranslation } from 'react-i18next'
import { passwordStrength } from '../recovery/password-strength.ts'
import styles from './fields.module.css'

interface NewPasswordProps extends FieldProps {
  label: string
  /** Shows the rule and how far it is met. */
  rule?: boolean
  name: string
}

const steps = [1, 2, 3, 4]

/** ACC-024, ACC-111: a new password, or the same one again. */
export function NewPassword({ rule = false, ...field }: NewPasswordProps) {
  const { t } = useTranslation('accounts')
  const strength = passwordStrength(String(field.value))
  const words =
    strength === 0
      ? t('password.rule')
      : `${t('password.rule')} ${t(`password.strength.${strength}`)}`
  const meter = (
    <span className={styles['meter']} data-strength={strength}>
      <span className={styles['bars']} aria-hidden>
        {steps.map((step) => (
          <i key={step} data-on={step <= strength || undefined} />
        ))}
      </span>
      {words}
    </span>
  )
  return (
    <PasswordField
      {...field}
      autoComplete="new-password"
      description={rule ? meter : undefined}
      showLabel={t('password.show')}
      hideLabel={t('password.hide')}
    />
  )
}
