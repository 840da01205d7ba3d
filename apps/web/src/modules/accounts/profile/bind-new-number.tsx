import { Button } from '@mantine/core'
import { accounts, smsTypes, type LoginInfo } from '@titian/contract'
import { ask, FormError, type ServerRefusal } from '@titian/site'
import type { SubmitEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { phoneProblem, smsProblem, told } from '../forms/field-problems.ts'
import { useAttempt } from '../forms/use-attempt.ts'
import { useFailureText } from '../forms/use-failure-text.ts'
import { useFields } from '../forms/use-fields.ts'
import { useSmsWithCaptcha } from '../forms/use-sms-with-captcha.ts'
import { DraftNote } from '../parts/draft-note.tsx'
import { PhoneInput } from '../parts/phone-input.tsx'
import { SmsWithCaptcha } from '../parts/sms-with-captcha.tsx'
import styles from './profile.module.css'

interface BindNewNumberProps {
  user: LoginInfo
  onBound: () => void
  /** The proof of step one has lapsed (ACC-163). */
  onLapsed: () => void
}

const order = ['phone', 'captcha', 'code'] as const

/** ACC-160, ACC-162: step two, the new number and the code that was sent to it. */
export function BindNewNumber({ user, onBound, onLapsed }: BindNewNumberProps) {
  const { t } = useTranslation('accounts')
  const explain = useFailureText()
  const form = useFields(
    { phone: '', areaCode: user.areaCode, code: '', captcha: '' },
    { owner: 'person', name: 'newNumber', fields: ['phone', 'areaCode'] },
  )
  const { values, errors, set, place, fail } = form
  const areaCode = values.areaCode === '86' ? '86' : '60'
  const { attempt, busy, trouble } = useAttempt()
  const sending = useSmsWithCaptcha({
    type: smsTypes.bindNewNumber,
    phone: values.phone,
    areaCode,
    captcha: values.captcha,
    onProblem: (at, text) => void fail({ [at]: text }, order),
    clearCaptcha: () => set('captcha', ''),
  })

  const changePhone = (name: 'phone' | 'areaCode', value: string) => {
    if (values[name] === value) return
    set(name, value)
    // ACC-124, ACC-125: a code belongs to the number it was sent to.
    set('code', '')
    sending.sms.reset()
  }
  const bind = async () => {
    const mobileCode = values.code.trim()
    await ask(accounts.updateMobile, { mobile: values.phone, areaCode, mobileCode })
    form.forgetDraft()
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
    const wrong = { phone: phoneProblem(areaCode, values.phone), code: smsProblem(values.code) }
    if (fail(told(wrong, t), order)) return
    void attempt({ act: bind, onRefusal: refuse })
  }
  return (
    <form className={styles['form']} onSubmit={submit} noValidate>
      <DraftNote form={form} />
      <PhoneInput
        ref={place('phone')}
        value={values.phone}
        onChange={(phone) => changePhone('phone', phone)}
        areaCode={values.areaCode}
        onAreaCode={(code) => changePhone('areaCode', code)}
        error={errors.phone}
      />
      <SmsWithCaptcha {...sending} {...{ values, errors, place }} onChange={set} />
      <FormError error={trouble} />
      <Button type="submit" size="lg" loading={busy}>
        {t('profile.mobile.bind')}
      </Button>
    </form>
  )
}
