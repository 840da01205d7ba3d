import { accounts, courses } from '@titian/contract'
import { act, renderHook, waitFor } from '@testing-library/react'
import { QueryClientProvider, type QueryClient } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { askKey, createQueryClient } from '../calls/query-client.ts'
import { presentPerson, whenPersonConfirmed } from '../storage/person.ts'
import { PersonBoundary } from './person-boundary.tsx'
import { sessionStore } from '../signed-in/session-store.ts'
import { useSession } from './use-session.ts'
import { listenToOtherTabs } from '../signed-in/watch-person.ts'

/** A fake server and the cookie of one browser. `user` is the user of the session. */
let user: string | null = null
const signIn = (name: string) => {
  user = name
  document.cookie = 'isLogin=1; path=/'
}
const infoOf = (name: string | null) => ({
  userId: name,
  name,
  photo: null,
  functionCodeList: [],
  _roleName: 'student',
})

beforeEach(() =>
  vi.stubGlobal('fetch', (url: string) => {
    if (url.includes(accounts.logout.path)) user = null
    const ok = user !== null || url.includes(accounts.logout.path)
    const data = url.includes(accounts.loginInfo.path) ? infoOf(user) : null
    return Promise.resolve(Response.json({ ok, code: ok ? 200 : -1001, msg: '', data }))
  }),
)
afterEach(() => {
  user = null
  sessionStore.forget()
  vi.unstubAllGlobals()
})

const mine = askKey(courses.myCourseList, { page: 1, size: 20 })

async function open(name: string) {
  signIn(name)
  sessionStore.look()
  const client = createQueryClient()
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>
      <PersonBoundary>{children}</PersonBoundary>
    </QueryClientProvider>
  )
  const page = renderHook(
    () => {
      const [typed, type] = useState('')
      return { session: useSession(), typed, type }
    },
    { wrapper },
  )
  await waitFor(() => expect(page.result.current.session.user?.name).toBe(name))
  client.setQueryData(mine, { list: [], total: 3 })
  return { client, page }
}
const left = (client: QueryClient) => client.getQueryData(mine)

it('[ACC-231] removes all answers of a person at sign-out', async () => {
  const { client, page } = await open('anna')
  await act(async () => void (await page.result.current.session.signOut()))
  expect(left(client)).toBeUndefined()
  expect(client.getQueryData(askKey(accounts.loginInfo))).toBeUndefined()
  expect(presentPerson()).toBeNull()
  signIn('ben')
  await act(() => page.result.current.session.refresh())
  await waitFor(() => expect(page.result.current.session.user?.name).toBe('ben'))
  expect(left(client)).toBeUndefined()
})

it('[ACC-263] renders the page again when another person signs in after a lost session', async () => {
  const { client, page } = await open('anna')
  act(() => page.result.current.type('half a sentence by Anna'))
  act(() => sessionStore.forget())
  expect(page.result.current.typed).toBe('half a sentence by Anna')
  signIn('ben')
  await act(() => page.result.current.session.refresh())
  await waitFor(() => expect(page.result.current.session.user?.name).toBe('ben'))
  expect(page.result.current.typed).toBe('')
  expect(left(client)).toBeUndefined()
})

it('[FRM-185] keeps the page when the same person signs in again, and reports that it is the same person', async () => {
  const { page } = await open('anna')
  const confirmed = vi.fn()
  const stop = whenPersonConfirmed(confirmed)
  act(() => page.result.current.type('half a sentence'))
  act(() => sessionStore.forget())
  signIn('anna')
  await act(() => page.result.current.session.refresh())
  await waitFor(() => expect(page.result.current.session.user?.name).toBe('anna'))
  expect(page.result.current.typed).toBe('half a sentence')
  expect(confirmed).toHaveBeenCalledOnce()
  stop()
})

it('[ACC-263] follows another tab that signs in as another person, or signs out', async () => {
  const { client, page } = await open('anna')
  listenToOtherTabs(client)
  const otherTab = new BroadcastChannel('titian.session')
  act(() => page.result.current.type('half a sentence by Anna'))
  signIn('ben')
  otherTab.postMessage({ person: 'ben' })
  await waitFor(() => expect(page.result.current.session.user?.name).toBe('ben'))
  expect(page.result.current.typed).toBe('')
  expect(left(client)).toBeUndefined()
  client.setQueryData(mine, { list: [], total: 1 })
  user = null
  document.cookie = 'isLogin=; path=/; max-age=0'
  otherTab.postMessage({ person: null })
  await waitFor(() => expect(page.result.current.session.status).toBe('visitor'))
  expect(left(client)).toBeUndefined()
  expect(presentPerson()).toBeNull()
  otherTab.close()
})
