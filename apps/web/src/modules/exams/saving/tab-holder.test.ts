// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { keepTabHolder, readTabHolder } from './tab-holder.ts'

test('[EXM-106] a reload keeps the name of the tab, a duplicated tab gets another', () => {
  const first = readTabHolder()
  expect(first.length).toBeGreaterThanOrEqual(8)
  expect(readTabHolder()).not.toBe(first)
  keepTabHolder(first)
  expect(readTabHolder()).toBe(first)
})
