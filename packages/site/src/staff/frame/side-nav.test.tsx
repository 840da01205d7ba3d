import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router'
import { fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { setPerson } from '../../storage/person.ts'
import { renderWithSite } from '../../testing/render-with-site.tsx'
import { SideNav, type StaffPlaces } from './side-nav.tsx'

const Icon = () => null
const groups: StaffPlaces[] = [
  { places: [{ path: '/start', label: 'To do', Icon }] },
  { title: 'People', places: [{ path: '/people', label: 'All people', Icon }] },
  {
    title: 'Money',
    places: [{ path: '/orders', label: 'Orders', Icon, waits: 'orders' }],
  },
]

beforeEach(() => {
  setPerson('staff')
  vi.stubGlobal('fetch', async () =>
    Response.json({
      ok: true,
      code: 200,
      msg: '',
      data: { list: [{ kind: 'orders', count: 3, oldest: null }] },
    }),
  )
})
afterEach(() => {
  vi.unstubAllGlobals()
  localStorage.clear()
})

async function open(at: string) {
  const root = createRootRoute({ component: () => <SideNav groups={groups} /> })
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

it('[TCH-197] folds a group, keeps it folded, and never the one of the open page', async () => {
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
