import { isSignedOut, ServerRefusal } from '../calls/refusal.ts'

/** Digits of an authenticator app; people write them with a space in the middle. */
export const appCodeLength = 6

/** The ticket of a sign-in that waits for its second step (decision 0006); null where it is refused otherwise. */
export function secondStepTicket(error: unknown): string | null {
  if (!(error instanceof ServerRefusal) || !error.is('secondStep')) return null
  const { ticket } = error.extend
  return typeof ticket === 'string' ? ticket : null
}

/** Whether the server refused the code itself, so that the error is displayed beside its field. */
export function isAboutCode(error: unknown): error is ServerRefusal {
  if (!(error instanceof ServerRefusal) || isSignedOut(error)) return false
  // Another code would not help either: the password is asked for again.
  if (error.reason === 'secondStepOver') return false
  return (
    error.is('wrongCode') ||
    error.is('waitBefore') ||
    error.is('invalidInput') ||
    error.fields['code'] !== undefined
  )
}

/** What a person wrote, as the server reads it. */
export function readCode(written: string, isRecovery: boolean): string {
  return isRecovery ? written.trim() : written.replaceAll(/\D/g, '')
}
