import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  Outlet,
  RouterProvider,
} from '@tanstack/react-router'
import { TitianProvider } from '@titian/ui'
import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { createInstance } from 'i18next'
import { I18nextProvider, initReactI18next } from 'react-i18next'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { paths } from '../../../app/paths.ts'
import { ReviewListPage } from './review-list-page.tsx'

const waiting = {
  idSign: 's',
  revision: 7,
  courseName: 'Rice',
  coursePicture: null,
  coverSeed: 'seed',
  coursePrice: 0,
  auditStatus: 1,
  onList: false,
  training: false,
  learners: 0,
  lessons: 1,
  updatedAt: '2026-11-24T08:00:00.000Z',
  authorName: 'Siti',
}

let answer: object
let lists: number
const sent: unknown[] = []
beforeEach(() => {
  sent.length = 0
  lists = 0
  vi.stubGlobal('fetch', async (address: unknown, init?: RequestInit) => {
    if (!String(address).includes('courseAction')) {
      lists += 1
      const data = { list: sent.length === 0 ? [waiting] : [], total: sent.length === 0 ? 1 : 0 }
      return new Response(JSON.stringify({ ok: true, code: 200, msg: '', data }))
    }
    sent.push(JSON.parse(typeof init?.body === 'string' ? init.body : '{}'))
    return new Response(JSON.stringify(answer))
  })
})
afterEach(() => vi.unstubAllGlobals())

async function open() {
  const texts = createInstance()
  await texts.use(initReactI18next).init({ lng: 'en', resources: {} })
  const root = createRootRoute({ component: Outlet })
  const list = createRoute({
    getParentRoute: () => root,
    path: paths.reviews,
    component: ReviewListPage,
  })
  const one = createRoute({ getParentRoute: () => root, path: paths.review })
  const router = createRouter({
    routeTree: root.addChildren([list, one]),
    history: createMemoryHistory({ initialEntries: [paths.reviews] }),
  })
  render(
    <TitianProvider language="en">
      <QueryClientProvider client={new QueryClient()}>
        <I18nextProvider i18n={texts}>
          <RouterProvider router={router as never} />
        </I18nextProvider>
      </QueryClientProvider>
    </TitianProvider>,
  )
  return screen.findByRole('button', { name: 'approveOf' })
}

it('[TCH-166] one click approves the course as the list shows it, and the approval can be undone', async () => {
  answer = { ok: true, code: 200, msg: '', data: { ...waiting, auditStatus: 2, onList: true } }
  fireEvent.click(await open())
  const takeOff = await screen.findByRole('button', { name: 'takeOff' })
  expect(sent).toEqual([{ sign: 's', action: 'approve', revision: 7 }])
  expect(screen.getByText('approvedNow')).toBeTruthy()
  await waitFor(() => expect(screen.queryByRole('button', { name: 'approveOf' })).toBeNull())
  fireEvent.click(takeOff)
  await waitFor(() => expect(sent.at(-1)).toEqual({ sign: 's', action: 'takeOff' }))
})

it('[TCH-166] a course that changed after the list was loaded is not approved, and the list is loaded again', async () => {
  const extend = { refusal: 'alreadyDone', reason: 'changedMeanwhile' }
  answer = { ok: false, code: -4, msg: 'Changed.', data: null, extend }
  const before = await open()
  const reads = lists
  fireEvent.click(before)
  await waitFor(() => expect(lists).toBeGreaterThan(reads))
  expect(screen.queryByText('approvedNow')).toBeNull()
})
