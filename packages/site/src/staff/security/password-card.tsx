import { Button } from '@mantine/core'
import { Surface } from '@titian/ui'
import { useTranslation } from 'react-i18next'
import { FormError } from '../../parts/form-error.tsx'
import { SecretField } from './secret-field.tsx'
import styles from './security.module.css'
import { usePasswordForm } from './use-password-form.ts'

/** ACC-157: the own password, changed by whoever knows the old one. */
export function PasswordCard() {
  const { t } = useTranslation('staff')
  const { form, busy, failure, submit } = usePasswordForm()
  return (
    <Surface className={styles['card']}>
      <div className={styles['head']}>
        <h2>{t('security.password.title')}</h2>
      </div>
      <form className={styles['form']} onSubmit={submit} noValidate>
        <FormError error={failure} />
        <SecretField
          {...form.getInputProps('password')}
          label={t('security.password.old')}
          autoComplete="current-password"
        />
        <SecretField
          {...form.getInputProps('newPassword')}
          label={t('security.password.new')}
          description={t('security.password.rule')}
          autoComplete="new-password"
        />
        <SecretField
          {...form.getInputProps('confirmNewPwd')}
          label={t('security.password.again')}
          autoComplete="new-password"
        />
        <div className={styles['buttons']}>
          <Button type="submit" variant="default" loading={busy}>
            {t('security.password.change')}
          </Button>
        </div>
      </form>
    </Surface>
  )
}
