import { accounts, schools, type AnyCall, type InputOf, type Language } from '@titian/contract'
import { QueryClient, type QueryKey } from '@tanstack/react-query'
import type { FirstData } from './first-data.ts'
import { isAsStudent } from '../signed-in/as-student.ts'
import { watchPerson } from '../signed-in/watch-person.ts'
import { NetworkFailure } from './refusal.ts'

/** Milliseconds for which data is shown without a new request. */
const freshFor = 30_000
const pause = 1100

/** Equal calls have equal keys; the order of fields does not matter. */
export function askKey<C extends AnyCall>(call: C, input?: InputOf<C>): QueryKey {
  return [call.path, input ?? {}]
}

/** The key that a call has in common for all inputs, to invalidate all of them. */
export function callKey(call: AnyCall): QueryKey {
  return [call.path]
}

export function createQueryClient(): QueryClient {
  const client = new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: freshFor,
        refetchOnWindowFocus: false,
        // A refusal is final. Only after a failed connection the query is sent again.
        retry: (failures, error) => failures < 2 && error instanceof NetworkFailure,
        retryDelay: pause,
      },
      // Without a connection, an action fails with a message. Otherwise it would wait without any
      // sign.
      mutations: { retry: false, networkMode: 'always' },
    },
  })
  watchPerson(client)
  return client
}

/**
 * Puts the first data of the server into the cache, unless it is in another language than the page.
 */
export function seedFirstData(
  client: QueryClient,
  first: FirstData | null,
  language: Language,
): void {
  if (!first) return
  client.setQueryData(askKey(schools.schoolInitial), first.school.initial)
  if (first.language !== language) return
  client.setQueryData(askKey(schools.schoolBaseInfo), first.school.baseInfo)
  client.setQueryData(askKey(schools.navigationBar), first.school.menus)
  // The first data was rendered for the user, and not for the student as whom a user acts.
  const calls = isAsStudent() ? [] : first.calls
  for (const { path, input, data } of calls) client.setQueryData([path, input], data)
  if (!first.loggedIn) client.removeQueries({ queryKey: callKey(accounts.loginInfo) })
}
