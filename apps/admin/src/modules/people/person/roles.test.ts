import { people } from '@titian/contract'
import { describe, expect, it } from 'vitest'
import { chosenOf, rolesToGive, sameChoice } from './roles.ts'

describe('roles that staff choose', () => {
  it('begin with those of the account that may be chosen', () => {
    expect(chosenOf('platformAdmin,teacher,normal')).toEqual(['teacher'])
  })

  it('keep the membership, and never send an empty list', () => {
    expect(rolesToGive(['teacher'], 'student,normal')).toEqual(['teacher', 'normal'])
    expect(rolesToGive(['teacher'], 'student')).toEqual(['teacher'])
    expect(rolesToGive([], 'student')).toEqual(['normal'])
    const roles = rolesToGive(['schoolAdmin', 'teacher', 'student'], 'normal')
    const input = { sign: 'x', roles, reason: 'Teaches from now on' }
    expect(people.changePersonRoles.input.safeParse(input).success).toBe(true)
  })

  it('are the same in any order', () => {
    expect(sameChoice(['teacher', 'student'], 'student,teacher,normal')).toBe(true)
    expect(sameChoice(['teacher'], 'student,teacher')).toBe(false)
  })
})
