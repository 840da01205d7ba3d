import { expect, it } from 'vitest'
import { shortName } from './short-name.ts'

it.each([
  ['Nur Aisyah binti Hassan', 'Nur Aisyah'],
  ['Ahmad Bin Ali', 'Ahmad'],
  ['Priya a/p Raman', 'Priya'],
  ['陈思远', '陈思远'],
  ['Binti', 'Binti'],
  ['', ''],
])('[CRS-080] greets %s as %s', (name, greeted) => {
  expect(shortName(name)).toBe(greeted)
})
