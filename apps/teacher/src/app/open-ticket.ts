import { accounts } from '@titian/contract'
import { ask } from '@titian/site'
import { takeTeacherToken } from './take-teacher-token.ts'

let failure: unknown = null

/** ACC-083: the code leaves the address bar before it is used, so that no reload tries it twice. */
export async function openTicket(): Promise<void> {
  const { token, address } = takeTeacherToken(location.href)
  if (token === null) return
  history.replaceState(history.state, '', address)
  await ask(accounts.exchangeTeacherToken, { teacherToken: token }).catch((error: unknown) => {
    // The sign-in page, which is drawn only later, says it.
    failure = error
  })
}

export function ticketFailure(): unknown {
  return failure
}
