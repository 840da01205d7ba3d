import { Button } from '@mantine/core'
import {
  accounts,
  type AreaCode,
  isPassword,
  isPhone,
  isSmsCode,
  refusals,
  smsTypes,
} from '@titian/contract'
import { ask, encodePassword, FormError, ServerRefusal, useDevice } from '@titian/site'
import type { TFunction } from 'i18next'
import { useEffect, type SubmitEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { AgreementTick } from '../parts/agreement-tick.tsx'
import { CaptchaField } from '../parts/captcha-field.tsx'
import styles from '../parts/fields.module.css'
import { PasswordPair } from '../parts/password-pair.tsx'
import { PhoneInput } from '../parts/phone-input.tsx'
import { SmsField } from '../parts/sms-field.tsx'
import { useAnnounceSignIn } from './announce-sign-in.ts'
import type { FormProps } from './form-props.ts'
import { dropDraft, keepDraft, readDraft } from './kept-draft.ts'
import { placeRegistFailure, placeSendFailure } from './place-failure.ts'
import { useAttempt } from './use-attempt.ts'
import { useCaptcha } from './use-captcha.ts'
import { useFailureText } from './use-failure-text.ts'
import { useFields } from './use-fields.ts'
import { useSms } from './use-sms.ts'

interface RegistFormProps extends FormProps {
  onRegistered: () => void
}

/** ACC-091, ACC-104, ACC-105: the tick before everything, then phone, password and code. */
const order = ['agreed', 'phone', 'password', 'again', 'code', 'captcha'] as const

type Values = ReturnType<typeof readDraft> & {
  code: string
  password: string
  again: string
  captcha: string
}

function wrongFields(
  { agreed, phone, areaCode, password, again, code }: Values,
  t: TFunction<'accounts'>,
) {
  const isRightPhone = isPhone(areaCode === '86' ? '86' : '60', phone)
  return {
    agreed: agreed ? undefined : t('agree.first'),
    phone: !phone ? t('phone.missing') : isRightPhone ? undefined : t('phone.wrong'),
    password: !password
      ? t('password.missing')
      : isPassword(password)
        ? undefined
        : t('password.rule'),
    again: again === password ? undefined : t('password.register_form_password3'),
    code: !code.trim() ? t('sms.missing') : isSmsCode(code) ? undefined : t('sms.wrong'),
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

const schoolCode = () => sessionStorage.getItem('scId') ?? undefined

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

  const sms = useSms({
    type: smsTypes.register,
    phone: values.phone,
    areaCode,
    captcha: values.captcha.trim(),
    onInvalidPhone: () =>
      fail({ phone: values.phone ? t('phone.wrong') : t('phone.missing') }, order),
    onRefusal: (refusal) => {
      captcha.reload()
      set('captcha', '')
      const at = placeSendFailure(refusal)
      if (at) fail({ [at]: explain(refusal) }, order)
    },
    onSent: () => set('captcha', ''),
  })
  const captcha = useCaptcha(sms.needsCaptcha)

  const { phone, agreed } = values
  // ACC-028, ACC-092: only the way back from an agreement finds what was there.
  useEffect(dropDraft, [])

  const changePhone = (next: string) => {
    if (next === values.phone) return
    set('phone', next)
    set('code', '')
    sms.reset()
  }

  const register = async () => {
    const password = await encodePassword(values.password)
    await ask(accounts.register, {
      mobile: phone,
      areaCode,
      mobileCode: values.code.trim(),
      password,
      schoolCode: schoolCode(),
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
    if (fail(wrongFields(values, t), order)) return
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
          sms.reset()
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
