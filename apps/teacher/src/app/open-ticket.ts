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
 * ACC-083: removes the one-time code from the address bar before using it. Otherwise a reload would
 * use the code twice.
 */
export async function openTicket(): Promise<void> {
  const { token, address } = takeTeacherToken(location.href)
  if (token === null) return
  history.replaceState(history.state, '', address)
  await ask(accounts.exchangeTeacherToken, { teacherToken: token }).catch((error: unknown) => {
    if (error instanceof ServerRefusal && error.reason === 'otherAccount') waiting = token
    // The sign-in page, which is rendered later, reads the error.
    else failure = error
  })
}

export function ticketFailure(): unknown {
  return failure
}

/**
 * ACC-272: returns the ticket if it is for another account than the one that is signed in here;
 * otherwise null.
 */
export function waitingTicket(): string | null {
  return waiting
}

/** Signs the other account in. The page was rendered for the former account, so it is reloaded. */
export async function takeWaitingTicket(teacherToken: string): Promise<void> {
  await ask(accounts.exchangeTeacherToken, { teacherToken, replace: true })
  location.reload()
}
