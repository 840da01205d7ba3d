import { expect, it } from 'vitest'
import { circlesBelow, places, problemsOf } from './folder-circles.mjs'
import { climbingArrows } from './folder-floors.mjs'

const place = 'packages/contract/src'
const graph = (pairs) =>
  new Map(
    Object.entries(pairs).map(([from, to]) => [
      `${place}/${from}`,
      to.map((one) => `${place}/${one}`),
    ]),
  )
// The files form no circle, but their folders do.
const planted = graph({
  'wire/reasons.ts': ['orders/reasons.ts'],
  'orders/calls.ts': ['wire/call.ts'],
  'notes/calls.ts': ['wire/call.ts'],
})

it('[FRM-425] refuses folders that import each other although their files do not', () => {
  const circles = circlesBelow(place, planted)
  expect(circles).toEqual([['orders', 'wire']])
  expect(problemsOf(place, circles)).toEqual([
    `${place}: these folders import each other in a circle: orders, wire`,
  ])
})

it('[FRM-425] compares folders at every depth, except modules with the shell of a site', () => {
  const files = [
    'apps/server/src/modules/exams/sitting/saving/rules.ts',
    'apps/web/src/app/main.tsx',
    'tests/e2e/exams/sitting.spec.ts',
  ]
  expect(places(new Map(files.map((path) => [path, []])))).toEqual([
    'apps/server/src',
    'apps/server/src/modules',
    'apps/server/src/modules/exams',
    'apps/server/src/modules/exams/sitting',
  ])
})

it('[FRM-425] counts the upward arrows that remain in any order of the folders', () => {
  const rooms = (pairs) => new Map(Object.entries(pairs).map(([from, to]) => [from, new Set(to)]))
  const floors = { routes: ['actions'], actions: ['tables'], tables: [] }
  expect(climbingArrows(rooms(floors))).toEqual([])
  expect(climbingArrows(rooms({ ...floors, tables: ['routes'] }))).toHaveLength(1)
})
