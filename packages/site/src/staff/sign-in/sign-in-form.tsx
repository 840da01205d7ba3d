import { Button, Checkbox } from '@mantine/core'
import { PasswordField, PhoneField } from '@titian/ui'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { FormError } from '../../parts/form-error.tsx'
import { SecondStepForm } from '../../session/second-step-form.tsx'
import { useSchool } from '../../session/use-school.ts'
import { CaptchaField } from './captcha-field.tsx'
import styles from './sign-in-form.module.css'
import { useSignInForm } from './use-sign-in-form.ts'

interface SignInFormProps {
  onDone: () => void
  /** Above the first step. */
  lead?: ReactNode
  /** A failure from before the form was drawn, such as a link that has expired. */
  failure?: unknown
}

/** Phone, password and image code (ACC-078), and the code of the app for those who use one. */
export function SignInForm({ onDone, lead, failure }: SignInFormProps) {
  const { t } = useTranslation('staff')
  const { initial } = useSchool()
  const { form, busy, captcha, renew, failure: own, submit, ticket, back } = useSignInForm(onDone)
  const areaCodes = (initial?.areaCodes ?? ['60', '86']).map((value) => ({
    value,
    label: t(`area.${value}`),
  }))
  if (ticket !== null)
    return (
      <SecondStepForm
        ticket={ticket}
        onDone={onDone}
        onNeedsAuthentication={onDone}
        onBack={back}
      />
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
    </form>
  )
}
