import { Button, Checkbox } from '@mantine/core'
import { FormError, useSchool } from '@titian/site'
import { PasswordField, PhoneField } from '@titian/ui'
import { useTranslation } from 'react-i18next'
import { CaptchaField } from './captcha-field.tsx'
import styles from './sign-in-form.module.css'
import { useSignInForm } from './use-sign-in-form.ts'

interface SignInFormProps {
  onDone: () => void
  /** A failure from before the form was drawn, such as a link that has expired. */
  failure?: unknown
}

/** Phone, password and image code (ACC-078). */
export function SignInForm({ onDone, failure }: SignInFormProps) {
  const { t } = useTranslation('accounts')
  const { initial } = useSchool()
  const { form, busy, round, renew, failure: own, submit } = useSignInForm(onDone)
  const areaCodes = (initial?.areaCodes ?? ['60', '86']).map((value) => ({
    value,
    label: t(`area.${value}`),
  }))
  return (
    <form className={styles['form']} onSubmit={submit} noValidate>
      <FormError error={own ?? failure} />
      <PhoneField
        {...form.getInputProps('phone')}
        value={form.values.phone}
        label={t('phone')}
        areaCodeLabel={t('areaCode')}
        areaCodes={areaCodes}
        areaCode={form.values.areaCode}
        onAreaCode={(areaCode) => form.setFieldValue('areaCode', areaCode)}
        name="phone"
      />
      <PasswordField
        {...form.getInputProps('password')}
        label={t('password')}
        showLabel={t('showPassword')}
        hideLabel={t('hidePassword')}
        autoComplete="current-password"
      />
      <CaptchaField {...form.getInputProps('code')} round={round} onRenew={renew} />
      <Checkbox {...form.getInputProps('isRemeber', { type: 'checkbox' })} label={t('remember')} />
      <Button type="submit" fullWidth loading={busy}>
        {t('site:signIn')}
      </Button>
    </form>
  )
}
