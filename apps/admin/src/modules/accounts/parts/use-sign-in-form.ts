import { accounts, refusals } from '@titian/contract'
import { useForm } from '@mantine/form'
import { ask, ServerRefusal, useExplain, useSchool } from '@titian/site'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { placeRefusal, type SignInField } from './place-refusal.ts'
import { sealPassword } from './seal-password.ts'

export interface SignInValues extends Record<string, unknown> {
  areaCode: string
  phone: string
  password: string
  code: string
  isRemeber: boolean
}

/** As they stand in the form. */
const order = ['phone', 'password', 'code'] as const

const signedInCodes: readonly number[] = [
  refusals.signedInAlready.code,
  refusals.needsAuthentication.code,
]

async function signIn({ areaCode, password, ...values }: SignInValues): Promise<void> {
  await ask(accounts.teacherLogin, {
    ...values,
    areaCode: areaCode === '86' ? '86' : '60',
    password: await sealPassword(password),
  }).catch((error: unknown) => {
    // ACC-053: a session of this account that is still good is as welcome as a new one.
    if (error instanceof ServerRefusal && signedInCodes.includes(error.code)) return
    throw error
  })
}

/** The fields of the sign-in, their checks and the one act. */
export function useSignInForm(onDone: () => void) {
  const { t } = useTranslation('accounts')
  const { initial } = useSchool()
  const explain = useExplain()
  const [busy, setBusy] = useState(false)
  const [round, setRound] = useState(0)
  const [failure, setFailure] = useState<unknown>(null)
  const running = useRef(false)
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
  const renew = () => {
    setRound((before) => before + 1)
    form.setFieldValue('code', '')
  }
  const take = (error: unknown) => {
    // An image code serves one try.
    renew()
    const field = error instanceof ServerRefusal ? placeRefusal(error) : null
    if (!field) return setFailure(error)
    form.setFieldError(field, explain(error))
    focus(field)
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
  return { form, busy, round, renew, failure, submit }
}
