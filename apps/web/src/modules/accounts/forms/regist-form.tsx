import { Button } from '@mantine/core'
import { accounts, type AreaCode, isPhone, refusals, smsTypes } from '@titian/contract'
import { ask, encodePassword, FormError, ServerRefusal, useDevice } from '@titian/site'
import { useEffect, type SubmitEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { keptSchoolCode } from '../arrival.ts'
import { AgreementTick } from '../parts/agreement-tick.tsx'
import styles from '../parts/fields.module.css'
import { PasswordPair } from '../parts/password-pair.tsx'
import { PhoneInput } from '../parts/phone-input.tsx'
import { SmsWithCaptcha } from '../parts/sms-with-captcha.tsx'
import { useAnnounceSignIn } from './announce-sign-in.ts'
import { newPasswordProblems, phoneProblem, smsProblem, told } from './field-problems.ts'
import type { FormProps } from './form-props.ts'
import { dropDraft, keepDraft, readDraft } from './kept-draft.ts'
import { placeRegistFailure } from './place-failure.ts'
import { useAttempt } from './use-attempt.ts'
import { useFailureText } from './use-failure-text.ts'
import { useFields } from './use-fields.ts'
import { useSmsWithCaptcha } from './use-sms-with-captcha.ts'

interface RegistFormProps extends FormProps {
  onRegistered: () => void
}

/** ACC-091, ACC-104, ACC-105: the tick before everything, then phone, password and code. */
const order = ['agreed', 'phone', 'password', 'again', 'code'] as const

type Values = ReturnType<typeof readDraft> & {
  code: string
  password: string
  again: string
  captcha: string
}

function problemsOf(values: Values) {
  const { agreed, phone, areaCode, code } = values
  return {
    agreed: agreed ? undefined : 'agree.first',
    phone: phoneProblem(areaCode === '86' ? '86' : '60', phone),
    ...newPasswordProblems(values),
    code: smsProblem(code),
  }
}

/** ACC-093: asked when the field is left, without stopping anybody. */
async function findTaken(areaCode: AreaCode, phone: string): Promise<ServerRefusal | null> {
  if (!isPhone(areaCode, phone)) return null
  const input = { mobile: phone, areaCode }
  const answer = await ask(accounts.checkUniqueByMobile, input, { quiet: true }).catch(
    (error: unknown) => error,
  )
  return answer instanceof ServerRefusal && answer.is('phoneTaken') ? answer : null
}

/** ACC-088 to ACC-105. */
export function RegistForm({ go, onRegistered }: RegistFormProps) {
  const { t } = useTranslation('accounts')
  const explain = useFailureText()
  const announce = useAnnounceSignIn()
  const isPhoneDevice = useDevice() === 'mobile'
  const form = useFields({ ...readDraft(), code: '', password: '', again: '', captcha: '' })
  const { values, errors, set, place, fail, tell } = form
  const areaCode = values.areaCode === '86' ? '86' : '60'
  const { attempt, busy, trouble } = useAttempt()

  const sending = useSmsWithCaptcha({
    type: smsTypes.register,
    phone: values.phone,
    areaCode,
    captcha: values.captcha,
    onProblem: (at, text) => void fail({ [at]: text }, order),
    clearCaptcha: () => set('captcha', ''),
  })

  const { phone, agreed } = values
  // ACC-028, ACC-092: only the way back from an agreement finds what was there.
  useEffect(dropDraft, [])

  const changePhone = (next: string) => {
    if (next === values.phone) return
    set('phone', next)
    set('code', '')
    sending.sms.reset()
  }

  const register = async () => {
    const password = await encodePassword(values.password)
    await ask(accounts.register, {
      mobile: phone,
      areaCode,
      mobileCode: values.code.trim(),
      password,
      schoolCode: keptSchoolCode(),
    })
    if ((await announce()) === 'needsIdentity') return go('mustAuthenticate')
    onRegistered()
  }

  const refuse = async (refusal: ServerRefusal) => {
    if (refusal.code === refusals.needsAuthentication.code) {
      await announce()
      return go('mustAuthenticate')
    }
    const at = placeRegistFailure(refusal)
    if (at) fail({ [at]: explain(refusal) }, order)
  }

  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    // The tick comes first, and alone.
    if (!agreed) return void fail({ agreed: t('agree.first') }, order)
    if (fail(told(problemsOf(values), t), order)) return
    void attempt({ act: register, onRefusal: refuse })
  }

  return (
    <form className={styles['form']} onSubmit={submit} noValidate>
      <PhoneInput
        ref={place('phone')}
        value={phone}
        onChange={changePhone}
        onBlur={() =>
          void findTaken(areaCode, phone).then((no) => no && tell('phone', explain(no)))
        }
        areaCode={areaCode}
        onAreaCode={(code) => {
          set('areaCode', code)
          set('code', '')
          sending.sms.reset()
        }}
        error={errors.phone}
      />
      <SmsWithCaptcha {...sending} {...{ values, errors, place }} onChange={set} />
      <PasswordPair
        label={t('password.label')}
        values={values}
        errors={errors}
        onChange={set}
        place={place}
      />
      <AgreementTick
        ref={place('agreed')}
        checked={agreed}
        onChange={(tick) => set('agreed', tick)}
        error={errors.agreed}
        newTab={!isPhoneDevice}
        onOpen={() => keepDraft({ phone, areaCode, agreed })}
      />
      <FormError error={trouble} />
      <Button type="submit" size="lg" fullWidth loading={busy}>
        {t('submit.regist')}
      </Button>
      <ToLogin onPress={() => go('toLogin')} />
    </form>
  )
}

function ToLogin({ onPress }: { onPress: () => void }) {
  const { t } = useTranslation('accounts')
  return (
    <p className={styles['foot']}>
      {t('haveAccount')}
      <button type="button" className={styles['plain']} onClick={onPress}>
        {t('toLogin')}
      </button>
    </p>
  )
}
