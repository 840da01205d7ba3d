import { expect, it } from 'vitest'
import { createShortNames } from './short-classes.ts'

const file = (path: string) => new URL(`../../../${path}`, import.meta.url).pathname

it('gives a class one short name, and another class another', () => {
  const name = createShortNames()
  const [head, foot] = [name('head', file('a.module.css')), name('foot', file('a.module.css'))]
  expect(name('head', file('a.module.css'))).toBe(head)
  expect(new Set([head, foot, name('head', file('b.module.css'))]).size).toBe(3)
  expect(head).toMatch(/^_[\w-]{5}$/)
})

it('names the same in the next build', () => {
  const path = file('apps/web/src/a.module.css')
  expect(createShortNames()('head', path)).toBe(createShortNames()('head', path))
})
