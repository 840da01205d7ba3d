import { Button, Stack } from '@mantine/core'
import { accounts, smsTypes, type AreaCode } from '@titian/contract'
import { ask, FormError, useForm } from '@titian/site'
import { PhoneInput } from '@titian/site/sign-in'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { SmsWithCaptcha } from '../parts/sms-with-captcha.tsx'
import { phoneProblem, smsProblem, translateProblems } from '../forms/field-problems.ts'
import type { FormProps } from '../forms/form-props.ts'
import { useFailureText } from '../forms/use-failure-text.ts'
import { useSmsWithCaptcha } from '../forms/use-sms-with-captcha.ts'
import { FootLine, PlainButton } from '../parts/plain-button.tsx'

/** ACC-156: the data that step one passes to step two. */
export type Recovery = {
  phone: string
  areaCode: AreaCode
  code: string
}

interface ForgetFormProps extends FormProps {
  known: Recovery | null
  /** The error because of which step two returned to step one. */
  problem: string | null
  onVerified: (recovery: Recovery) => void
}

/** ACC-146 to ACC-148, ACC-153: step one of the password recovery. */
export function ForgetForm({ go, known, problem, onVerified }: ForgetFormProps) {
  const { t } = useTranslation('accounts')
  const explain = useFailureText()
  const initialValues: Recovery & { captcha: string } = {
    phone: known?.phone ?? '',
    areaCode: known?.areaCode ?? '60',
    captcha: '',
    code: '',
  }
  const { form, submit, busy, failure, fail } = useForm({
    initialValues,
    problemsOf: ({ areaCode, phone, code }) =>
      translateProblems({ phone: phoneProblem(areaCode, phone), code: smsProblem(code) }, t),
    places: (refusal) => (refusal.is('phoneNotRegistered') ? 'phone' : 'code'),
    explain,
    send: async ({ phone, areaCode, code }) => {
      await ask(accounts.verifyForgot, { account: phone, areaCode, code: code.trim() })
      onVerified({ phone, areaCode, code: code.trim() })
    },
  })
  const { phone, areaCode, captcha } = form.values

  const sending = useSmsWithCaptcha({
    type: smsTypes.forgotPassword,
    phone,
    areaCode,
    captcha,
    onProblem: (at, text) => void fail({ [at]: text }),
    fillCaptcha: (code) => form.setFieldValue('captcha', code),
  })

  useEffect(() => {
    if (problem) fail({ code: problem })
  }, [problem, fail])

  const renew = () => {
    form.setFieldValue('code', '')
    sending.sms.reset()
  }

  return (
    <form onSubmit={submit} noValidate>
      <Stack>
        <PhoneInput
          {...form.getInputProps('phone')}
          onChange={(next) => {
            if (next === phone) return
            form.setFieldValue('phone', next)
            renew()
          }}
          areaCode={areaCode}
          onAreaCode={(code) => {
            form.setFieldValue('areaCode', code)
            renew()
          }}
        />
        <SmsWithCaptcha {...sending} fieldOf={form.getInputProps} />
        <FormError error={failure} />
        <Button type="submit" size="lg" fullWidth loading={busy}>
          {t('submit.next')}
        </Button>
        <FootLine>
          <PlainButton onClick={() => go('toLogin')}>{t('toLogin')}</PlainButton>
        </FootLine>
      </Stack>
    </form>
  )
}
