import { Button } from '@mantine/core'
import { accounts, isPhone, isSmsCode, smsTypes, type LoginInfo } from '@titian/contract'
import { ask, FormError, useExplain, type ServerRefusal } from '@titian/site'
import type { SubmitEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { useAttempt } from '../forms/use-attempt.ts'
import { useFields } from '../forms/use-fields.ts'
import { CaptchaField } from '../parts/captcha-field.tsx'
import { PhoneInput } from '../parts/phone-input.tsx'
import { SmsField } from '../parts/sms-field.tsx'
import styles from './profile.module.css'
import { useSmsWithCaptcha } from './use-sms-with-captcha.ts'

interface BindNewNumberProps {
  user: LoginInfo
  onBound: () => void
  /** The proof of step one has lapsed (ACC-163). */
  onLapsed: () => void
}

const order = ['phone', 'code', 'captcha'] as const

/** ACC-160, ACC-162: step two, the new number and the code that was sent to it. */
export function BindNewNumber({ user, onBound, onLapsed }: BindNewNumberProps) {
  const { t } = useTranslation('accounts')
  const explain = useExplain()
  const form = useFields({ phone: '', areaCode: user.areaCode, code: '', captcha: '' })
  const { values, errors, set, place, fail } = form
  const areaCode = values.areaCode === '86' ? '86' : '60'
  const { attempt, busy, trouble } = useAttempt()
  const { sms, captcha } = useSmsWithCaptcha({
    type: smsTypes.bindNewNumber,
    phone: values.phone,
    areaCode,
    captcha: values.captcha,
    onProblem: (at, text) => fail({ [at]: text }, order),
    clearCaptcha: () => set('captcha', ''),
  })

  const changePhone = (name: 'phone' | 'areaCode', value: string) => {
    if (values[name] === value) return
    set(name, value)
    // ACC-124, ACC-125: a code belongs to the number it was sent to.
    set('code', '')
    sms.reset()
  }
  const wrong = () => ({
    phone: isPhone(areaCode, values.phone)
      ? undefined
      : t(values.phone ? 'phone.wrong' : 'phone.missing'),
    code: isSmsCode(values.code) ? undefined : t(values.code ? 'sms.wrong' : 'sms.missing'),
  })
  const bind = async () => {
    const mobileCode = values.code.trim()
    await ask(accounts.updateMobile, { mobile: values.phone, areaCode, mobileCode })
    onBound()
  }
  const refuse = (refusal: ServerRefusal) => {
    if (refusal.reason === 'oldNumberFirst') return onLapsed()
    const isPhoneProblem =
      refusal.is('phoneTaken') || refusal.is('nonResident') || 'mobile' in refusal.fields
    fail({ [isPhoneProblem ? 'phone' : 'code']: explain(refusal) }, order)
  }
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    if (fail(wrong(), order)) return
    void attempt({ act: bind, onRefusal: refuse })
  }
  return (
    <form className={styles['form']} onSubmit={submit} noValidate>
      <PhoneInput
        ref={place('phone')}
        value={values.phone}
        onChange={(phone) => changePhone('phone', phone)}
        areaCode={values.areaCode}
        onAreaCode={(code) => changePhone('areaCode', code)}
        error={errors.phone}
      />
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
      <FormError error={trouble} />
      <Button type="submit" size="lg" loading={busy}>
        {t('profile.mobile.bind')}
      </Button>
    </form>
  )
}
