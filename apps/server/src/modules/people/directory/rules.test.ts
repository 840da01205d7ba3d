import { describe, expect, it } from 'vitest'
import { chosenRoles, lostRoles, sameRoles } from './rules.ts'

describe('choosing roles', () => {
  it('[ACC-218] keeps the roles that only the platform gives', () => {
    expect(chosenRoles('platformAdmin,normal', ['teacher', 'teacher'])).toBe(
      'teacher,platformAdmin',
    )
    expect(lostRoles('schoolAdmin,normal', 'normal')).toEqual(['schoolAdmin'])
    expect([sameRoles('a,b', 'b,a'), sameRoles('a', 'a,b')]).toEqual([true, false])
  })
})
