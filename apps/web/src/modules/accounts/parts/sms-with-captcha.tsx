import type { FieldOf } from '@titian/site'
import type { useSmsWithCaptcha } from '../forms/use-sms-with-captcha.ts'
import { CaptchaField } from './captcha-field.tsx'
import { SmsField } from './sms-field.tsx'

interface SmsWithCaptchaProps extends ReturnType<typeof useSmsWithCaptcha> {
  fieldOf: FieldOf<'code' | 'captcha'>
}

/** The code by SMS; the picture stands above it where the server has asked for one (ACC-127). */
export function SmsWithCaptcha({ sms, captcha, fieldOf }: SmsWithCaptchaProps) {
  return (
    <>
      {sms.needsCaptcha ? <CaptchaField {...fieldOf('captcha')} captcha={captcha} /> : null}
      <SmsField {...fieldOf('code')} sms={sms} />
    </>
  )
}
