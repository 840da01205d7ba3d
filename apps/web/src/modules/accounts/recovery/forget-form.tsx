import { Button } from '@mantine/core'
import { accounts, smsTypes, type AreaCode } from '@titian/contract'
import { ask, FormError, type ServerRefusal } from '@titian/site'
import { useEffect, type SubmitEvent } from 'react'
import { useTranslation } from 'react-i18next'
import styles from '../parts/fields.module.css'
import { PhoneInput } from '../parts/phone-input.tsx'
import { SmsWithCaptcha } from '../parts/sms-with-captcha.tsx'
import { phoneProblem, smsProblem, told } from '../forms/field-problems.ts'
import type { FormProps } from '../forms/form-props.ts'
import { useAttempt } from '../forms/use-attempt.ts'
import { useFailureText } from '../forms/use-failure-text.ts'
import { useFields } from '../forms/use-fields.ts'
import { useSmsWithCaptcha } from '../forms/use-sms-with-captcha.ts'

/** ACC-156: what step one has found out and step two needs. */
export interface Recovery {
  phone: string
  areaCode: AreaCode
  code: string
}

interface ForgetFormProps extends FormProps {
  known: Recovery | null
  /** Why step two sent people back. */
  problem: string | null
  onVerified: (recovery: Recovery) => void
}

const order = ['phone', 'captcha', 'code'] as const

/** ACC-146 to ACC-148, ACC-153. */
export function ForgetForm({ go, known, problem, onVerified }: ForgetFormProps) {
  const { t } = useTranslation('accounts')
  const explain = useFailureText()
  const form = useFields({
    phone: known?.phone ?? '',
    areaCode: known?.areaCode ?? '60',
    code: '',
    captcha: '',
  })
  const { values, errors, set, place, fail } = form
  const areaCode = values.areaCode === '86' ? '86' : '60'
  const { attempt, busy, trouble } = useAttempt()
  const { phone } = values

  const sending = useSmsWithCaptcha({
    type: smsTypes.forgotPassword,
    phone,
    areaCode,
    captcha: values.captcha,
    onProblem: (at, text) => void fail({ [at]: text }, order),
    clearCaptcha: () => set('captcha', ''),
  })

  useEffect(() => {
    if (problem) fail({ code: problem }, order)
  }, [problem, fail])

  const verify = async () => {
    const code = values.code.trim()
    await ask(accounts.verifyForgot, { account: phone, areaCode, code })
    onVerified({ phone, areaCode, code })
  }

  const refuse = (refusal: ServerRefusal) => {
    const at = refusal.is('phoneNotRegistered') ? 'phone' : 'code'
    fail({ [at]: explain(refusal) }, order)
  }

  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    const wrong = { phone: phoneProblem(areaCode, phone), code: smsProblem(values.code) }
    if (fail(told(wrong, t), order)) return
    void attempt({ act: verify, onRefusal: refuse })
  }

  const renew = () => {
    set('code', '')
    sending.sms.reset()
  }

  return (
    <form className={styles['form']} onSubmit={submit} noValidate>
      <PhoneInput
        ref={place('phone')}
        value={phone}
        onChange={(next) => {
          if (next === phone) return
          set('phone', next)
          renew()
        }}
        areaCode={areaCode}
        onAreaCode={(code) => {
          set('areaCode', code)
          renew()
        }}
        error={errors.phone}
      />
      <SmsWithCaptcha {...sending} {...{ values, errors, place }} onChange={set} />
      <FormError error={trouble} />
      <Button type="submit" size="lg" fullWidth loading={busy}>
        {t('submit.next')}
      </Button>
      <p className={styles['foot']}>
        <button type="button" className={styles['plain']} onClick={() => go('toLogin')}>
          {t('toLogin')}
        </button>
      </p>
    </form>
  )
}
