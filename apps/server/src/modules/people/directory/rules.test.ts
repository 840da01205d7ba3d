import { describe, expect, it } from 'vitest'
import { chosenRoles, lostRoles, sameRoles } from './rules.ts'

describe('roles', () => {
  it('[ACC-218] keep what the platform gave', () => {
    expect(chosenRoles('platformAdmin,normal', ['teacher', 'teacher'])).toBe(
      'teacher,platformAdmin',
    )
    expect(lostRoles('schoolAdmin,normal', 'normal')).toEqual(['schoolAdmin'])
    expect([sameRoles('a,b', 'b,a'), sameRoles('a', 'a,b')]).toEqual([true, false])
  })
})
