// @vitest-environment happy-dom
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router'
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { parseSearch, readsWords, stringifySearch } from './search.ts'

afterEach(cleanup)

it('[CRS-008] a route that reads words leaves the address as it was written', async () => {
  const root = createRootRoute()
  const list = createRoute({
    getParentRoute: () => root,
    path: '/course',
    validateSearch: readsWords<{ isFree?: '0' | '1'; page?: string }>(),
    component: function List() {
      const { isFree, page } = list.useSearch()
      return <p>{`${isFree} ${page}`}</p>
    },
  })
  const router = createRouter({
    routeTree: root.addChildren([list]),
    history: createMemoryHistory({ initialEntries: ['/course?isFree=maybe&page=03&from=mail'] }),
    parseSearch,
    stringifySearch,
  })
  render(<RouterProvider router={router as never} />)
  expect(await screen.findByText('maybe 03')).toBeTruthy()
  expect(router.state.location.href).toBe('/course?isFree=maybe&page=03&from=mail')
  expect(router.history.location.href).toBe('/course?isFree=maybe&page=03&from=mail')
})
