import { expect, it } from 'vitest'
import { claimOf } from './rules.ts'

const free = {
  state: 'teacherRating' as const,
  firstId: null,
  secondId: null,
  moderatorId: null,
  secondAskedBy: null,
  releasedAt: null,
}

it('makes the first who rates the first rater, the next the second if requested, and the third the moderator', () => {
  const rated = { ...free, firstId: 1 }
  const withSecond = { ...rated, secondAskedBy: 1 }
  const apart = { ...withSecond, secondId: 2, state: 'moderating' as const }
  expect(claimOf(free, 1)).toEqual({ role: 'first' })
  expect(claimOf(rated, 1)).toEqual({ role: 'first' })
  expect(claimOf(rated, 2)).toEqual({ problem: 'otherRater' })
  expect(claimOf(withSecond, 2)).toEqual({ role: 'second' })
  expect(claimOf({ ...withSecond, secondId: 3 }, 2)).toEqual({ problem: 'otherRater' })
  for (const rater of [1, 2]) expect(claimOf(apart, rater)).toEqual({ problem: 'moderatorIsRater' })
  expect(claimOf(apart, 3)).toEqual({ role: 'moderator' })
  expect(claimOf({ ...apart, moderatorId: 4 }, 3)).toEqual({ problem: 'otherRater' })
  expect(claimOf({ ...rated, releasedAt: new Date(0) }, 1)).toEqual({
    problem: 'assessmentReleased',
  })
})
