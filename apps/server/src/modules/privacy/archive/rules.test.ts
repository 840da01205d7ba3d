import { expect, it } from 'vitest'
import { entryName, hoursUntil, nextOrderAt } from './rules.ts'

it('[ACC-300] gives a file a name that every system accepts and that leads to no other folder', () => {
  expect(entryName('../../etc/passwd')).toBe('__.._etc_passwd')
  expect(entryName('a\\b:c*?"<>|\u0000\u202E.pdf')).toBe('a_b_c________.pdf')
  expect(entryName('报告 résumé.docx')).toBe('报告 résumé.docx')
  expect(entryName('...')).toBe('_')
  const long = entryName(`${'𠮷'.repeat(300)}.jpeg`)
  expect(Array.from(long).length).toBe(100)
  expect(long.endsWith('𠮷.jpeg')).toBe(true)
})

it('[ACC-301] allows the next archive a day after the last order, and at once after a failed one', () => {
  const requestedAt = new Date('2026-11-02T08:00:00Z')
  const now = new Date('2026-11-02T09:30:00Z')
  const next = new Date('2026-11-03T08:00:00Z')
  expect(nextOrderAt(undefined, now)).toBeNull()
  expect(nextOrderAt({ state: 'ready', requestedAt }, now)).toEqual(next)
  expect(nextOrderAt({ state: 'ready', requestedAt }, next)).toBeNull()
  expect(nextOrderAt({ state: 'failed', requestedAt }, now)).toBeNull()
  expect(hoursUntil(next, now)).toBe(23)
})
