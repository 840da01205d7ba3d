import { expect, it } from 'vitest'
import { siteConfig } from './site-config.ts'

it('[FRM-171] a development server hands the same path on to the API', () => {
  const { server } = siteConfig({ base: '/', port: 5173 })
  expect(server?.proxy).toMatchObject({
    '/api': { target: process.env['API_ORIGIN'] ?? 'http://localhost:3000' },
  })
})
