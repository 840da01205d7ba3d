import { accounts, type DataOf } from '@titian/contract'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ask } from '../calls/call-server.ts'
import { useExplain } from '../calls/explain.ts'
import { ServerRefusal } from '../calls/refusal.ts'
import { appCodeLength, isAboutCode, readCode } from './second-step.ts'

export interface SecondStepProps {
  /** From `secondStepTicket`. */
  ticket: string
  /** The person is signed in, as after a password alone. */
  onDone: (signedIn: DataOf<typeof accounts.confirmSecondStep>) => unknown
  /** The person is signed in and owes the school an identity (301). */
  onNeedsAuthentication: () => unknown
}

/** One code at a time, told beside its field when it is wrong. */
export function useSecondStep({ ticket, onDone, onNeedsAuthentication }: SecondStepProps) {
  const { t } = useTranslation('site')
  const explain = useExplain()
  const [recovery, setRecovery] = useState(false)
  const [written, setWritten] = useState('')
  const [wrong, setWrong] = useState<string | null>(null)
  const [failure, setFailure] = useState<unknown>(null)
  const [busy, setBusy] = useState(false)
  const running = useRef(false)
  const field = useRef<HTMLInputElement>(null)
  const focus = () => requestAnimationFrame(() => field.current?.focus())
  useEffect(() => field.current?.focus(), [recovery])

  const change = (code: string) => {
    setWritten(code)
    setWrong(null)
  }
  const tell = (text: string) => {
    setWrong(text)
    focus()
  }
  const take = (error: unknown) => {
    if (error instanceof ServerRefusal && error.is('needsAuthentication'))
      return void onNeedsAuthentication()
    if (isAboutCode(error)) return tell(explain(error))
    setFailure(error)
  }
  const confirm = async () => {
    if (running.current) return
    const code = readCode(written, recovery)
    if (code.length < appCodeLength)
      return tell(t(recovery ? 'secondStep.recoveryMissing' : 'secondStep.codeMissing'))
    running.current = true
    setBusy(true)
    setFailure(null)
    try {
      await onDone(await ask(accounts.confirmSecondStep, { ticket, code }))
    } catch (error) {
      take(error)
    } finally {
      running.current = false
      setBusy(false)
    }
  }
  const turn = () => {
    setRecovery(!recovery)
    change('')
    setFailure(null)
  }
  return { field, recovery, written, wrong, failure, busy, change, confirm, turn }
}
