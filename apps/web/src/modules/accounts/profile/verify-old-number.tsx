import { Button } from '@mantine/core'
import { accounts, smsTypes, type LoginInfo } from '@titian/contract'
import { ask, FormError, phoneNumber } from '@titian/site'
import { Note, toast } from '@titian/ui'
import type { SubmitEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { smsProblem, told } from '../forms/field-problems.ts'
import { useAttempt } from '../forms/use-attempt.ts'
import { useFailureText } from '../forms/use-failure-text.ts'
import { useFields } from '../forms/use-fields.ts'
import { useSmsWithCaptcha } from '../forms/use-sms-with-captcha.ts'
import { SmsWithCaptcha } from '../parts/sms-with-captcha.tsx'
import styles from './profile.module.css'

interface VerifyOldNumberProps {
  user: LoginInfo
  onVerified: () => void
}

/** The phone stands fast, so that whatever is wrong with it is said at its code. */
const order = ['captcha', 'code'] as const

/** ACC-159, ACC-164: step one, whoever asks still has the old number. */
export function VerifyOldNumber({ user, onVerified }: VerifyOldNumberProps) {
  const { t } = useTranslation('accounts')
  const explain = useFailureText()
  const { values, errors, set, place, fail } = useFields({ code: '', captcha: '' })
  const { attempt, busy, trouble } = useAttempt()
  const areaCode = user.areaCode === '86' ? '86' : '60'
  const sending = useSmsWithCaptcha({
    type: smsTypes.verifyOldNumber,
    phone: user.mobile,
    areaCode,
    captcha: values.captcha,
    onProblem: (at, text) => void fail({ [at === 'phone' ? 'code' : at]: text }, order),
    clearCaptcha: () => set('captcha', ''),
  })

  const verify = async () => {
    await ask(accounts.verifyCode, {
      mobile: user.mobile,
      areaCode,
      mobileCode: values.code.trim(),
      type: smsTypes.verifyOldNumber,
      saveVerifyCache: true,
    })
    toast.success(t('profile.mobile.verified'))
    onVerified()
  }
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    if (fail(told({ code: smsProblem(values.code) }, t), order)) return
    void attempt({
      act: verify,
      onRefusal: (refusal) => void fail({ code: explain(refusal) }, order),
    })
  }
  return (
    <form className={styles['form']} onSubmit={submit} noValidate>
      <p>
        {t('profile.mobile.old')} <b className="num">{phoneNumber(user.areaCode, user.mobile)}</b>
      </p>
      <SmsWithCaptcha {...sending} {...{ values, errors, place }} onChange={set} />
      <Note tone="neutral">{t('profile.mobile.lost')}</Note>
      <FormError error={trouble} />
      <Button type="submit" size="lg" loading={busy}>
        {t('submit.next')}
      </Button>
    </form>
  )
}
