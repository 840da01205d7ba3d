import { expect, it } from 'vitest'
import { siteConfig } from './site-config.ts'

it('[FRM-171] a development server hands the same path on to the API', () => {
  const { server } = siteConfig({ base: '/', port: 5173 })
  expect(server?.proxy).toMatchObject({
    '/api': { target: process.env['API_ORIGIN'] ?? 'http://localhost:3000' },
  })
})

it('gives the schemas of the contract to the staff and not to the students', () => {
  const plugins = (wholeContract: boolean) =>
    JSON.stringify(siteConfig({ base: '/', port: 5173, wholeContract }).plugins)
  expect(plugins(false)).toContain('titian-slim-contract')
  expect(plugins(true)).not.toContain('titian-slim-contract')
})
