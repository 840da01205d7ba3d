import { Button } from '@mantine/core'
import { accounts, isSmsCode, smsTypes, type LoginInfo } from '@titian/contract'
import { ask, FormError, useExplain } from '@titian/site'
import { Note, toast } from '@titian/ui'
import type { SubmitEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { useAttempt } from '../forms/use-attempt.ts'
import { useFields } from '../forms/use-fields.ts'
import { CaptchaField } from '../parts/captcha-field.tsx'
import { SmsField } from '../parts/sms-field.tsx'
import styles from './profile.module.css'
import { useSmsWithCaptcha } from './use-sms-with-captcha.ts'

interface VerifyOldNumberProps {
  user: LoginInfo
  onVerified: () => void
}

const order = ['code', 'captcha'] as const

/** ACC-159, ACC-164: step one, whoever asks still has the old number. */
export function VerifyOldNumber({ user, onVerified }: VerifyOldNumberProps) {
  const { t } = useTranslation('accounts')
  const explain = useExplain()
  const { values, errors, set, place, fail } = useFields({ code: '', captcha: '' })
  const { attempt, busy, trouble } = useAttempt()
  const areaCode = user.areaCode === '86' ? '86' : '60'
  const { sms, captcha } = useSmsWithCaptcha({
    type: smsTypes.verifyOldNumber,
    phone: user.mobile,
    areaCode,
    captcha: values.captcha,
    onProblem: (at, text) => fail({ [at === 'captcha' ? 'captcha' : 'code']: text }, order),
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
    const wrong = isSmsCode(values.code) ? undefined : t(values.code ? 'sms.wrong' : 'sms.missing')
    if (fail({ code: wrong }, order)) return
    void attempt({
      act: verify,
      onRefusal: (refusal) => void fail({ code: explain(refusal) }, order),
    })
  }
  return (
    <form className={styles['form']} onSubmit={submit} noValidate>
      <p>
        {t('profile.mobile.old')} <b className="num">{`+${user.areaCode} ${user.mobile}`}</b>
      </p>
      {sms.needsCaptcha ? (
        <CaptchaField
          ref={place('captcha')}
          captcha={captcha}
          value={values.captcha}
          onChange={(text) => set('captcha', text)}
          error={errors.captcha}
        />
      ) : null}
      <SmsField
        ref={place('code')}
        sms={sms}
        value={values.code}
        onChange={(text) => set('code', text)}
        error={errors.code}
      />
      <Note tone="neutral">{t('profile.mobile.lost')}</Note>
      <FormError error={trouble} />
      <Button type="submit" size="lg" loading={busy}>
        {t('submit.next')}
      </Button>
    </form>
  )
}
