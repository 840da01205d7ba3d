import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { expect, it } from 'vitest'
import { fewColors, oneScheme } from './few-colors.ts'

it('keeps the scales that the component library reads by itself, whole, and leaves the others out', async () => {
  const entry = createRequire(import.meta.url).resolve('@mantine/core')
  const path = 'esm/core/MantineProvider/default-colors.mjs'
  const code = readFileSync(join(dirname(entry), '..', path), 'utf8')
  const { transform } = fewColors() as unknown as {
    transform: { filter: { id: RegExp }; handler: (code: string) => string }
  }
  expect(transform.filter.id.test(`/node_modules/@mantine/core/${path}`)).toBe(true)
  const slim = `data:text/javascript,${encodeURIComponent(transform.handler(code))}`
  const { DEFAULT_COLORS } = (await import(/* @vite-ignore */ slim)) as {
    DEFAULT_COLORS: Record<string, string[]>
  }
  expect(Object.keys(DEFAULT_COLORS).toSorted()).toEqual(
    ['dark', 'gray', 'red', 'teal', 'blue'].toSorted(),
  )
  expect(DEFAULT_COLORS['dark']).toHaveLength(10)
})

it('leaves the colours of dark pages out of what the component library writes', () => {
  const entry = createRequire(import.meta.url).resolve('@mantine/core')
  const path = 'esm/core/MantineProvider/convert-css-variables/convert-css-variables.mjs'
  const code = readFileSync(join(dirname(entry), '..', path), 'utf8')
  const { transform } = oneScheme() as unknown as {
    transform: { filter: { id: RegExp }; handler: (code: string) => string }
  }
  expect(transform.filter.id.test(`/node_modules/@mantine/core/${path}`)).toBe(true)
  expect(code).toContain('input.dark')
  expect(transform.handler(code)).not.toContain('input.dark')
  expect(transform.handler(code)).toContain('input.light')
})
