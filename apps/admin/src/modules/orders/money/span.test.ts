import { expect, it } from 'vitest'
import { readSpan, spanProblem } from './span.ts'

it('[ORD-115] readSpan reads the last days or chosen ones from the address, and spanProblem finds a wrong last day', () => {
  expect(readSpan({})).toEqual({ days: 30 })
  expect(readSpan({ days: '7', from: '2026-01-01' })).toEqual({ days: 7 })
  const own = readSpan({ days: 'own', from: '2026-01-01', to: '2026-01-31' })
  expect(own).toEqual({ days: 30, own: { from: '2026-01-01', to: '2026-01-31' } })
  expect(spanProblem(own)).toBeUndefined()
  expect(spanProblem(readSpan({ days: 'own', from: '2026-02-01', to: '2026-01-31' }))).toEqual({
    to: expect.any(String),
  })
  expect(spanProblem(readSpan({ days: 'own', from: '2026-02-01' }))?.to).toBeTruthy()
})
