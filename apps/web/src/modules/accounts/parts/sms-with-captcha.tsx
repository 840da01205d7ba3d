import type { useSmsWithCaptcha } from '../forms/use-sms-with-captcha.ts'
import { CaptchaField } from './captcha-field.tsx'
import { SmsField } from './sms-field.tsx'

type Name = 'code' | 'captcha'

interface SmsWithCaptchaProps extends ReturnType<typeof useSmsWithCaptcha> {
  values: Record<Name, string>
  errors: { code?: string; captcha?: string }
  onChange: (name: Name, value: string) => void
  place: (name: Name) => (element: HTMLInputElement | null) => void
}

/** The code by SMS; the picture stands above it where the server has asked for one (ACC-127). */
export function SmsWithCaptcha(props: SmsWithCaptchaProps) {
  const { sms, captcha, values, errors, onChange, place } = props
  return (
    <>
      {sms.needsCaptcha ? (
        <CaptchaField
          ref={place('captcha')}
          captcha={captcha}
          value={values.captcha}
          onChange={(text) => onChange('captcha', text)}
          error={errors.captcha}
        />
      ) : null}
      <SmsField
        ref={place('code')}
        sms={sms}
        value={values.code}
        onChange={(text) => onChange('code', text)}
        error={errors.code}
      />
    </>
  )
}
