import { expect, it } from 'vitest'
import { circlesBelow, known, problemsOf } from './folder-circles.mjs'

const place = 'packages/contract/src'
const graph = (pairs) =>
  new Map(
    Object.entries(pairs).map(([from, to]) => [
      `${place}/${from}`,
      to.map((one) => `${place}/${one}`),
    ]),
  )
// No two of these files import each other.
const planted = graph({
  'wire/reasons.ts': ['orders/reasons.ts'],
  'orders/calls.ts': ['wire/call.ts'],
  'notes/calls.ts': ['wire/call.ts'],
})

it('[FRM-425] refuses folders that import each other although their files do not', () => {
  const circles = circlesBelow(place, planted)
  expect(circles).toEqual([['orders', 'wire']])
  expect(problemsOf(place, circles)).toHaveLength(1)
  expect(problemsOf(place, circles, known[place])).toHaveLength(1)
})

it('[FRM-425] accepts a listed circle, refuses one that grew, and wants a list shortened', () => {
  const circles = [['orders', 'wire']]
  expect(problemsOf(place, circles, [['orders', 'wire']])).toEqual([])
  expect(problemsOf(place, [['notes', 'orders', 'wire']], [['orders', 'wire']])).toHaveLength(1)
  expect(problemsOf(place, circles, [['notes', 'orders', 'wire']])).toHaveLength(1)
})
