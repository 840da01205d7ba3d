import { accounts } from '@titian/contract'
import { ask, ServerRefusal } from '@titian/site'
import { takeTeacherToken } from './take-teacher-token.ts'

let failure: unknown = null
let waiting: string | null = null

/** ACC-083: the code leaves the address bar before it is used, so that no reload tries it twice. */
export async function openTicket(): Promise<void> {
  const { token, address } = takeTeacherToken(location.href)
  if (token === null) return
  history.replaceState(history.state, '', address)
  await ask(accounts.exchangeTeacherToken, { teacherToken: token }).catch((error: unknown) => {
    if (error instanceof ServerRefusal && error.reason === 'otherAccount') waiting = token
    // The sign-in page, which is drawn only later, says it.
    else failure = error
  })
}

export function ticketFailure(): unknown {
  return failure
}

/** ACC-272: the ticket of another account than the one that is signed in here. */
export function waitingTicket(): string | null {
  return waiting
}

/** Signs the other account in. The page is loaded anew, because all of it was drawn for the former one. */
export async function takeWaitingTicket(teacherToken: string): Promise<void> {
  await ask(accounts.exchangeTeacherToken, { teacherToken, replace: true })
  location.reload()
}
