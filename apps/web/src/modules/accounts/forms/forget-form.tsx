import { Button } from '@mantine/core'
import { accounts, isPhone, isSmsCode, smsTypes, type AreaCode } from '@titian/contract'
import { ask, FormError, type ServerRefusal } from '@titian/site'
import { useEffect, type SubmitEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { CaptchaField } from '../parts/captcha-field.tsx'
import styles from '../parts/fields.module.css'
import { PhoneInput } from '../parts/phone-input.tsx'
import { SmsField } from '../parts/sms-field.tsx'
import type { FormProps } from './form-props.ts'
import { placeSendFailure } from './place-failure.ts'
import { useAttempt } from './use-attempt.ts'
import { useCaptcha } from './use-captcha.ts'
import { useFailureText } from './use-failure-text.ts'
import { useFields } from './use-fields.ts'
import { useSms } from './use-sms.ts'

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

  const sms = useSms({
    type: smsTypes.forgotPassword,
    phone,
    areaCode,
    captcha: values.captcha.trim(),
    onInvalidPhone: () => fail({ phone: phone ? t('phone.wrong') : t('phone.missing') }, order),
    onRefusal: (refusal) => {
      captcha.reload()
      set('captcha', '')
      const at = placeSendFailure(refusal)
      if (at) fail({ [at]: explain(refusal) }, order)
    },
    onSent: () => set('captcha', ''),
  })
  const captcha = useCaptcha(sms.needsCaptcha)

  useEffect(() => {
    if (problem) fail({ code: problem }, order)
  }, [problem, fail])

  const wrong = () => ({
    phone: !phone ? t('phone.missing') : isPhone(areaCode, phone) ? undefined : t('phone.wrong'),
    code: !values.code.trim()
      ? t('sms.missing')
      : isSmsCode(values.code)
        ? undefined
        : t('sms.wrong'),
  })

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
    if (fail(wrong(), order)) return
    void attempt({ act: verify, onRefusal: refuse })
  }

  const renew = () => {
    set('code', '')
    sms.reset()
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
      {sms.needsCaptcha ? (
        <CaptchaField
          ref={place('captcha')}
          captcha={captcha}
          value={values.captcha}
          onChange={(code) => set('captcha', code)}
        />
      ) : null}
      <SmsField
        ref={place('code')}
        sms={sms}
        value={values.code}
        onChange={(code) => set('code', code)}
        error={errors.code}
      />
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
