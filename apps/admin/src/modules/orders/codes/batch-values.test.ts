import { orders, problemsIn } from '@titian/contract'
import { expect, it } from 'vitest'
import { batchInputOf, emptyBatch } from './batch-values.ts'

const key = '5b7f3c52-7d3e-4d3c-9a53-2f0c3a1c9f10'
const problems = (more: object) =>
  Object.keys(
    problemsIn(orders.makeCodeBatch.input, batchInputOf({ ...emptyBatch, ...more }, key), 'en'),
  )

it('[ORD-072] a batch needs a name, and courses or coins', () => {
  expect(problems({})).toEqual(['name', 'courseSigns'])
  expect(problems({ name: 'June', courseSigns: ['x'] })).toEqual([])
  expect(problems({ name: 'June', kind: 'coins', coins: 5 })).toEqual([])
})

it('[ORD-072] values of the kind that is not chosen are ignored', () => {
  const both = { ...emptyBatch, courseSigns: ['x'], coins: 5 }
  expect(batchInputOf(both, key)).toMatchObject({ courseSigns: ['x'], coins: 0 })
  expect(batchInputOf({ ...both, kind: 'coins' }, key)).toMatchObject({ courseSigns: [], coins: 5 })
})
