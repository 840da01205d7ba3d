import { Button, TextInput } from '@mantine/core'
import {
  accounts,
  type AreaCode,
  defaultAreaCode,
  isPhone,
  refusals,
  smsTypes,
} from '@titian/contract'
import { ask, encodePassword, FormError, formDrafts, ServerRefusal, useDevice } from '@titian/site'
import { useState, type SubmitEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { keptSchoolCode } from '../arrival.ts'
import { AgreementTick } from '../parts/agreement-tick.tsx'
import styles from '../parts/fields.module.css'
import { PasswordPair } from '../parts/password-pair.tsx'
import { PhoneInput } from '../parts/phone-input.tsx'
import { SmsWithCaptcha } from '../parts/sms-with-captcha.tsx'
import { useAnnounceSignIn } from '../login/announce-sign-in.ts'
import {
  nameProblem,
  newPasswordProblems,
  phoneProblem,
  smsProblem,
  told,
} from '../forms/field-problems.ts'
import type { FormProps } from '../forms/form-props.ts'
import { placeRegistFailure } from '../forms/place-failure.ts'
import { useAttempt } from '../forms/use-attempt.ts'
import { useFailureText } from '../forms/use-failure-text.ts'
import { useFields, type Wide } from '../forms/use-fields.ts'
import { useSmsWithCaptcha } from '../forms/use-sms-with-captcha.ts'

interface RegistFormProps extends FormProps {
  onRegistered: () => void
}

/** ACC-091, ACC-104, ACC-105: the tick before everything, then phone, password and code. */
const order = ['agreed', 'name', 'phone', 'password', 'again', 'captcha', 'code'] as const

const empty = {
  name: '',
  phone: '',
  areaCode: defaultAreaCode as string,
  agreed: false,
  code: '',
  password: '',
  again: '',
  captcha: '',
}
/** ACC-028, ACC-092: passwords and codes are never found again. */
const draft = {
  owner: 'visitor',
  name: 'regist',
  fields: ['name', 'phone', 'areaCode', 'agreed'],
} as const

type Values = Wide<typeof empty>

function problemsOf(values: Values) {
  const { agreed, name, phone, areaCode, code } = values
  return {
    agreed: agreed ? undefined : 'agree.first',
    name: nameProblem(name),
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
  const form = useFields(empty, draft)
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
  const [taken, setTaken] = useState<string | null>(null)

  const changePhone = (next: string) => {
    if (next === values.phone) return
    set('phone', next)
    set('code', '')
    sending.sms.reset()
  }

  const checkPhone = async () => {
    const problem = phone && phoneProblem(areaCode, phone)
    if (problem) return tell('phone', t(problem))
    const no = await findTaken(areaCode, phone)
    if (!no) return
    tell('phone', explain(no))
    setTaken(phone)
  }
  const signInInstead = () => {
    formDrafts.visitor.keep({ phone, areaCode }, 'login')
    go('toLogin')
  }

  const register = async () => {
    const password = await encodePassword(values.password)
    await ask(accounts.register, {
      mobile: phone,
      areaCode,
      mobileCode: values.code.trim(),
      password,
      schoolCode: keptSchoolCode(),
      name: values.name.trim(),
    })
    form.forgetDraft()
    if ((await announce()) === 'needsIdentity') return go('mustAuthenticate')
    onRegistered()
  }

  const refuse = async (refusal: ServerRefusal) => {
    if (refusal.code === refusals.needsAuthentication.code) {
      await announce()
      return go('mustAuthenticate')
    }
    const at = placeRegistFailure(refusal)
    if (refusal.is('phoneTaken')) setTaken(phone)
    if (at) fail({ [at]: explain(refusal) }, order)
  }

  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    if (fail(told(problemsOf(values), t), order)) return
    void attempt({ act: register, onRefusal: refuse })
  }

  return (
    <form className={styles['form']} onSubmit={submit} noValidate>
      <TextInput
        ref={place('name')}
        name="name"
        label={t('profile.name.label')}
        description={t('nameHint')}
        autoComplete="name"
        maxLength={60}
        value={values.name}
        onChange={(event) => set('name', event.currentTarget.value)}
        error={errors.name}
      />
      <PhoneInput
        ref={place('phone')}
        value={phone}
        onChange={changePhone}
        onBlur={() => void checkPhone()}
        areaCode={areaCode}
        onAreaCode={(code) => {
          set('areaCode', code)
          set('code', '')
          sending.sms.reset()
        }}
        error={errors.phone}
      />
      {taken === phone && phone !== '' ? <OwnPhone onPress={signInInstead} /> : null}
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

/** Who is registered already goes on with the same phone. */
function OwnPhone({ onPress }: { onPress: () => void }) {
  const { t } = useTranslation('accounts')
  return (
    <p>
      {t('ownPhone')}{' '}
      <button type="button" className={styles['plain']} onClick={onPress}>
        {t('submit.login')}
      </button>
    </p>
  )
}
