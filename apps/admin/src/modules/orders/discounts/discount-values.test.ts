import { orders, problemsIn } from '@titian/contract'
import { expect, it } from 'vitest'
import { discountInputOf, discountValuesOf } from './discount-values.ts'

const problems = (more: object) =>
  problemsIn(
    orders.saveDiscountCode.input,
    discountInputOf({ ...discountValuesOf(null), ...more }, null),
    'en',
  )

it('[ORD-070] a discount code without limits needs only a name and a value', () => {
  expect(problems({ discountsCode: 'HARI-RAYA', value: 25 })).toEqual({})
})

it('[ORD-070] an empty number is not sent as 0, and an empty limit means no limit', () => {
  expect(Object.keys(problems({ discountsCode: 'A B', perUser: '' }))).toEqual([
    'discountsCode',
    'value',
    'perUser',
  ])
  expect(discountInputOf(discountValuesOf(null), null)).toMatchObject({ limit: null, cap: null })
})

it('[ORD-070] days are whole days in the time zone of the reader', () => {
  const values = { ...discountValuesOf(null), startTime: '2026-11-01', endTime: '2026-11-01' }
  const { startTime, endTime } = discountInputOf(values, null)
  expect(Date.parse(endTime ?? '') - Date.parse(startTime ?? '')).toBe(24 * 60 * 60 * 1000 - 1)
  const back = discountValuesOf({
    sign: 's',
    discountsCode: 'X',
    kind: 'percent',
    value: 5,
    cap: null,
    leastPrice: 0,
    startTime: startTime ?? null,
    endTime: endTime ?? null,
    limit: null,
    perUser: 1,
    used: 0,
    active: true,
    courses: [],
    version: 1,
  })
  expect([back.startTime, back.endTime]).toEqual(['2026-11-01', '2026-11-01'])
})
