import { useForm } from '@mantine/form'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useExplain } from '../../calls/explain.ts'
import { ServerRefusal } from '../../calls/refusal.ts'
import { secondStepTicket } from '../../session/second-step.ts'
import { useSchool } from '../../session/use-school.ts'
import { placeRefusal, type SignInField } from './place-refusal.ts'
import { signIn, type SignInValues } from './sign-in.ts'

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

/** The fields of the sign-in, their checks and the one act. */
export function useSignInForm(onDone: () => void) {
  const explain = useExplain()
  const { form, focus } = useSignInFields()
  const [busy, setBusy] = useState(false)
  // A picture that this page showed before, ahead of a sign-out, would come from the browser's memory.
  const [round, setRound] = useState(() => Date.now())
  const [failure, setFailure] = useState<unknown>(null)
  /** Set while the password was right and the code of the app is still missing (decision 0006). */
  const [ticket, setTicket] = useState<string | null>(null)
  const running = useRef(false)
  const renew = () => {
    setRound((before) => before + 1)
    form.setFieldValue('code', '')
  }
  const take = (error: unknown) => {
    // An image code serves one try.
    renew()
    const waiting = secondStepTicket(error)
    if (waiting !== null) return setTicket(waiting)
    const field = error instanceof ServerRefusal ? placeRefusal(error) : null
    if (!field) return setFailure(error)
    form.setFieldError(field, explain(error))
    focus(field)
  }
  const back = () => {
    setTicket(null)
    focus('code')
  }
  const submit = form.onSubmit(
    async (values) => {
      if (running.current) return
      running.current = true
      setBusy(true)
      setFailure(null)
      try {
        await signIn(values)
        onDone()
      } catch (error) {
        take(error)
      } finally {
        running.current = false
        setBusy(false)
      }
    },
    (errors) => {
      const first = order.find((field) => errors[field] !== undefined)
      if (first) focus(first)
    },
  )
  return { form, busy, round, renew, failure, submit, ticket, back }
}
