import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { expect, it } from 'vitest'
import { steadyIds } from './steady-ids.ts'

it('leaves the ids of the component library to React, and sets none anew when a page listens', async () => {
  const entry = createRequire(import.meta.url).resolve('@mantine/hooks')
  const path = 'esm/use-id/use-id.mjs'
  const code = readFileSync(join(dirname(entry), '..', path), 'utf8')
  const { transform } = steadyIds() as unknown as {
    transform: { filter: { id: RegExp }; handler: (code: string) => string }
  }
  expect(transform.filter.id.test(`/node_modules/@mantine/hooks/${path}`)).toBe(true)
  const steady = transform
    .handler(code)
    .replaceAll(/import \{.*\} from "\.\..*;/g, '')
    .replace(/import \{.*\} from "react";/, 'const useId = () => ":r1:";')
  const { useId } = (await import(
    /* @vite-ignore */ `data:text/javascript,${encodeURIComponent(steady)}`
  )) as { useId: (own?: string) => string }
  expect(useId()).toBe('mantine-r1')
  expect(useId('own')).toBe('own')
})
