import { trainStateOf, trainStates } from '@titian/contract'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { joinWayOf, mayJoin } from './policy.ts'
import { ownState, shareDone } from './rules.ts'

const moments = fc.integer({ min: 0, max: 1000 })
const at = (second: number) => new Date(second * 1000)

it('[TRN-047] [TRN-048] is scheduling without dates, and otherwise depends on the clock', () => {
  const none = { startTime: null, endTime: null }
  expect(trainStateOf(none, at(0))).toBe('scheduling')
  fc.assert(
    fc.property(moments, moments, moments, (start, length, now) => {
      const end = start + length
      const dates = { startTime: at(start).toISOString(), endTime: at(end).toISOString() }
      const state = now < start ? 'notStarted' : now > end ? 'completed' : 'inProgress'
      expect(trainStateOf(dates, at(now))).toBe(state)
    }),
  )
})

it('[TRN-048] is completed before the end for a student who has done everything, but not when it is empty', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...trainStates),
      fc.boolean(),
      fc.nat(5),
      fc.nat(5),
      (state, joined, done, more) => {
        const all = { done, total: done + more }
        const isDone = joined && done > 0 && more === 0
        expect(ownState(state, joined, all)).toBe(isDone ? 'completed' : state)
        expect(shareDone(all)).toBe(done + more === 0 ? 0 : done / (done + more))
      },
    ),
  )
})

const carrier = {
  schoolId: 1,
  auditStatus: 2,
  onList: false,
  training: true,
  priceMinor: 0,
  teaches: false,
  joined: false,
}
const visitor = { kind: 'visitor' } as Parameters<typeof joinWayOf>[0]
const student = { kind: 'user', schoolId: 1 } as Parameters<typeof joinWayOf>[0]

it('[TRN-023] offers the way to join: signing in, joining for free, ordering, or none', () => {
  expect(joinWayOf(visitor, carrier, 'inProgress')).toBe('signIn')
  expect(joinWayOf(student, carrier, 'scheduling')).toBe('join')
  expect(joinWayOf(student, { ...carrier, priceMinor: 100 }, 'notStarted')).toBe('order')
  expect(joinWayOf(student, { ...carrier, joined: true }, 'inProgress')).toBe('none')
  expect(joinWayOf(student, carrier, 'completed')).toBe('none')
  expect(joinWayOf(student, { ...carrier, auditStatus: 0 }, 'inProgress')).toBe('none')
  expect(mayJoin({ ...carrier, priceMinor: 100 }, 'inProgress')).toBe(false)
})
