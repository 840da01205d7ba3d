import { accounts } from '@titian/contract'
import { ask, ServerRefusal } from '@titian/site'

let failure: unknown = null
let waiting: string | null = null

const tokenWord = 'teacherToken'

function without(query: string): { rest: string; token: string | null } {
  const words = new URLSearchParams(query)
  const token = words.get(tokenWord)
  words.delete(tokenWord)
  const text = words.toString()
  return { rest: text ? `?${text}` : '', token: token === '' ? null : token }
}

/**
 * ACC-083: returns the one-time code of an address, before or inside its hash, and the address
 * without the code.
 */
export function takeTeacherToken(href: string): { token: string | null; address: string } {
  const url = new URL(href)
  const before = without(url.search)
  const [path = '', query = ''] = url.hash.split('?', 2)
  const inside = without(query)
  return {
    token: before.token ?? inside.token,
    address: url.pathname + before.rest + path + inside.rest,
  }
}

/**
 * ACC-083: removes the code from the address bar before using it, so that a reload does not use it
 * twice.
 */
export async function openTicket(): Promise<void> {
  const { token, address } = takeTeacherToken(location.href)
  if (token === null) return
  history.replaceState(history.state, '', address)
  await ask(accounts.exchangeTeacherToken, { teacherToken: token }).catch((error: unknown) => {
    if (error instanceof ServerRefusal && error.reason === 'otherAccount') waiting = token
    // The error is kept for the sign-in page, which is rendered later.
    else failure = error
  })
}

export function ticketFailure(): unknown {
  return failure
}

/** ACC-272: returns the ticket if it is for an account that is not signed in here, or null. */
export function waitingTicket(): string | null {
  return waiting
}

/**
 * Signs the other account in and reloads the page, because it was rendered for the former account.
 */
export async function takeWaitingTicket(teacherToken: string): Promise<void> {
  await ask(accounts.exchangeTeacherToken, { teacherToken, replace: true })
  location.reload()
}
