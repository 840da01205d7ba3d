import { useCaptcha } from '@titian/site/captcha'
import { useTranslation } from 'react-i18next'
import { phoneProblem } from './field-problems.ts'
import { placeSendFailure } from './place-failure.ts'
import { useFailureText } from './use-failure-text.ts'
import { useSms, type SmsOptions } from './use-sms.ts'

interface Options extends Pick<SmsOptions, 'type' | 'phone' | 'areaCode' | 'captcha'> {
  onProblem: (at: 'phone' | 'code' | 'captcha', text: string) => void
  fillCaptcha: (code: string) => void
}

/** The SMS code with the captcha that the server requires after many requests (ACC-127). */
export function useSmsWithCaptcha({ onProblem, fillCaptcha, ...options }: Options) {
  const { t } = useTranslation('accounts')
  const explain = useFailureText()
  const sms = useSms({
    ...options,
    captcha: options.captcha.trim(),
    onInvalidPhone: () =>
      onProblem('phone', t(phoneProblem(options.areaCode, options.phone) ?? 'phone.wrong')),
    onRefusal: (refusal) => {
      captcha.next()
      const at = placeSendFailure(refusal)
      if (at) onProblem(at, explain(refusal))
    },
    onSent: () => fillCaptcha(''),
  })
  const captcha = useCaptcha(fillCaptcha, sms.needsCaptcha)
  return { sms, captcha }
}
