import { Button, Stack } from '@mantine/core'
import { accounts, smsTypes, type LoginInfo } from '@titian/contract'
import { ask, FormError, ServerRefusal, useForm } from '@titian/site'
import { areaCodeOf, PhoneInput } from '@titian/site/sign-in'
import { useTranslation } from 'react-i18next'
import { phoneProblem, smsProblem, translateProblems } from '../forms/field-problems.ts'
import { useFailureText } from '../forms/use-failure-text.ts'
import { useSmsWithCaptcha } from '../forms/use-sms-with-captcha.ts'
import { DraftNote } from '../parts/draft-note.tsx'
import { SmsWithCaptcha } from '../parts/sms-with-captcha.tsx'

interface BindNewNumberProps {
  user: LoginInfo
  onBound: () => void
  /** Called when the confirmation of step one has expired (ACC-163). */
  onLapsed: () => void
}

const isAboutPhone = (refusal: ServerRefusal): boolean =>
  refusal.is('phoneTaken') || refusal.is('nonResident') || 'mobile' in refusal.fields

/** ACC-160, ACC-162: step two, the new number with its SMS code. */
export function BindNewNumber({ user, onBound, onLapsed }: BindNewNumberProps) {
  const { t } = useTranslation('accounts')
  const explain = useFailureText()
  const { form, submit, busy, failure, fail, isRestored, discard } = useForm({
    initialValues: { phone: '', areaCode: user.areaCode, captcha: '', code: '' },
    problemsOf: (values) =>
      translateProblems(
        {
          phone: phoneProblem(areaCodeOf(values.areaCode), values.phone),
          code: smsProblem(values.code),
        },
        t,
      ),
    places: (refusal) => (isAboutPhone(refusal) ? 'phone' : 'code'),
    explain,
    draft: { owner: 'person', name: 'newNumber', fields: ['phone', 'areaCode'] },
    send: ({ phone, areaCode, code }) =>
      ask(accounts.updateMobile, {
        mobile: phone,
        areaCode: areaCodeOf(areaCode),
        mobileCode: code.trim(),
      }),
    onDone: onBound,
    onFailed: (error) => {
      const hasLapsed = error instanceof ServerRefusal && error.reason === 'oldNumberFirst'
      if (hasLapsed) onLapsed()
      return hasLapsed
    },
  })
  const { values } = form
  const sending = useSmsWithCaptcha({
    type: smsTypes.bindNewNumber,
    phone: values.phone,
    areaCode: areaCodeOf(values.areaCode),
    captcha: values.captcha,
    onProblem: (at, text) => void fail({ [at]: text }),
    fillCaptcha: (code) => form.setFieldValue('captcha', code),
  })

  const changePhone = (name: 'phone' | 'areaCode', value: string) => {
    if (values[name] === value) return
    form.setFieldValue(name, value)
    // ACC-124, ACC-125: a code is valid only for the number to which it was sent, so changing the
    // number clears the code.
    form.setFieldValue('code', '')
    sending.sms.reset()
  }
  return (
    <form onSubmit={submit} noValidate>
      <Stack>
        <DraftNote {...{ isRestored, discard }} />
        <PhoneInput
          {...form.getInputProps('phone')}
          onChange={(phone) => changePhone('phone', phone)}
          areaCode={values.areaCode}
          onAreaCode={(code) => changePhone('areaCode', code)}
        />
        <SmsWithCaptcha {...sending} fieldOf={form.getInputProps} />
        <FormError error={failure} />
        <Button type="submit" mr="auto" size="lg" loading={busy}>
          {t('profile.mobile.bind')}
        </Button>
      </Stack>
    </form>
  )
}
