import { people } from '@titian/contract'
import { describe, expect, it } from 'vitest'
import { chosenOf, rolesToGive, sameChoice } from './roles.ts'

describe('the roles that staff choose', () => {
  it('start with the current roles of the account that staff may assign', () => {
    expect(chosenOf('platformAdmin,teacher,normal')).toEqual(['teacher'])
  })

  it('always include the membership, so that the list is never empty', () => {
    expect(rolesToGive(['teacher'], 'student,normal')).toEqual(['teacher', 'normal'])
    expect(rolesToGive(['teacher'], 'student')).toEqual(['teacher'])
    expect(rolesToGive([], 'student')).toEqual(['normal'])
    const roles = rolesToGive(['schoolAdmin', 'teacher', 'student'], 'normal')
    const input = { sign: 'x', roles, reason: 'Teaches from now on' }
    expect(people.changePersonRoles.input.safeParse(input).success).toBe(true)
  })

  it('are compared without regard to their order', () => {
    expect(sameChoice(['teacher', 'student'], 'student,teacher,normal')).toBe(true)
    expect(sameChoice(['teacher'], 'student,teacher')).toBe(false)
  })
})
