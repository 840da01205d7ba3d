import { isSignedOut, ServerRefusal } from '../calls/refusal.ts'

/** A code of an authenticator app; users may type it with a space in the middle. */
export const appCodeLength = 6

/** The ticket of a sign-in that needs a second step (decision 0006); null for any other refusal. */
export function secondStepTicket(error: unknown): string | null {
  if (!(error instanceof ServerRefusal) || !error.is('secondStep')) return null
  const { ticket } = error.extend
  return typeof ticket === 'string' ? ticket : null
}

/** Whether the server refused the code itself, so that the error is displayed beside its field. */
export function isAboutCode(error: unknown): error is ServerRefusal {
  if (!(error instanceof ServerRefusal) || isSignedOut(error)) return false
  // Another code would not help. The user has to enter the password again.
  if (error.reason === 'secondStepOver') return false
  return (
    error.is('wrongCode') ||
    error.is('waitBefore') ||
    error.is('invalidInput') ||
    error.fields['code'] !== undefined
  )
}

/** The code in the form that the server accepts. */
export function readCode(written: string, isRecovery: boolean): string {
  return isRecovery ? written.trim() : written.replaceAll(/\D/g, '')
}
