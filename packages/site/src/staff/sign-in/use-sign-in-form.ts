import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useForm } from '../../forms/use-form.ts'
import { secondStepTicket } from '../../session/second-step.ts'
import { useSchool } from '../../session/use-school.ts'
import { placeRefusal } from './place-refusal.ts'
import { signIn, type SignInValues } from './sign-in.ts'
import { useCaptcha } from './use-captcha.ts'

/** The fields of the sign-in, their checks, the captcha and the one act. */
export function useSignInForm(onDone: () => void) {
  const { t } = useTranslation('staff')
  const { initial } = useSchool()
  /** Handed in before the captcha came; goes as soon as it is here. */
  const [waits, setWaits] = useState(false)
  /** Set while the password was right and the code of the app is still missing (decision 0006). */
  const [ticket, setTicket] = useState<string | null>(null)
  const initialValues: SignInValues = {
    areaCode: initial?.areaCodes[0] ?? '60',
    phone: '',
    password: '',
    code: '',
    isRemeber: false,
  }
  const { form, focus, busy, failure, submit } = useForm({
    initialValues,
    problemsOf: ({ phone, password, code }) => ({
      phone: phone.trim() ? null : t('phoneMissing'),
      password: password.trim() ? null : t('passwordMissing'),
      code: code.trim() ? null : t('codeMissing'),
    }),
    maySend: () => {
      if (state === 'failed') focus('code')
      setWaits(state === 'loading')
      return state === 'here'
    },
    send: async (values) => {
      await signIn(values)
      onDone()
    },
    places: placeRefusal,
    onFailed: (error) => {
      // An image code serves one try.
      nextPicture()
      const waiting = secondStepTicket(error)
      setTicket(waiting)
      return waiting !== null
    },
  })
  const captcha = useCaptcha((code) => form.setFieldValue('code', code))
  const { picture, state } = captcha
  const nextPicture = () => {
    picture.next()
    form.setFieldValue('code', '')
    setWaits(false)
  }
  const renew = () => {
    if (picture.mayRenew()) nextPicture()
  }
  const back = () => {
    setTicket(null)
    focus('code')
  }
  useEffect(() => {
    if (!waits || state === 'loading') return
    setWaits(false)
    submit()
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once, when the captcha is here or failed
  }, [waits, state])
  return { form, busy: busy || waits, captcha, renew, failure, submit, ticket, back }
}
