import { expect, it } from 'vitest'
import { fromLocalField, toLocalField } from './local-time.ts'

it('[EXM-055] gives back the same moment, whatever the zone of the device', () => {
  for (const moment of ['2026-01-01T00:00:00.000Z', '2026-07-15T23:45:00.000Z']) {
    expect(toLocalField(moment)).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d$/)
    expect(fromLocalField(toLocalField(moment))).toBe(moment)
  }
  expect(toLocalField(null)).toBe('')
  expect(fromLocalField('')).toBeNull()
  expect(fromLocalField('tomorrow')).toBeNull()
})
