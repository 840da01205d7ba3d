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

/** The common key of a call with any input, to invalidate all of them. */
export function callKey(call: AnyCall): QueryKey {
  return [call.path]
}

export function createQueryClient(): QueryClient {
  const client = new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: freshFor,
        refetchOnWindowFocus: false,
        // A refusal is final; only a failed connection is retried.
        retry: (failures, error) => failures < 2 && error instanceof NetworkFailure,
        retryDelay: pause,
      },
      // Without a connection an action fails with a message instead of waiting silently.
      mutations: { retry: false, networkMode: 'always' },
    },
  })
  watchPerson(client)
  return client
}

/**
 * Puts the initial answers of the server into the cache, unless they are in another language than
 * the page.
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
  // The initial data was requested by the user, not while acting as a student.
  const calls = isAsStudent() ? [] : first.calls
  for (const { path, input, data } of calls) client.setQueryData([path, input], data)
  if (!first.loggedIn) client.removeQueries({ queryKey: callKey(accounts.loginInfo) })
}
