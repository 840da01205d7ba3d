import { accounts, defaultAreaCode, refusals } from '@titian/contract'
import {
  ask,
  encodePassword,
  keepAudit,
  secondStepTicket,
  ServerRefusal,
  sessionStore,
} from '@titian/site'
import type { TFunction } from 'i18next'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useAnnounceSignIn } from './announce-sign-in.ts'
import { pause, successDelay, type FormProps, type SignedInAs } from '../forms/form-props.ts'
import { placeLoginFailure, type LoginTab } from '../forms/place-failure.ts'
import { useAttempt } from '../forms/use-attempt.ts'
import { useCaptcha } from '../forms/use-captcha.ts'
import { useFailureText } from '../forms/use-failure-text.ts'
import { useFields, type Wide } from '../forms/use-fields.ts'

export interface LoginOptions extends FormProps {
  onSignedIn: (as: SignedInAs) => void
}

const order = ['phone', 'password', 'code'] as const
const calls = { student: accounts.studentLogin, teacher: accounts.teacherLogin }
const empty = { phone: '', areaCode: defaultAreaCode, password: '', code: '', remember: false }

type Values = Record<'phone' | 'password' | 'code', string>

/** ACC-043: what a password is asked to be at registration is not asked here (ACC-115). */
function missing({ phone, password, code }: Values, t: TFunction<'accounts'>) {
  return {
    phone: phone ? undefined : t('phone.missing'),
    password: password ? undefined : t('password.missing'),
    code: code.trim().length >= 4 ? undefined : t('captcha.missing'),
  }
}

/** ACC-041, ACC-067. */
async function credentials({ phone, areaCode, password, remember, code }: Wide<typeof empty>) {
  return {
    phone,
    areaCode: areaCode === '86' ? ('86' as const) : ('60' as const),
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

/** The fields and the picture, which serves for one try. */
function useLoginForm() {
  const form = useFields(empty, draft)
  const captcha = useCaptcha()
  const renew = () => {
    captcha.reload()
    form.set('code', '')
  }
  return { form, captcha, renew }
}

/** ACC-041 to ACC-059, ACC-078 to ACC-087: one sign-in by password, from the button to the way on. */
export function useLogin({ go, onSignedIn }: LoginOptions) {
  const { t } = useTranslation('accounts')
  const explain = useFailureText()
  const [tab, setTab] = useState<LoginTab>('student')
  const [ticket, setTicket] = useState<string | null>(null)
  const { form, captcha, renew } = useLoginForm()
  const { values, fail } = form
  const { attempt, busy, trouble } = useAttempt()
  const announce = useAnnounceSignIn()

  const mustAuthenticate = () =>
    go(tab === 'teacher' ? 'mustAuthenticateAsTeacher' : 'mustAuthenticate')

  const succeed = async (teacherToken?: string) => {
    form.forgetDraft()
    const [welcome] = await Promise.all([announce(), pause(successDelay)])
    if (welcome === 'needsIdentity') return mustAuthenticate()
    onSignedIn({ tab, teacherToken })
  }

  const signIn = async () => {
    // ACC-045: an old flag must not look like the success of this attempt.
    sessionStore.forget()
    const data = await ask(calls[tab], await credentials(values))
    if (tab === 'teacher') keepAudit(data.auditStatus)
    await succeed(data.teacherToken)
  }

  const needIdentity = async () => {
    await announce().catch(() => undefined)
    mustAuthenticate()
  }

  const tellRefusal = (refusal: unknown) => {
    const at = refusal instanceof ServerRefusal ? placeLoginFailure(refusal, tab) : null
    if (at !== null) fail({ [at]: explain(refusal) }, order)
  }

  const refuse = async (refusal: ServerRefusal) => {
    // ACC-051: the session of this very account goes on.
    if (refusal.is('signedInAlready')) return succeed().catch(tellRefusal)
    if (refusal.code === refusals.needsAuthentication.code) return needIdentity()
    renew()
    const waiting = secondStepTicket(refusal)
    if (waiting !== null) return setTicket(waiting)
    tellRefusal(refusal)
  }

  const submit = () => {
    if (fail(missing(values, t), order)) return
    void attempt({ act: signIn, onRefusal: refuse, onFailed: renew })
  }

  const secondStep = ticket === null ? null : { ticket, leave: () => setTicket(null) }
  return {
    tab,
    setTab,
    form,
    captcha,
    busy,
    trouble,
    submit,
    secondStep,
    /** The first step was another way than the password, such as a scan. */
    askSecondStep: setTicket,
    succeed,
    needIdentity,
  }
}

export type Login = ReturnType<typeof useLogin>
