import { Button, Checkbox } from '@mantine/core'
import { PasswordField, PhoneField } from '@titian/ui'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { FormError } from '../../parts/form-error.tsx'
import { SecondStepForm } from '../../session/second-step-form.tsx'
import { useSchool } from '../../session/use-school.ts'
import { staffPaths } from '../staff-paths.ts'
import { CaptchaField } from './captcha-field.tsx'
import styles from './sign-in-form.module.css'
import { noteSignIn } from './sign-in.ts'
import { useSignInForm } from './use-sign-in-form.ts'

interface SignInFormProps {
  onDone: () => void
  /** Above the first step. */
  lead?: ReactNode
  /** A failure from before the form was drawn, such as a link that has expired. */
  failure?: unknown
}

/** ACC-285: a new password is set on the student site, which leads back to this one. */
function recoveryLink(): string {
  const back = `${location.pathname}#${staffPaths.login}`
  return `/login?form=forget&url=${encodeURIComponent(back)}`
}

/** Phone, password and image code (ACC-078), and the code of the app for those who use one. */
export function SignInForm({ onDone, lead, failure }: SignInFormProps) {
  const { t } = useTranslation('staff')
  const { initial } = useSchool()
  const done = () => {
    noteSignIn()
    onDone()
  }
  const { form, busy, captcha, renew, failure: own, submit, ticket, back } = useSignInForm(done)
  const areaCodes = (initial?.areaCodes ?? ['60', '86']).map((value) => ({
    value,
    label: t(`area.${value}`),
  }))
  if (ticket !== null)
    return (
      <SecondStepForm ticket={ticket} onDone={done} onNeedsAuthentication={done} onBack={back} />
    )
  return (
    <form className={styles['form']} onSubmit={submit} noValidate>
      {lead}
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
      <CaptchaField {...form.getInputProps('code')} captcha={captcha} onRenew={renew} />
      <Checkbox {...form.getInputProps('isRemeber', { type: 'checkbox' })} label={t('remember')} />
      <Button type="submit" fullWidth loading={busy}>
        {t('site:signIn')}
      </Button>
      <a className={`link ${styles['forgot'] ?? ''}`} href={recoveryLink()}>
        {t('forgotPassword')}
      </a>
    </form>
  )
}
