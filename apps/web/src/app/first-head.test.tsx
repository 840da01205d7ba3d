import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router'
import { render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { dropFirstHead } from './first-head.ts'

const head = `<title>List</title><meta name="description" content="a"><meta name="csp-nonce" content="n">
  <meta name="robots" content="noindex"><meta property="og:url" content="/list">
  <link rel="icon" href="/x.svg"><link rel="canonical" href="/list">
  <link rel="alternate" hreflang="en" href="/en/list"><script type="application/ld+json">{}</script>`

const before = document.head.innerHTML
afterEach(() => {
  document.head.innerHTML = before
})

const names = () => [...document.head.children].map((element) => element.outerHTML).join('')

it("[FRM-299] the server's head tags of the first page are removed when the visitor navigates", async () => {
  document.head.innerHTML = head
  const root = createRootRoute()
  const page = (path: string) =>
    createRoute({ getParentRoute: () => root, path, component: () => <p>{path}</p> })
  const router = createRouter({
    routeTree: root.addChildren([page('/list'), page('/course')]),
    history: createMemoryHistory({ initialEntries: ['/list'] }),
  })
  dropFirstHead(router)
  render(<RouterProvider router={router as never} />)
  await screen.findByText('/list')
  for (const part of ['canonical', 'hreflang', 'og:url', 'ld+json', 'noindex'])
    expect(names()).toContain(part)
  await router.navigate({ to: '/course' } as never)
  await screen.findByText('/course')
  for (const part of ['canonical', 'hreflang', 'og:url', 'ld+json', 'noindex'])
    expect(names()).not.toContain(part)
  for (const part of ['icon', 'csp-nonce', 'description']) expect(names()).toContain(part)
})
