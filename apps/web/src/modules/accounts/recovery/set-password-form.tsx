import { Button, Stack } from '@mantine/core'
import { accounts } from '@titian/contract'
import { ask, encodePassword, FormError, ServerRefusal, useForm } from '@titian/site'
import { BothEnds } from '@titian/ui'
import { useTranslation } from 'react-i18next'
import { PasswordPair } from '../parts/password-pair.tsx'
import { newPasswordProblems, translateProblems } from '../forms/field-problems.ts'
import type { Recovery } from './forget-form.tsx'
import type { FormProps } from '../forms/form-props.ts'
import { useFailureText } from '../forms/use-failure-text.ts'
import { PlainButton } from '../parts/plain-button.tsx'

interface SetPasswordFormProps extends FormProps {
  recovery: Recovery
  /** Called when the code of step one has expired, to ask for another code. */
  onCodeLost: (text: string) => void
}

const isAboutCode = (error: unknown): boolean =>
  error instanceof ServerRefusal && (error.is('smsCodeInvalid') || error.is('smsCodeWrong'))

/** ACC-149 to ACC-152: step two of the recovery, the new password. */
export function SetPasswordForm({ go, recovery, onCodeLost }: SetPasswordFormProps) {
  const { t } = useTranslation('accounts')
  const explain = useFailureText()
  const { form, submit, busy, failure } = useForm({
    initialValues: { password: '', again: '' },
    problemsOf: (values) => translateProblems(newPasswordProblems(values), t),
    places: () => 'password',
    explain,
    send: async ({ password }) => {
      const newPwd = await encodePassword(password)
      const { phone, areaCode, code } = recovery
      await ask(accounts.resetPassword, { mobile: phone, areaCode, mobileCode: code, newPwd })
    },
    onDone: () => go('reset'),
    onFailed: (error) => {
      if (!isAboutCode(error)) return false
      onCodeLost(explain(error))
      return true
    },
  })

  return (
    <form onSubmit={submit} noValidate>
      <Stack>
        {/* Password managers store the new password under the account named here. */}
        <input
          type="hidden"
          name="username"
          autoComplete="username"
          value={recovery.phone}
          readOnly
        />
        <PasswordPair label={t('password.new')} fieldOf={form.getInputProps} />
        <FormError error={failure} />
        <Button type="submit" size="lg" fullWidth loading={busy}>
          {t('submit.setPassword')}
        </Button>
        <BothEnds>
          <PlainButton onClick={() => go('back')}>{t('back')}</PlainButton>
          <PlainButton onClick={() => go('toLogin')}>{t('toLogin')}</PlainButton>
        </BothEnds>
      </Stack>
    </form>
  )
}
