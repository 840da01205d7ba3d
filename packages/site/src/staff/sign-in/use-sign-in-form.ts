import { useForm } from '@mantine/form'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useExplain } from '../../calls/explain.ts'
import { ServerRefusal } from '../../calls/refusal.ts'
import { secondStepTicket } from '../../session/second-step.ts'
import { useSchool } from '../../session/use-school.ts'
import { placeRefusal, type SignInField } from './place-refusal.ts'
import { signIn, type SignInValues } from './sign-in.ts'
import { useCaptcha } from './use-captcha.ts'

/** As they stand in the form. */
const order = ['phone', 'password', 'code'] as const

function useSignInFields() {
  const { t } = useTranslation('staff')
  const { initial } = useSchool()
  const required = (key: string) => (value: string) => (value.trim() ? null : t(key))
  const form = useForm<SignInValues>({
    initialValues: {
      areaCode: initial?.areaCodes[0] ?? '60',
      phone: '',
      password: '',
      code: '',
      isRemeber: false,
    },
    validate: {
      phone: required('phoneMissing'),
      password: required('passwordMissing'),
      code: required('codeMissing'),
    },
  })
  const focus = (field: SignInField) =>
    requestAnimationFrame(() => form.getInputNode(field)?.focus())
  return { form, focus }
}

/** The one act: sends what is written, once at a time. */
function useSending(onDone: () => void, onFailure: (error: unknown) => void) {
  const [busy, setBusy] = useState(false)
  const running = useRef(false)
  const send = async (values: SignInValues) => {
    if (running.current) return
    running.current = true
    setBusy(true)
    try {
      await signIn(values)
      onDone()
    } catch (error) {
      onFailure(error)
    } finally {
      running.current = false
      setBusy(false)
    }
  }
  return { busy, send }
}

/** The fields of the sign-in, their checks, the captcha and the one act. */
export function useSignInForm(onDone: () => void) {
  const explain = useExplain()
  const { form, focus } = useSignInFields()
  const captcha = useCaptcha((code) => form.setFieldValue('code', code))
  const { picture, state } = captcha
  /** Handed in before the captcha came; goes as soon as it is here. */
  const [waits, setWaits] = useState(false)
  const [failure, setFailure] = useState<unknown>(null)
  /** Set while the password was right and the code of the app is still missing (decision 0006). */
  const [ticket, setTicket] = useState<string | null>(null)
  const nextPicture = () => {
    picture.next()
    form.setFieldValue('code', '')
    setWaits(false)
  }
  const renew = () => {
    if (picture.mayRenew()) nextPicture()
  }
  const { busy, send } = useSending(onDone, (error) => {
    // An image code serves one try.
    nextPicture()
    const waiting = secondStepTicket(error)
    if (waiting !== null) return setTicket(waiting)
    const field = error instanceof ServerRefusal ? placeRefusal(error) : null
    if (!field) return setFailure(error)
    form.setFieldError(field, explain(error))
    focus(field)
  })
  const back = () => {
    setTicket(null)
    focus('code')
  }
  const submit = form.onSubmit(
    (values) => {
      setFailure(null)
      if (state === 'here') void send(values)
      else if (state === 'failed') focus('code')
      else setWaits(true)
    },
    (errors) => {
      const first = order.find((field) => errors[field] !== undefined)
      if (first) focus(first)
    },
  )
  useEffect(() => {
    if (!waits || state === 'loading') return
    setWaits(false)
    submit()
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once, when the captcha is here or failed
  }, [waits, state])
  return { form, busy: busy || waits, captcha, renew, failure, submit, ticket, back }
}
