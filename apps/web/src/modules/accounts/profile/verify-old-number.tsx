import { Button, Stack } from '@mantine/core'
import { accounts, smsTypes, type LoginInfo } from '@titian/contract'
import { ask, FormError, phoneNumber, useForm } from '@titian/site'
import { areaCodeOf } from '@titian/site/sign-in'
import { Note, toast } from '@titian/ui'
import { useTranslation } from 'react-i18next'
import { smsProblem, translateProblems } from '../forms/field-problems.ts'
import { useFailureText } from '../forms/use-failure-text.ts'
import { useSmsWithCaptcha } from '../forms/use-sms-with-captcha.ts'
import { SmsWithCaptcha } from '../parts/sms-with-captcha.tsx'

interface VerifyOldNumberProps {
  user: LoginInfo
  onVerified: () => void
}

/** ACC-159, ACC-164: step one proves that the person still has the old number. */
export function VerifyOldNumber({ user, onVerified }: VerifyOldNumberProps) {
  const { t } = useTranslation('accounts')
  const explain = useFailureText()
  const areaCode = areaCodeOf(user.areaCode)
  const { form, submit, busy, failure, fail } = useForm({
    initialValues: { captcha: '', code: '' },
    problemsOf: ({ code }) => translateProblems({ code: smsProblem(code) }, t),
    places: () => 'code',
    explain,
    send: ({ code }) =>
      ask(accounts.verifyCode, {
        mobile: user.mobile,
        areaCode,
        mobileCode: code.trim(),
        type: smsTypes.verifyOldNumber,
        saveVerifyCache: true,
      }),
    onDone: () => {
      toast.success(t('profile.mobile.verified'))
      onVerified()
    },
  })
  const sending = useSmsWithCaptcha({
    type: smsTypes.verifyOldNumber,
    phone: user.mobile,
    areaCode,
    captcha: form.values.captcha,
    // The phone number cannot be changed here, so its errors are shown beside the code.
    onProblem: (at, text) => void fail({ [at === 'phone' ? 'code' : at]: text }),
    fillCaptcha: (code) => form.setFieldValue('captcha', code),
  })
  return (
    <form onSubmit={submit} noValidate>
      <Stack>
        <p>
          {t('profile.mobile.old')} <b className="num">{phoneNumber(user.areaCode, user.mobile)}</b>
        </p>
        <SmsWithCaptcha {...sending} fieldOf={form.getInputProps} />
        <Note tone="neutral">{t('profile.mobile.lost')}</Note>
        <FormError error={failure} />
        <Button type="submit" mr="auto" size="lg" loading={busy}>
          {t('submit.next')}
        </Button>
      </Stack>
    </form>
  )
}
