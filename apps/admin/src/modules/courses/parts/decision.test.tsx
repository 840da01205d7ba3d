import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  Outlet,
  RouterProvider,
} from '@tanstack/react-router'
import { courses } from '@titian/contract'
import { askKey, useAsk } from '@titian/site'
import { LeaveQuestion } from '@titian/site/staff'
import { TitianProvider } from '@titian/ui'
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { createInstance } from 'i18next'
import { I18nextProvider, initReactI18next } from 'react-i18next'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { paths } from '../../../app/paths.ts'
import { Decision } from './decision.tsx'

const onChanged = vi.fn()
const waiting = { idSign: 's', revision: 3, auditReason: null, may: { review: true } }
const refused = { ...waiting, auditReason: 'Too short', may: { review: false } }

let answer: object
const sent: unknown[] = []
beforeEach(() => {
  sent.length = 0
  answer = { ok: true, code: 200, msg: '', data: refused }
  vi.stubGlobal('fetch', async (_: unknown, init?: RequestInit) => {
    sent.push(JSON.parse(typeof init?.body === 'string' ? init.body : '{}'))
    return new Response(JSON.stringify(answer))
  })
})
afterEach(() => vi.unstubAllGlobals())

function Page() {
  const { data } = useAsk(courses.getCourseId, { sign: 's' }, { staleTime: Infinity })
  return data ? <Decision course={data} onChanged={onChanged} /> : null
}

async function open() {
  const texts = createInstance()
  await texts.use(initReactI18next).init({ lng: 'en', resources: {} })
  const client = new QueryClient()
  client.setQueryData(askKey(courses.getCourseId, { sign: 's' }), waiting)
  const root = createRootRoute({
    component: () => (
      <>
        <Outlet />
        <LeaveQuestion />
      </>
    ),
  })
  const page = createRoute({ getParentRoute: () => root, path: '/course', component: Page })
  const list = createRoute({ getParentRoute: () => root, path: paths.reviews })
  const router = createRouter({
    routeTree: root.addChildren([page, list]),
    history: createMemoryHistory({ initialEntries: ['/course'] }),
  })
  render(
    <TitianProvider language="en">
      <QueryClientProvider client={client}>
        <I18nextProvider i18n={texts}>
          <RouterProvider router={router as never} />
        </I18nextProvider>
      </QueryClientProvider>
    </TitianProvider>,
  )
  const field = await screen.findByLabelText<HTMLTextAreaElement>('reason')
  fireEvent.change(field, { target: { value: 'Too short' } })
  return { router, field, path: () => router.state.location.href }
}

it('[TCH-083] leaving the page with an unsent reason asks for confirmation', async () => {
  const { router, field, path } = await open()
  await act(async () => void router.navigate({ href: paths.reviews }))
  fireEvent.click(await screen.findByRole('button', { name: 'leave.stay' }))
  expect(path()).toBe('/course')
  expect(field.value).toBe('Too short')
})

it('[TCH-083] sending the reason leads to the list without a confirmation', async () => {
  const { path } = await open()
  fireEvent.click(screen.getByRole('button', { name: 'refuse' }))
  await waitFor(() => expect(path()).toBe(paths.reviews))
})

it('[TCH-110] the decision names the revision that was loaded, and the reason is kept when the course changed', async () => {
  const extend = { refusal: 'alreadyDone', reason: 'changedMeanwhile' }
  answer = { ok: false, code: -4, msg: 'Changed.', data: null, extend }
  const { field, path } = await open()
  fireEvent.click(screen.getByRole('button', { name: 'refuse' }))
  await waitFor(() => expect(onChanged).toHaveBeenCalledOnce())
  expect(sent).toContainEqual({ sign: 's', action: 'refuse', reason: 'Too short', revision: 3 })
  expect([path(), field.value]).toEqual(['/course', 'Too short'])
})
