import { accounts, type DataOf } from '@titian/contract'
import { useTranslation } from 'react-i18next'
import { ask } from '../calls/call-server.ts'
import { ServerRefusal } from '../calls/refusal.ts'
import { useForm } from '../forms/use-form.ts'
import { appCodeLength, isAboutCode, readCode } from './second-step.ts'

export interface SecondStepProps {
  /** From `secondStepTicket`. */
  ticket: string
  /** Called when the user is signed in, as after a password alone. */
  onDone: (signedIn: DataOf<typeof accounts.confirmSecondStep>) => unknown
  /** Called when the user is signed in, but the school still requires an identity (301). */
  onNeedsAuthentication: () => unknown
}

/** Accepts one kind of code at a time: a code of the authenticator app, or a recovery code. */
export function useSecondStep(
  { ticket, onDone, onNeedsAuthentication }: SecondStepProps,
  recovery: boolean,
) {
  const { t } = useTranslation('site')
  const missing = recovery ? 'secondStep.recoveryMissing' : 'secondStep.codeMissing'
  return useForm({
    initialValues: { code: '' },
    problemsOf: ({ code }) => ({
      code: readCode(code, recovery).length < appCodeLength ? t(missing) : null,
    }),
    places: (refusal) => (isAboutCode(refusal) ? 'code' : null),
    send: ({ code }) => ask(accounts.confirmSecondStep, { ticket, code: readCode(code, recovery) }),
    onDone,
    onFailed: (error) => {
      if (!(error instanceof ServerRefusal) || !error.is('needsAuthentication')) return false
      onNeedsAuthentication()
      return true
    },
  })
}
