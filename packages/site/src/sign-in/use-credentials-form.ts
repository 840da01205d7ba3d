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

/** The length of the shortest image code. */
const shortestCode = 4

/** ACC-041, ACC-067: the input of the sign-in call. */
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
  /** The initial country. */
  areaCode: string
  /** The initial number. */
  phone?: string | undefined
  /** Called before each attempt. */
  onBegin?: () => void
  ask: (sent: Credentials) => Promise<SignedIn>
  /**
   * The new session; null if the user was already signed in and the session continues (ACC-051,
   * ACC-053).
   */
  onSignedIn: (signedIn: SignedIn | null) => unknown
  /** Called when the user is signed in, but the school still requires an identity (301). */
  onNeedsAuthentication: () => unknown
  places: Places<Values>
  explain?: (error: unknown) => string
  draft?: FormDraft<keyof Values>
}

/** ACC-051, ACC-053: a valid session of this account is treated like a new one. */
function passSignedIn(error: unknown): null {
  if (error instanceof ServerRefusal && error.is('signedInAlready')) return null
  throw error
}

/** ACC-043: the password rules of registration are not checked here (ACC-115). */
function useMissing() {
  const { t } = useTranslation('sign-in')
  return ({ phone, password, code }: Values) => ({
    phone: phone.trim() ? null : t('missing.phone'),
    password: password.trim() ? null : t('missing.password'),
    code: code.trim().length >= shortestCode ? null : t('missing.code'),
  })
}

/**
 * A sign-in by phone and password: the fields, their checks, the captcha, the submission and the
 * second step.
 */
export function useCredentialsForm(options: CredentialsOptions) {
  const { areaCode, phone = '', onBegin, ask, onSignedIn, onNeedsAuthentication, ...rest } = options
  const missing = useMissing()
  /**
   * True if the user submitted the form before the captcha was loaded. The form is then sent as
   * soon as the captcha has loaded.
   */
  const [waits, setWaits] = useState(false)
  /** Set after the right password, while the code of the app is missing (decision 0006). */
  const [ticket, setTicket] = useState<string | null>(null)
  const initialValues: Values = { phone, areaCode, password: '', code: '', remember: false }

  const handleFailure = async (error: unknown) => {
    if (error instanceof ServerRefusal && error.code === refusals.needsAuthentication.code) {
      await onNeedsAuthentication()
      return true
    }
    // ACC-145: an image code is valid for one attempt.
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
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once, when the captcha is loaded or has failed
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
    /** Begins the second step after a first step without a password, such as a scan. */
    askSecondStep: setTicket,
    leaveSecondStep,
    onSignedIn,
    onNeedsAuthentication,
  }
}

export type CredentialsFormState = ReturnType<typeof useCredentialsForm>
