import { people } from '@titian/contract'
import { describe, expect, it } from 'vitest'
import { readAuditFilters } from './audit-search.ts'

const read = (search: Record<string, string>) => {
  const filters = readAuditFilters(search)
  expect(people.listAuditLog.input.safeParse(filters).success).toBe(true)
  return filters
}

describe('the filters of the log in an address', () => {
  it('cover whole days in the time zone of the reader', () => {
    const { from, to } = read({ from: '2026-03-01', to: '2026-03-01' })
    expect(Date.parse(to ?? '') - Date.parse(from ?? '')).toBe(24 * 60 * 60 * 1000 - 1)
    expect(new Date(from ?? '').getHours()).toBe(0)
  })

  it('ignore invalid days and unknown actions', () => {
    expect(read({ from: 'yesterday', to: '2026-99-99', action: 'cake.eaten' })).toEqual({
      name: '',
      action: 'all',
    })
  })
})
