import { accounts, isPhone, smsWaitSeconds, type AreaCode, type smsTypes } from '@titian/contract'
import { ask, useSubmit, type ServerRefusal } from '@titian/site'
import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { Countdown, smsState } from './countdown.ts'

export interface SmsOptions {
  type: (typeof smsTypes)[keyof typeof smsTypes]
  phone: string
  areaCode: AreaCode
  /** The captcha, if the server requires it (ACC-127). */
  captcha: string
  onInvalidPhone: () => void
  onRefusal: (refusal: ServerRefusal) => void
  onSent: () => void
}

/** ACC-117 to ACC-124: sends an SMS code and waits a minute before the next one. */
export function useSms({
  type,
  phone,
  areaCode,
  captcha,
  onInvalidPhone,
  onRefusal,
  onSent,
}: SmsOptions) {
  const [countdown] = useState(() => new Countdown())
  const [wasSent, setWasSent] = useState(false)
  const [needsCaptcha, setNeedsCaptcha] = useState(false)
  /**
   * Counts changes of the phone number: a code that is being sent to an earlier number is ignored
   * (ACC-124).
   */
  const round = useRef(0)
  const left = useSyncExternalStore(countdown.subscribe, countdown.read, () => 0)
  const { attempt, busy, failure } = useSubmit()

  useEffect(() => () => countdown.stop(), [countdown])

  const send = () => {
    if (!isPhone(areaCode, phone)) return onInvalidPhone()
    const present = round.current
    void attempt({
      act: async () => {
        await ask(accounts.sendCodeForMobile, {
          mobile: phone,
          areaCode,
          type,
          ...(captcha ? { code: captcha } : {}),
        })
        setNeedsCaptcha(false)
        if (present === round.current) {
          countdown.start(smsWaitSeconds)
          setWasSent(true)
        }
        onSent()
      },
      place: (refusal) => {
        if (refusal.is('wrongCode')) setNeedsCaptcha(true)
        onRefusal(refusal)
        return true
      },
    })
  }

  const reset = useCallback(() => {
    round.current += 1
    countdown.stop()
    setWasSent(false)
  }, [countdown])

  return { left, state: smsState(left, wasSent), busy, failure, needsCaptcha, send, reset }
}

export type Sms = ReturnType<typeof useSms>
