import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router'
import { renderWithSite } from '@titian/site/testing/render'
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import en from '../texts/en.json' with { type: 'json' }
import { personRow } from '../factories.ts'
import type { PersonDetail } from '@titian/contract'
import { PersonPlaces } from './person-places.tsx'

it('[TCH-198] the page of a person links to the lists, each narrowed to that person', async () => {
  const row = personRow()
  const router = createRouter({
    routeTree: createRootRoute({ component: () => <PersonPlaces person={row as PersonDetail} /> }),
    history: createMemoryHistory(),
  })
  await renderWithSite(<RouterProvider router={router as never} />, 'en', { people: en })
  await screen.findByRole('heading', { name: 'More about this person' })
  const hrefOf = (name: string) =>
    decodeURIComponent(screen.getByRole('link', { name }).getAttribute('href') ?? '')
  expect(hrefOf('Orders')).toContain(row.mobile)
  expect(hrefOf('Certificates')).toContain('/certificates?text=')
  expect(hrefOf('Face check photos')).toContain('/face-photos?person=')
  expect(hrefOf('Everything in the audit log')).toContain(row.sign)
})
