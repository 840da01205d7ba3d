import type { MoneyReport } from '@titian/contract'
import { describe, expect, it } from 'vitest'
import { coursesFinding, daysFinding, methodsFinding } from './findings.ts'

const money = (amount: number) => `RM${amount}`
const day = (taken: number, refunded = 0) => ({ day: '2026-11-01', taken, refunded })

describe('the findings of the money report', () => {
  it('[ORD-065] state the payments and the refunds', () => {
    expect(daysFinding({ days: [day(0), day(0)] }, money)).toEqual({
      key: 'report.days.none',
      values: { count: 2 },
    })
    expect(daysFinding({ days: [day(20), day(30)] }, money).key).toBe('report.days.taken')
    expect(daysFinding({ days: [day(20), day(30, 5)] }, money)).toMatchObject({
      key: 'report.days.both',
      values: { taken: 'RM50', refunded: 'RM5' },
    })
  })

  it('[ORD-115] say "in these days" for days of one\\\'s own, not "in the last days"', () => {
    expect(daysFinding({ days: [day(20)] }, money, true).key).toBe('report.ownDays.taken')
    expect(daysFinding({ days: [day(0)] }, money, true).key).toBe('report.ownDays.none')
  })

  it('[ORD-065] name the course and the payment method with the highest income, and neither when all was refunded', () => {
    const courses = [
      { name: 'Tea', amount: 25, orders: 1 },
      { name: 'Batik', amount: 75, orders: 2 },
    ]
    expect(coursesFinding({ courses }).values).toEqual({ name: 'Batik', percent: 75 })
    expect(coursesFinding({ courses: [{ name: 'Tea', amount: 0, orders: 1 }] }).key).toBe(
      'report.courses.none',
    )
    const methods: MoneyReport['methods'] = [
      { payType: 1, amount: 10, orders: 1 },
      { payType: 2, amount: 30, orders: 1 },
    ]
    expect(methodsFinding({ methods })).toEqual({
      key: 'report.methods.most2',
      values: { percent: 75 },
    })
  })
})
