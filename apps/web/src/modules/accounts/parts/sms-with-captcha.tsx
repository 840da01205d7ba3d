import type { FieldOf } from '@titian/site'
import { CaptchaField } from '@titian/site/captcha'
import type { useSmsWithCaptcha } from '../forms/use-sms-with-captcha.ts'
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
