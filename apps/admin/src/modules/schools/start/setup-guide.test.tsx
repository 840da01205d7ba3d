import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router'
import { renderWithSite } from '@titian/site/testing/render'
import { fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import en from '../texts/en.json' with { type: 'json' }
import { SetupGuide } from './setup-guide.tsx'

afterEach(() => vi.unstubAllGlobals())

it('[TCH-195] the set-up list can be hidden, and is shown again with the number of finished steps', async () => {
  const steps = [
    { step: 'look', done: false },
    { step: 'contact', done: true },
  ]
  vi.stubGlobal('fetch', async () =>
    Response.json({ ok: true, code: 200, msg: '', data: { steps } }),
  )
  const router = createRouter({
    routeTree: createRootRoute({ component: SetupGuide }),
    history: createMemoryHistory(),
  })
  await renderWithSite(<RouterProvider router={router as never} />, 'en', { schools: en })
  fireEvent.click(await screen.findByRole('button', { name: 'Hide this list' }))
  expect(screen.queryByRole('list')).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: 'Show the set-up list (1 of 2 done)' }))
  expect(screen.getByRole('list')).toBeTruthy()
})
