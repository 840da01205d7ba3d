import { refusals, type accounts, type DataOf } from '@titian/contract'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ServerRefusal } from '../calls/refusal.ts'
import { useCaptcha } from '../captcha/use-captcha.ts'
import type { FormDraft } from '../forms/use-form-draft.ts'
import type { Places } from '../forms/place-fields.ts'
import { useForm } from '../forms/use-form.ts'
import { encodePassword } from '../session/encode-password.ts'
import { secondStepTicket } from '../session/second-step.ts'
import { areaCodeOf } from './phone-input.tsx'

export type SignedIn = DataOf<typeof accounts.teacherLogin>

type Values = {
  phone: string
  areaCode: string
  password: string
  code: string
  remember: boolean
}

/** Characters of the shortest image code. */
const shortestCode = 4

/** ACC-041, ACC-067: what the server is asked with. */
async function credentials({ phone, areaCode, password, remember, code }: Values) {
  return {
    phone,
    areaCode: areaCodeOf(areaCode),
    password: await encodePassword(password),
    isRemeber: remember,
    code: code.trim(),
  }
}

type Credentials = Awaited<ReturnType<typeof credentials>>

interface CredentialsOptions {
  /** The country to begin with. */
  areaCode: string
  /** The number to begin with. */
  phone?: string | undefined
  /** Before an attempt. */
  onBegin?: () => void
  ask: (sent: Credentials) => Promise<SignedIn>
  /** Null when the user is already signed in and the session continues (ACC-051, ACC-053). */
  onSignedIn: (signedIn: SignedIn | null) => unknown
  /** Somebody is signed in and owes the school an identity (301). */
  onNeedsAuthentication: () => unknown
  places: Places<Values>
  explain?: (error: unknown) => string
  draft?: FormDraft<keyof Values>
}

/** ACC-051, ACC-053: a session of this account that is still good is as welcome as a new one. */
function passSignedIn(error: unknown): null {
  if (error instanceof ServerRefusal && error.is('signedInAlready')) return null
  throw error
}

/** ACC-043: what a password is asked to be at registration is not asked here (ACC-115). */
function useMissing() {
  const { t } = useTranslation('sign-in')
  return ({ phone, password, code }: Values) => ({
    phone: phone.trim() ? null : t('missing.phone'),
    password: password.trim() ? null : t('missing.password'),
    code: code.trim().length >= shortestCode ? null : t('missing.code'),
  })
}

/** One sign-in by phone and password: the fields, their checks, the captcha, the one act and its second step. */
export function useCredentialsForm(options: CredentialsOptions) {
  const { areaCode, phone = '', onBegin, ask, onSignedIn, onNeedsAuthentication, ...rest } = options
  const missing = useMissing()
  /** Handed in before the captcha came; goes as soon as it is here. */
  const [waits, setWaits] = useState(false)
  /** Set while the password was right and the code of the app is still missing (decision 0006). */
  const [ticket, setTicket] = useState<string | null>(null)
  const initialValues: Values = { phone, areaCode, password: '', code: '', remember: false }

  const handleFailure = async (error: unknown) => {
    if (error instanceof ServerRefusal && error.code === refusals.needsAuthentication.code) {
      await onNeedsAuthentication()
      return true
    }
    // ACC-145: an image code serves one try.
    captcha.next()
    setWaits(false)
    const waiting = secondStepTicket(error)
    setTicket(waiting)
    return waiting !== null
  }

  const { form, focus, forgetDraft, submit, busy, failure } = useForm({
    initialValues,
    problemsOf: missing,
    maySend: () => {
      if (state === 'failed') focus('code')
      setWaits(state === 'loading')
      return state === 'here'
    },
    send: async (values) => {
      onBegin?.()
      const signedIn = await ask(await credentials(values)).catch(passSignedIn)
      await onSignedIn(signedIn)
    },
    ...rest,
    onFailed: handleFailure,
  })
  const captcha = useCaptcha((code) => form.setFieldValue('code', code))
  const { state } = captcha

  useEffect(() => {
    if (!waits || state === 'loading') return
    setWaits(false)
    submit()
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once, when the captcha is here or failed
  }, [waits, state])

  const leaveSecondStep = () => {
    setTicket(null)
    focus('code')
  }
  return {
    form,
    captcha,
    busy: busy || waits,
    failure,
    submit,
    forgetDraft,
    ticket,
    /** The first step was another way than the password, such as a scan. */
    askSecondStep: setTicket,
    leaveSecondStep,
    onSignedIn,
    onNeedsAuthentication,
  }
}

export type CredentialsFormState = ReturnType<typeof useCredentialsForm>
