import { accounts, type LoginInfo } from '@titian/contract'
import type { Query, QueryClient } from '@tanstack/react-query'
import { presentPerson, setPerson } from '../storage/person.ts'
import { emptyForSignOut } from '../storage/signed-out.ts'
import { removeLeftovers } from '../storage/stored.ts'
import { sessionStore } from './session-store.ts'

type Keyed = Pick<Query, 'queryKey'>

const isLoginInfo = ({ queryKey: [path] }: Keyed) => path === accounts.loginInfo.path
/** The data of the school is the same for everybody. */
const isOfSchool = ({ queryKey: [path] }: Keyed) => String(path).startsWith('/school/')

/** Removes all answers that depend on a person. */
export function forgetAnswers(client: QueryClient): void {
  client.getMutationCache().clear()
  client.removeQueries({ predicate: (query) => !isOfSchool(query) })
}

/** Requests everything again that depends on the user. */
export function askPersonAgain(client: QueryClient, keepsLoginInfo = false): Promise<void> {
  const isUnaffected = (query: Keyed) => isOfSchool(query) || (keepsLoginInfo && isLoginInfo(query))
  return client.invalidateQueries({ predicate: (query) => !isUnaffected(query) })
}

let otherTabs: BroadcastChannel | null = null

/**
 * Informs the other tabs, which share the session, who is signed in now. Null means that the person
 * has signed out.
 */
export function notifyOtherTabs(person: string | null): void {
  otherTabs?.postMessage({ person })
}

/**
 * Each login info names the user of the page. If another user is named, the data of the former user
 * is removed at once.
 */
export function watchPerson(client: QueryClient): void {
  client.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated' || event.action.type !== 'success') return
    if (!isLoginInfo(event.query)) return
    const { userId } = event.query.state.data as LoginInfo
    const former = presentPerson()
    if (former !== null && userId !== former)
      client.removeQueries({ predicate: (query) => !isOfSchool(query) && !isLoginInfo(query) })
    setPerson(userId)
    if (userId === former) return
    removeLeftovers()
    notifyOtherTabs(userId)
  })
}

/** Reacts to a sign-in or a sign-out in another tab, because both tabs share the session. */
function follow(client: QueryClient, person: string | null): void {
  const former = presentPerson()
  const isKnown = person === former && sessionStore.isSignedIn() === (person !== null)
  if (isKnown) return
  if (person === null) void emptyForSignOut()
  sessionStore.look()
  if (former === null || person === former) return void askPersonAgain(client)
  forgetAnswers(client)
  // The new person is set before anything is sent. Otherwise the input of the former person would
  // be sent in the name of the new person.
  if (person !== null) setPerson(person)
}

/** Makes this tab follow the sign-ins and sign-outs of the others. */
export function listenToOtherTabs(client: QueryClient): void {
  if (typeof BroadcastChannel === 'undefined') return
  otherTabs = new BroadcastChannel('titian.session')
  otherTabs.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    if (typeof data !== 'object' || data === null || !('person' in data)) return
    if (data.person === null || typeof data.person === 'string') follow(client, data.person)
  })
}
