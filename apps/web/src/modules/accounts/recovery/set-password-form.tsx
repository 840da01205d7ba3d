import { Button } from '@mantine/core'
import { accounts } from '@titian/contract'
import { ask, encodePassword, FormError, type ServerRefusal } from '@titian/site'
import type { SubmitEvent } from 'react'
import { useTranslation } from 'react-i18next'
import styles from '../parts/fields.module.css'
import { PasswordPair } from '../parts/password-pair.tsx'
import { newPasswordProblems, told } from '../forms/field-problems.ts'
import type { Recovery } from './forget-form.tsx'
import type { FormProps } from '../forms/form-props.ts'
import { useAttempt } from '../forms/use-attempt.ts'
import { useFailureText } from '../forms/use-failure-text.ts'
import { useFields } from '../forms/use-fields.ts'

interface SetPasswordFormProps extends FormProps {
  recovery: Recovery
  /** The code of step one is over; back to ask for another. */
  onCodeLost: (text: string) => void
}

const order = ['password', 'again'] as const

/** ACC-149 to ACC-152. */
export function SetPasswordForm({ go, recovery, onCodeLost }: SetPasswordFormProps) {
  const { t } = useTranslation('accounts')
  const explain = useFailureText()
  const { values, errors, set, place, fail } = useFields({ password: '', again: '' })
  const { attempt, busy, trouble } = useAttempt()

  const reset = async () => {
    const newPwd = await encodePassword(values.password)
    const { phone, areaCode, code } = recovery
    await ask(accounts.resetPassword, { mobile: phone, areaCode, mobileCode: code, newPwd })
    go('reset')
  }

  const refuse = (refusal: ServerRefusal) => {
    if (refusal.is('smsCodeInvalid') || refusal.is('smsCodeWrong'))
      return onCodeLost(explain(refusal))
    fail({ password: explain(refusal) }, order)
  }

  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    if (fail(told(newPasswordProblems(values), t), order)) return
    void attempt({ act: reset, onRefusal: refuse })
  }

  return (
    <form className={styles['form']} onSubmit={submit} noValidate>
      {/* Password managers file the new password under the account named here. */}
      <input
        type="hidden"
        name="username"
        autoComplete="username"
        value={recovery.phone}
        readOnly
      />
      <PasswordPair
        label={t('password.new')}
        values={values}
        errors={errors}
        onChange={set}
        place={place}
      />
      <FormError error={trouble} />
      <Button type="submit" size="lg" fullWidth loading={busy}>
        {t('submit.setPassword')}
      </Button>
      <div className={styles['between']}>
        <button type="button" className={styles['plain']} onClick={() => go('back')}>
          {t('back')}
        </button>
        <button type="button" className={styles['plain']} onClick={() => go('toLogin')}>
          {t('toLogin')}
        </button>
      </div>
    </form>
  )
}
