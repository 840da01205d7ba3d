import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router'
import { useQueryClient } from '@tanstack/react-query'
import { fireEvent, screen } from '@testing-library/react'
import { statistics } from '@titian/contract'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { callKey } from '../../calls/query-client.ts'
import { sessionStore } from '../../signed-in/session-store.ts'
import { setPerson } from '../../storage/person.ts'
import { renderWithSite } from '../../testing/render-with-site.tsx'
import { SideNav, type StaffPlaces } from './side-nav.tsx'

/**
 * A button that requests the numbers again. The site does this after a piece of work was marked.
 */
function Marked() {
  const client = useQueryClient()
  const queryKey = callKey(statistics.waitingWork)
  return <button onClick={() => void client.invalidateQueries({ queryKey })}>Marked</button>
}

const Icon = () => null
const groups: StaffPlaces[] = [
  { places: [{ path: '/start', label: 'To do', Icon }] },
  { title: 'People', places: [{ path: '/people', label: 'All people', Icon }] },
  {
    title: 'Money',
    places: [{ path: '/orders', label: 'Orders', Icon, waits: 'orders' }],
  },
]

const person = { userId: 'staff', name: 'Mei', photo: '', functionCodeList: [] }
let waiting: { kind: string; count: number; oldest: null }[] = []

beforeEach(() => {
  setPerson('staff')
  waiting = [{ kind: 'orders', count: 3, oldest: null }]
  document.cookie = 'isLogin=1; path=/'
  sessionStore.look()
  vi.stubGlobal('fetch', async (url: string) => {
    const data = url.includes(statistics.waitingWork.path) ? { list: waiting } : person
    return Response.json({ ok: true, code: 200, msg: '', data })
  })
})
afterEach(() => {
  vi.unstubAllGlobals()
  localStorage.clear()
  document.cookie = 'isLogin=; path=/; max-age=0'
  sessionStore.look()
})

const Root = () => (
  <>
    <SideNav groups={groups} />
    <Marked />
  </>
)

async function open(at: string) {
  const root = createRootRoute({ component: Root })
  const router = createRouter({
    routeTree: root.addChildren(
      ['/start', '/people', '/orders'].map((path) =>
        createRoute({ getParentRoute: () => root, path, component: () => null }),
      ),
    ),
    history: createMemoryHistory({ initialEntries: [at] }),
  })
  const view = await renderWithSite(<RouterProvider router={router as never} />)
  await screen.findByText('Money')
  return view
}
const isOpen = (title: string) =>
  screen.getByRole('button', { name: new RegExp(title) }).getAttribute('aria-expanded') === 'true'

it('[TCH-197] folds a group and keeps it folded, except the group of the open page', async () => {
  const { unmount } = await open('/people')
  expect([isOpen('People'), isOpen('Money')]).toEqual([true, true])
  fireEvent.click(screen.getByText('Money'))
  fireEvent.click(screen.getByText('People'))
  expect([isOpen('People'), isOpen('Money')]).toEqual([true, false])
  unmount()
  const again = await open('/start')
  expect([isOpen('People'), isOpen('Money')]).toEqual([true, false])
  again.unmount()
  await open('/orders')
  expect(isOpen('Money')).toBe(true)
  expect(screen.getByRole('link', { name: /Orders/ })).toBeTruthy()
})

it('[TCH-204] shows one number for several kinds of pending items, and a lower one after a mark', async () => {
  const papers = { kind: 'papers', count: 2, oldest: null }
  waiting = [papers, { kind: 'handIns', count: 4, oldest: null }]
  const waits = ['papers', 'handIns'] as const
  groups.push({ places: [{ path: '/toMark', label: 'To mark', Icon, waits }] })
  await open('/start')
  const link = () => screen.getByRole('link', { name: /To mark/ })
  await vi.waitFor(() => expect(link().textContent).toContain('6'))
  waiting = [papers, { kind: 'handIns', count: 3, oldest: null }]
  fireEvent.click(screen.getByText('Marked'))
  await vi.waitFor(() => expect(link().textContent).toContain('5'), { timeout: 3000 })
  groups.pop()
})
