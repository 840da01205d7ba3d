import { Box, Checkbox } from '@mantine/core'
import { BothEnds, PasswordField } from '@titian/ui'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { CaptchaField } from '../captcha/captcha-field.tsx'
import { SecondStepForm } from '../session/second-step-form.tsx'
import { PhoneInput } from './phone-input.tsx'
import type { CredentialsFormState } from './use-credentials-form.ts'

interface CredentialsFormProps {
  state: CredentialsFormState
  /** Content above the fields. */
  lead?: ReactNode
  /** Content beside the checkbox that keeps the user signed in. */
  beside?: ReactNode
  /** Content below the fields: the button, and parts that only one site has. */
  children: ReactNode
  areaCodes?: readonly string[]
}

/**
 * The fields for phone, password and image code. For users of an authenticator app, the field for
 * its code replaces them.
 */
export function CredentialsForm({
  state,
  lead,
  beside,
  children,
  areaCodes,
}: CredentialsFormProps) {
  const { t } = useTranslation('sign-in')
  const { form, captcha, submit, ticket } = state
  if (ticket !== null)
    return (
      <SecondStepForm
        ticket={ticket}
        onBack={state.leaveSecondStep}
        onDone={state.onSignedIn}
        onNeedsAuthentication={state.onNeedsAuthentication}
      />
    )
  return (
    <Box component="form" display="grid" style={{ gap: 'var(--s4)' }} onSubmit={submit} noValidate>
      {lead}
      <PhoneInput
        {...form.getInputProps('phone')}
        areaCode={form.values.areaCode}
        onAreaCode={(code) => form.setFieldValue('areaCode', code)}
        offered={areaCodes}
      />
      <PasswordField
        {...form.getInputProps('password')}
        name="password"
        label={t('password.label')}
        autoComplete="current-password"
        showLabel={t('password.show')}
        hideLabel={t('password.hide')}
      />
      <CaptchaField {...form.getInputProps('code')} captcha={captcha} />
      <BothEnds>
        <Checkbox {...form.getInputProps('remember', { type: 'checkbox' })} label={t('remember')} />
        {beside}
      </BothEnds>
      {children}
    </Box>
  )
}
