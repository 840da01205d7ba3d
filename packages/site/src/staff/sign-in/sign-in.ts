import { accounts, refusals } from '@titian/contract'
import { ask, callServer } from '../../calls/call-server.ts'
import { ServerRefusal } from '../../calls/refusal.ts'
import { encodePassword } from '../../session/encode-password.ts'

export interface SignInValues extends Record<string, unknown> {
  areaCode: string
  phone: string
  password: string
  code: string
  isRemeber: boolean
}

/** ACC-285: when somebody last signed in. Nobody waits for this, and nothing depends on it. */
export function noteSignIn(): void {
  callServer(accounts.refreshLastLoginTime, {}, { quiet: true }).catch(() => undefined)
}

const signedInCodes: readonly number[] = [
  refusals.signedInAlready.code,
  refusals.needsAuthentication.code,
]

/** ACC-003: the sign-in of teachers and staff; throws what the server refused. */
export async function signIn({ areaCode, password, ...values }: SignInValues): Promise<void> {
  await ask(accounts.teacherLogin, {
    ...values,
    areaCode: areaCode === '86' ? '86' : '60',
    password: await encodePassword(password),
  }).catch((error: unknown) => {
    // ACC-053: a session of this account that is still good is as welcome as a new one.
    if (error instanceof ServerRefusal && signedInCodes.includes(error.code)) return
    throw error
  })
}
