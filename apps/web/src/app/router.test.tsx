import { describe, expect, it } from 'vitest'
import { pages, redirects } from './paths.ts'
import { createSiteRouter } from './router.tsx'

describe('the routes of the site', () => {
  it('[FRM-063] are exactly those of the table of pages', () => {
    const router = createSiteRouter({ language: 'en', prefix: null })
    const known = [...Object.values(pages).map(({ path }) => path), ...Object.keys(redirects)]
    expect(Object.keys(router.routesByPath).toSorted()).toEqual(known.toSorted())
  })
})
