import { accounts, defaultAreaCode, refusals } from '@titian/contract'
import {
  ask,
  encodePassword,
  keepAudit,
  secondStepTicket,
  ServerRefusal,
  sessionStore,
  useForm,
} from '@titian/site'
import type { TFunction } from 'i18next'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useAnnounceSignIn } from './announce-sign-in.ts'
import { areaCodeOf } from '../forms/field-problems.ts'
import { pause, successDelay, type FormProps, type SignedInAs } from '../forms/form-props.ts'
import { placeLoginFailure, type LoginTab } from '../forms/place-failure.ts'
import { useCaptcha } from '../forms/use-captcha.ts'
import { useFailureText } from '../forms/use-failure-text.ts'

export interface LoginOptions extends FormProps {
  onSignedIn: (as: SignedInAs) => void
}

const calls = { student: accounts.studentLogin, teacher: accounts.teacherLogin }
const empty = {
  phone: '',
  areaCode: defaultAreaCode as string,
  password: '',
  code: '',
  remember: false,
}

/** ACC-043: what a password is asked to be at registration is not asked here (ACC-115). */
function missing({ phone, password, code }: typeof empty, t: TFunction<'accounts'>) {
  return {
    phone: phone ? undefined : t('phone.missing'),
    password: password ? undefined : t('password.missing'),
    code: code.trim().length >= 4 ? undefined : t('captcha.missing'),
  }
}

/** ACC-041, ACC-067. */
async function credentials({ phone, areaCode, password, remember, code }: typeof empty) {
  return {
    phone,
    areaCode: areaCodeOf(areaCode),
    password: await encodePassword(password),
    isRemeber: remember,
    code: code.trim(),
  }
}

const draft = {
  owner: 'visitor',
  name: 'login',
  fields: ['phone', 'areaCode', 'remember'],
} as const

/** ACC-051: the session of this very account goes on. */
function passSignedIn(error: unknown): null {
  if (error instanceof ServerRefusal && error.is('signedInAlready')) return null
  throw error
}

/** ACC-041 to ACC-059, ACC-078 to ACC-087: one sign-in by password, from the button to the way on. */
export function useLogin({ go, onSignedIn }: LoginOptions) {
  const { t } = useTranslation('accounts')
  const explain = useFailureText()
  const [tab, setTab] = useState<LoginTab>('student')
  const [ticket, setTicket] = useState<string | null>(null)
  const captcha = useCaptcha()
  const announce = useAnnounceSignIn()

  const mustAuthenticate = () =>
    go(tab === 'teacher' ? 'mustAuthenticateAsTeacher' : 'mustAuthenticate')

  const succeed = async (teacherToken?: string) => {
    forgetDraft()
    const [welcome] = await Promise.all([announce(), pause(successDelay)])
    if (welcome === 'needsIdentity') return mustAuthenticate()
    onSignedIn({ tab, teacherToken })
  }

  const signIn = async (values: typeof empty) => {
    // ACC-045: an old flag must not look like the success of this attempt.
    sessionStore.forget()
    const data = await ask(calls[tab], await credentials(values)).catch(passSignedIn)
    if (data && tab === 'teacher') keepAudit(data.auditStatus)
    await succeed(data?.teacherToken)
  }

  const needIdentity = async () => {
    await announce().catch(() => undefined)
    mustAuthenticate()
  }

  const hear = async (error: unknown) => {
    if (error instanceof ServerRefusal && error.code === refusals.needsAuthentication.code) {
      await needIdentity()
      return true
    }
    // The picture serves for one try.
    captcha.reload()
    form.setFieldValue('code', '')
    const waiting = secondStepTicket(error)
    if (waiting !== null) setTicket(waiting)
    return waiting !== null
  }

  const { form, forgetDraft, submit, busy, failure } = useForm({
    initialValues: empty,
    problemsOf: (values) => missing(values, t),
    places: (refusal) => placeLoginFailure(refusal, tab),
    explain,
    draft,
    send: signIn,
    onFailed: hear,
  })

  const secondStep = ticket === null ? null : { ticket, leave: () => setTicket(null) }
  return {
    tab,
    setTab,
    form,
    captcha,
    busy,
    failure,
    submit,
    secondStep,
    /** The first step was another way than the password, such as a scan. */
    askSecondStep: setTicket,
    succeed,
    needIdentity,
  }
}

export type Login = ReturnType<typeof useLogin>
