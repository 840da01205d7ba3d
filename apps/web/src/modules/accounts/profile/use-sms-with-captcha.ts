import type { AreaCode, smsTypes } from '@titian/contract'
import { useExplain } from '@titian/site'
import { useTranslation } from 'react-i18next'
import { placeSendFailure } from '../forms/place-failure.ts'
import { useCaptcha } from '../forms/use-captcha.ts'
import { useSms } from '../forms/use-sms.ts'

interface Options {
  type: (typeof smsTypes)['verifyOldNumber' | 'bindNewNumber']
  phone: string
  areaCode: AreaCode
  captcha: string
  onProblem: (at: 'phone' | 'code' | 'captcha', text: string) => void
  clearCaptcha: () => void
}

/** The code by SMS, and the picture that the server asks for after many (ACC-127). */
export function useSmsWithCaptcha({ onProblem, clearCaptcha, ...options }: Options) {
  const { t } = useTranslation('accounts')
  const explain = useExplain()
  const sms = useSms({
    ...options,
    captcha: options.captcha.trim(),
    onInvalidPhone: () => onProblem('phone', t(options.phone ? 'phone.wrong' : 'phone.missing')),
    onRefusal: (refusal) => {
      captcha.reload()
      clearCaptcha()
      const at = placeSendFailure(refusal)
      if (at) onProblem(at, explain(refusal))
    },
    onSent: clearCaptcha,
  })
  const captcha = useCaptcha(sms.needsCaptcha)
  return { sms, captcha }
}
