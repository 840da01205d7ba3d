import { expect, test } from 'vitest'
import { keepTabHolder, readTabHolder } from './tab-holder.ts'

function memoryStorage() {
  const kept = new Map<string, string>()
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  }
}

test('[EXM-106] a reload keeps the name of the tab, a duplicated tab gets another', () => {
  const storage = memoryStorage()
  const first = readTabHolder(storage)
  expect(first.length).toBeGreaterThanOrEqual(8)
  expect(readTabHolder(storage)).not.toBe(first)
  keepTabHolder(first, storage)
  expect(readTabHolder(storage)).toBe(first)
})
