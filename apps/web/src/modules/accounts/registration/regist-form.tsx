import { Button, Stack, TextInput } from '@mantine/core'
import {
  accounts,
  type AreaCode,
  defaultAreaCode,
  isPhone,
  refusals,
  smsTypes,
} from '@titian/contract'
import {
  ask,
  encodePassword,
  FormError,
  keepDraft,
  ServerRefusal,
  useDevice,
  useForm,
} from '@titian/site'
import { areaCodeOf, PhoneInput } from '@titian/site/sign-in'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { storedSchoolCode } from '../arrival.ts'
import { AgreementTick } from '../parts/agreement-tick.tsx'
import { PasswordPair } from '../parts/password-pair.tsx'
import { SmsWithCaptcha } from '../parts/sms-with-captcha.tsx'
import { usePublishSignIn } from '../login/publish-sign-in.ts'
import {
  nameProblem,
  newPasswordProblems,
  phoneProblem,
  smsProblem,
  translateProblems,
} from '../forms/field-problems.ts'
import type { FormProps } from '../forms/form-props.ts'
import { placeRegistFailure } from '../forms/place-failure.ts'
import { useFailureText } from '../forms/use-failure-text.ts'
import { useSmsWithCaptcha } from '../forms/use-sms-with-captcha.ts'
import { FootLine, PlainButton } from '../parts/plain-button.tsx'

interface RegistFormProps extends FormProps {
  onRegistered: () => void
}

/** ACC-091, ACC-104, ACC-105: the order of the fields, the tick first. */
const empty = {
  agreed: false,
  name: '',
  phone: '',
  areaCode: defaultAreaCode as string,
  password: '',
  again: '',
  captcha: '',
  code: '',
}
/** ACC-028, ACC-092: passwords and codes are never stored in the draft. */
const draft = {
  owner: 'visitor',
  name: 'regist',
  fields: ['name', 'phone', 'areaCode', 'agreed'],
} as const

function problemsOf(values: typeof empty) {
  const { agreed, name, phone, areaCode, code } = values
  return {
    agreed: agreed ? undefined : 'agree.first',
    name: nameProblem(name),
    phone: phoneProblem(areaCodeOf(areaCode), phone),
    ...newPasswordProblems(values),
    code: smsProblem(code),
  }
}

/**
 * ACC-093: when the field loses focus, asks the server whether the phone has an account. The form
 * does not wait for the answer.
 */
async function findTaken(areaCode: AreaCode, phone: string): Promise<ServerRefusal | null> {
  if (!isPhone(areaCode, phone)) return null
  const input = { mobile: phone, areaCode }
  const answer = await ask(accounts.checkUniqueByMobile, input, { quiet: true }).catch(
    (error: unknown) => error,
  )
  return answer instanceof ServerRefusal && answer.is('phoneTaken') ? answer : null
}

/** The fields of a registration and its submission. */
function useRegistration({ go, onRegistered }: RegistFormProps) {
  const { t } = useTranslation('accounts')
  const explain = useFailureText()
  const publish = usePublishSignIn()
  /** The phone number that already has an account. */
  const [taken, setTaken] = useState<string | null>(null)

  const register = async (values: typeof empty) => {
    const password = await encodePassword(values.password)
    await ask(accounts.register, {
      mobile: values.phone,
      areaCode: areaCodeOf(values.areaCode),
      mobileCode: values.code.trim(),
      password,
      schoolCode: storedSchoolCode(),
      name: values.name.trim(),
    })
    forgetDraft()
    if ((await publish()) === 'needsIdentity') return go('mustAuthenticate')
    onRegistered()
  }
  const handleFailure = async (error: unknown) => {
    if (!(error instanceof ServerRefusal)) return false
    if (error.is('phoneTaken')) setTaken(form.getValues().phone)
    if (error.code !== refusals.needsAuthentication.code) return false
    await publish()
    go('mustAuthenticate')
    return true
  }
  const { form, forgetDraft, ...sent } = useForm({
    initialValues: empty,
    problemsOf: (values) => translateProblems(problemsOf(values), t),
    places: placeRegistFailure,
    explain,
    draft,
    send: register,
    onFailed: handleFailure,
  })
  const checkPhone = async () => {
    const { phone, areaCode } = form.getValues()
    const problem = phone && phoneProblem(areaCodeOf(areaCode), phone)
    if (problem) return form.setFieldError('phone', t(problem))
    const refused = await findTaken(areaCodeOf(areaCode), phone)
    if (!refused) return
    form.setFieldError('phone', explain(refused))
    setTaken(phone)
  }
  return { form, taken, checkPhone, ...sent }
}

/** ACC-088 to ACC-105: the registration form. */
export function RegistForm(props: RegistFormProps) {
  const { go } = props
  const { t } = useTranslation('accounts')
  const isPhoneDevice = useDevice() === 'mobile'
  const { form, submit, busy, failure, fail, taken, checkPhone } = useRegistration(props)
  const { phone, captcha } = form.values
  const areaCode = areaCodeOf(form.values.areaCode)

  const sending = useSmsWithCaptcha({
    type: smsTypes.register,
    phone,
    areaCode,
    captcha,
    onProblem: (at, text) => void fail({ [at]: text }),
    fillCaptcha: (code) => form.setFieldValue('captcha', code),
  })
  const renew = () => {
    form.setFieldValue('code', '')
    sending.sms.reset()
  }
  const signInInstead = () => {
    keepDraft('login', { version: 0, values: { phone, areaCode } }, 'visitor')
    go('toLogin')
  }

  return (
    <form onSubmit={submit} noValidate>
      <Stack>
        <TextInput
          {...form.getInputProps('name')}
          name="name"
          data-autofocus
          label={t('profile.name.label')}
          description={t('nameHint')}
          autoComplete="name"
          maxLength={60}
        />
        <PhoneInput
          {...form.getInputProps('phone')}
          takesFocus={false}
          onChange={(next) => {
            if (next === phone) return
            form.setFieldValue('phone', next)
            renew()
          }}
          onBlur={() => void checkPhone()}
          areaCode={areaCode}
          onAreaCode={(code) => {
            form.setFieldValue('areaCode', code)
            renew()
          }}
        />
        {taken === phone && phone !== '' ? <OwnPhone onPress={signInInstead} /> : null}
        <SmsWithCaptcha {...sending} fieldOf={form.getInputProps} />
        <PasswordPair label={t('password.label')} fieldOf={form.getInputProps} />
        <AgreementTick
          {...form.getInputProps('agreed', { type: 'checkbox' })}
          newTab={!isPhoneDevice}
        />
        <FormError error={failure} />
        <Button type="submit" size="lg" fullWidth loading={busy}>
          {t('submit.regist')}
        </Button>
        <ToLogin onPress={() => go('toLogin')} />
      </Stack>
    </form>
  )
}

function ToLogin({ onPress }: { onPress: () => void }) {
  const { t } = useTranslation('accounts')
  return (
    <FootLine>
      {t('haveAccount')}
      <PlainButton onClick={onPress}>{t('toLogin')}</PlainButton>
    </FootLine>
  )
}

/** Offers a person who is already registered to sign in with the same phone number. */
function OwnPhone({ onPress }: { onPress: () => void }) {
  const { t } = useTranslation('accounts')
  return (
    <p>
      {t('ownPhone')} <PlainButton onClick={onPress}>{t('submit.login')}</PlainButton>
    </p>
  )
}
