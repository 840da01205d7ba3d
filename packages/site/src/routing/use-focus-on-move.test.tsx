// @vitest-environment happy-dom
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  Outlet,
  RouterProvider,
} from '@tanstack/react-router'
import { act, render, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { useFocusOnMove } from './use-focus-on-move.ts'

function Frame() {
  useFocusOnMove('top')
  return (
    <>
      <button>above</button>
      <main id="top" tabIndex={-1}>
        <Outlet />
      </main>
    </>
  )
}

describe('the focus after a move', () => {
  it('goes to the top of another page, and stays where only the query changes', async () => {
    const root = createRootRoute({ component: Frame })
    const page = (path: string) =>
      createRoute({ getParentRoute: () => root, path, component: () => <p>{path}</p> })
    const router = createRouter({
      routeTree: root.addChildren([page('/one'), page('/two')]),
      history: createMemoryHistory({ initialEntries: ['/one'] }),
    })
    render(<RouterProvider router={router as never} />)
    await screen.findByText('/one')
    expect(document.activeElement).toBe(document.body)

    const above = screen.getByText('above')
    above.focus()
    await act(() => router.navigate({ href: '/one?tab=2' }))
    expect(document.activeElement).toBe(above)

    await act(() => router.navigate({ href: '/two' }))
    expect(document.activeElement).toBe(screen.getByRole('main'))
  })
})
