import type { FieldOf } from '@titian/site'
import { CaptchaField } from '@titian/site/captcha'
import type { useSmsWithCaptcha } from '../forms/use-sms-with-captcha.ts'
import { SmsField } from './sms-field.tsx'

interface SmsWithCaptchaProps extends ReturnType<typeof useSmsWithCaptcha> {
  fieldOf: FieldOf<'code' | 'captcha'>
}

/** The SMS code; the captcha is shown above it if the server requires one (ACC-127). */
export function SmsWithCaptcha({ sms, captcha, fieldOf }: SmsWithCaptchaProps) {
  return (
    <>
      {sms.needsCaptcha ? <CaptchaField {...fieldOf('captcha')} captcha={captcha} /> : null}
      <SmsField {...fieldOf('code')} sms={sms} />
    </>
  )
}
